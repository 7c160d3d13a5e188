// Owns: what the generator reads: attributes and calls, parsed to models.
using System;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Types;
using Octavo.Generator.Parsing.Unions;
using Octavo.Generator.Parsing.Unused;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator;

/// <summary>What was parsed, by where it was found.</summary>
/// <param name="Types">Types with <c>[GenerateCodec]</c>.</param>
/// <param name="Asked">Types that the assembly's attributes ask for.</param>
/// <param name="Surfaces">What the methods of interfaces, controllers and hubs take and give.</param>
/// <param name="Columns">Properties of entities that are one column.</param>
/// <param name="Cases">Cases of unions that attributes of the assembly name.</param>
/// <param name="Converters">Types with hand-written codecs.</param>
/// <param name="Surrogates">Types with surrogates.</param>
/// <param name="Forms">Types that are written as a single value.</param>
/// <param name="Calls">Calls of formats.</param>
internal sealed record GeneratorInputs(
    IncrementalValuesProvider<Parsed> Types,
    IncrementalValuesProvider<Parsed> Asked,
    IncrementalValuesProvider<Parsed> Surfaces,
    IncrementalValuesProvider<Parsed> Columns,
    IncrementalValuesProvider<Parsed> Cases,
    IncrementalValuesProvider<Parsed> Converters,
    IncrementalValuesProvider<Parsed> Surrogates,
    IncrementalValuesProvider<Parsed> Forms,
    IncrementalValuesProvider<Parsed> Calls)
{
    private static readonly ParseMemory s_types = new();
    private static readonly ParseMemory s_calls = new();

    /// <summary>All of them, in the order in which diagnostics are told.</summary>
    internal IncrementalValuesProvider<Parsed>[] All => [Types, Asked, Surfaces, Columns, Converters, Surrogates, Forms, Calls, Cases];

    public static GeneratorInputs Of(IncrementalGeneratorInitializationContext context)
    {
        IncrementalValuesProvider<Parsed> types = context.SyntaxProvider
            .ForAttributeWithMetadataName(Attributes.GenerateCodec, static (node, _) => node is BaseTypeDeclarationSyntax,
                static (found, _) => s_types.Get(found.TargetNode, found.SemanticModel.Compilation, found, ParseType)!);
        IncrementalValuesProvider<Parsed> asked = context.SyntaxProvider
            .ForAttributeWithMetadataName(Attributes.GenerateCodecFor, static (node, _) => node is CompilationUnitSyntax,
                static (found, _) => ParseAsked(found));
        IncrementalValuesProvider<Parsed> surfaces = OnAssembly(context, Attributes.GenerateCodecsForCalls,
            static (context, attribute, _, location) => SurfaceParser.Parse(context, attribute, location));
        IncrementalValuesProvider<Parsed> columns = context.SyntaxProvider
            .ForAttributeWithMetadataName(Attributes.OctavoColumn, static (node, _) => node is PropertyDeclarationSyntax,
                static (found, _) => ParseColumn(found));
        IncrementalValuesProvider<Parsed> cases = OnAssembly(context, Attributes.CodecUnionFor,
            static (context, attribute, _, _) => new UnionParser(context).ParseAssembly(attribute));
        IncrementalValuesProvider<Parsed> converters = OnTypeOrAssembly(context, Attributes.CodecConverter,
            static (context, attribute, type, location) => new ConverterParser(context).ParseAsked(attribute, type, location));
        IncrementalValuesProvider<Parsed> surrogates = OnTypeOrAssembly(context, Attributes.CodecSurrogate, ParseSurrogate);
        IncrementalValuesProvider<Parsed> forms = OnTypeOrAssembly(context, Attributes.CodecAs, ParseSurrogate);
        IncrementalValuesProvider<Parsed> calls = context.SyntaxProvider
            .CreateSyntaxProvider(static (node, _) => CallParser.MayBeCall(node), static (found, cancellation) =>
                s_calls.Get(found.Node, found.SemanticModel.Compilation, (found.SemanticModel, found.Node, cancellation),
                    static call => CallParser.Parse(call.SemanticModel, call.Node, call.cancellation)))
            .Where(static parsed => parsed is not null)
            .Select(static (parsed, _) => parsed!);
        return new GeneratorInputs(types, asked, surfaces, columns, cases, converters, surrogates, forms, calls);
    }

    private static IncrementalValuesProvider<Parsed> OnAssembly(IncrementalGeneratorInitializationContext context, string attribute,
        Action<ParseContext, AttributeData, INamedTypeSymbol?, Location?> parse) =>
        context.SyntaxProvider.ForAttributeWithMetadataName(attribute, static (node, _) => node is CompilationUnitSyntax,
            (found, _) => ParseEach(found, parse));

    private static IncrementalValuesProvider<Parsed> OnTypeOrAssembly(IncrementalGeneratorInitializationContext context, string attribute,
        Action<ParseContext, AttributeData, INamedTypeSymbol?, Location?> parse) =>
        context.SyntaxProvider.ForAttributeWithMetadataName(attribute, static (node, _) => node is BaseTypeDeclarationSyntax or CompilationUnitSyntax,
            (found, _) => ParseEach(found, parse));

    private static void ParseSurrogate(ParseContext context, AttributeData attribute, INamedTypeSymbol? type, Location? location) =>
        new SurrogateParser(context).ParseAsked(attribute, type, location);

    private static Parsed ParseType(GeneratorAttributeSyntaxContext found)
    {
        var context = new ParseContext(found.SemanticModel.Compilation);
        Location location = found.TargetNode is BaseTypeDeclarationSyntax declaration ? declaration.Identifier.GetLocation() : found.TargetNode.GetLocation();
        new TypeParser(context).Parse((INamedTypeSymbol)found.TargetSymbol, TypeRequest.From(found.Attributes[0], location));
        return context.ToParsed();
    }

    /// <summary>A column may have any type. Columns of generic entities are left out: what closes them is not known here.</summary>
    private static Parsed ParseColumn(GeneratorAttributeSyntaxContext found)
    {
        var context = new ParseContext(found.SemanticModel.Compilation);
        if (found.TargetSymbol is IPropertySymbol { ContainingType.IsGenericType: false } column)
        {
            RootParser.Parse(context, column.Type, column.Locations.FirstOrDefault());
        }
        return context.ToParsed();
    }

    private static Parsed ParseAsked(GeneratorAttributeSyntaxContext found) => ParseEach(found, static (context, attribute, _, location) =>
    {
        if (attribute.ConstructorArguments is not [{ Value: ITypeSymbol type }])
        {
            return;
        }
        // Codecs of the types that are made of a known definition are made where these are used; those of other definitions are the attribute's.
        if (type is INamedTypeSymbol { IsUnboundGenericType: true } open && ValueParser.IsKnown(open.OriginalDefinition))
        {
            context.Report(Descriptors.UnusedOption, location, type.ToDisplayString(), "is open and has no members of its own", "[GenerateCodecFor]",
                "name a closed type");
            return;
        }
        if (OtherCodec(context, attribute, type) is string other)
        {
            context.Report(Descriptors.OwnCodecDiffers, location, type.ToDisplayString(), other);
            return;
        }
        if (Attributes.Named(attribute, "Members", 0) == 1)
        {
            AllMembersParser.Parse(context, attribute, location);
            return;
        }
        // A collection or other root needs no members of its own, nor does a type with a hand-written codec; a class or struct is parsed as if it had the
        // attribute.
        if (type is INamedTypeSymbol named && !ValueParser.IsKnown(named) && new ConverterParser(context).Named(named) is null
            && new SurrogateParser(context).Named(named) is null)
        {
            new TypeParser(context).Parse(named, TypeRequest.From(attribute, location));
        }
        else
        {
            new ReferenceParser(context).CheckRoot(type, Attributes.Named(attribute, "References", false), location);
            new UnusedOptions(context).CheckRoot(type, TypeRequest.From(attribute, location), location);
            RootParser.Parse(context, type, location);
        }
    });

    /// <summary>What codec a type has in addition to the one that an attribute of the assembly asks for, where their options differ; null if it has none. A
    /// type has one layout: the attribute may repeat the other one's options, and no others.</summary>
    private static string? OtherCodec(ParseContext context, AttributeData attribute, ITypeSymbol type)
    {
        TypeRequest asked = TypeRequest.From(attribute, null);
        if (type is INamedTypeSymbol own && Attributes.Find(own.OriginalDefinition, Attributes.GenerateCodec) is AttributeData there)
        {
            return TypeRequest.From(there, null) != asked ? "of its own with different options" : null;
        }
        if (context.Compilation.Assembly.GetAttributes().Any(a => Attributes.Is(a, Attributes.GenerateCodecFor)
            && a.ConstructorArguments is [{ Value: ITypeSymbol same }] && SymbolEqualityComparer.Default.Equals(same, type)
            && TypeRequest.From(a, null) != asked))
        {
            return "by another [assembly: GenerateCodecFor] with different options";
        }
        return type is INamedTypeSymbol named && asked != new TypeRequest(0, 0, null)
            && (new ConverterParser(context).Named(named) is not null || new SurrogateParser(context).Named(named) is not null)
            ? "by hand, or a surrogate, and the options have no effect there" : null;
    }

    /// <summary>Parses each of the attributes of one kind at a place: with the type that carries it, or null on an assembly.</summary>
    private static Parsed ParseEach(GeneratorAttributeSyntaxContext found, Action<ParseContext, AttributeData, INamedTypeSymbol?, Location?> parse)
    {
        var context = new ParseContext(found.SemanticModel.Compilation);
        foreach (AttributeData attribute in found.Attributes)
        {
            Location? location = attribute.ApplicationSyntaxReference is { } reference ? Location.Create(reference.SyntaxTree, reference.Span) : null;
            context.Place = location;
            parse(context, attribute, found.TargetSymbol as INamedTypeSymbol, location);
        }
        return context.ToParsed();
    }
}
