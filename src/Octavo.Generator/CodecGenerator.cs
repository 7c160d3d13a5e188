// Owns: the pipelines: attributes and calls to models, models to an assembly's plan, the plan to files; and a second one for diagnostics, which need locations.
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Emission;
using Octavo.Generator.Emission.Assemblies;
using Octavo.Generator.Emission.Collections;
using Octavo.Generator.Emission.Unions;
using Octavo.Generator.Parsing;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Types;
using Octavo.Generator.Parsing.Unions;
using Octavo.Generator.Parsing.Unused;
using Octavo.Generator.Parsing.Values;
using Octavo.Generator.Qualifying;
using Octavo.Model;
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Text;

namespace Octavo.Generator;

/// <summary>Emits the codecs of types with <c>[GenerateCodec]</c>, and the entries of roots seen in calls.</summary>
[Generator(LanguageNames.CSharp)]
public sealed class CodecGenerator : IIncrementalGenerator
{
    internal const string TypesStep = "Types";
    internal const string CallsStep = "Calls";
    internal const string PlanStep = "Plan";
    internal const string CodecsStep = "Codecs";
    internal const string CollectionsStep = "Collections";
    internal const string TableStep = "Table";

    private static readonly ParseMemory s_types = new();
    private static readonly ParseMemory s_calls = new();

    /// <inheritdoc/>
    public void Initialize(IncrementalGeneratorInitializationContext context)
    {
        IncrementalValuesProvider<Parsed> types = context.SyntaxProvider
            .ForAttributeWithMetadataName(Attributes.GenerateCodec, static (node, _) => node is BaseTypeDeclarationSyntax,
                static (found, _) => s_types.Get(found.TargetNode, found.SemanticModel.Compilation, found, ParseType)!);
        IncrementalValuesProvider<Parsed> asked = context.SyntaxProvider
            .ForAttributeWithMetadataName(Attributes.GenerateCodecFor, static (node, _) => node is CompilationUnitSyntax,
                static (found, _) => ParseAsked(found));
        IncrementalValuesProvider<Parsed> surfaces = context.SyntaxProvider
            .ForAttributeWithMetadataName(Attributes.GenerateCodecsForCalls, static (node, _) => node is CompilationUnitSyntax,
                static (found, _) => ParseEach(found, static (context, attribute, _, location) => SurfaceParser.Parse(context, attribute, location)));
        IncrementalValuesProvider<Parsed> cases = context.SyntaxProvider
            .ForAttributeWithMetadataName(Attributes.CodecUnionFor, static (node, _) => node is CompilationUnitSyntax,
                static (found, _) => ParseEach(found, static (context, attribute, _, _) => new UnionParser(context).ParseAssembly(attribute)));
        IncrementalValuesProvider<Parsed> converters = context.SyntaxProvider
            .ForAttributeWithMetadataName(Attributes.CodecConverter, static (node, _) => node is BaseTypeDeclarationSyntax or CompilationUnitSyntax,
                static (found, _) =>
                ParseEach(found, static (context, attribute, type, location) => new ConverterParser(context).ParseAsked(attribute, type, location)));
        IncrementalValuesProvider<Parsed> surrogates = context.SyntaxProvider
            .ForAttributeWithMetadataName(Attributes.CodecSurrogate, static (node, _) => node is BaseTypeDeclarationSyntax or CompilationUnitSyntax,
                static (found, _) =>
                ParseEach(found, static (context, attribute, type, location) => new SurrogateParser(context).ParseAsked(attribute, type, location)));
        IncrementalValuesProvider<Parsed> forms = context.SyntaxProvider
            .ForAttributeWithMetadataName(Attributes.CodecAs, static (node, _) => node is BaseTypeDeclarationSyntax or CompilationUnitSyntax,
                static (found, _) =>
                ParseEach(found, static (context, attribute, type, location) => new SurrogateParser(context).ParseAsked(attribute, type, location)));
        IncrementalValuesProvider<Parsed> calls = context.SyntaxProvider
            .CreateSyntaxProvider(static (node, _) => CallParser.MayBeCall(node), static (found, cancellation) =>
                s_calls.Get(found.Node, found.SemanticModel.Compilation, (found.SemanticModel, found.Node, cancellation),
                    static call => CallParser.Parse(call.SemanticModel, call.Node, call.cancellation)))
            .Where(static parsed => parsed is not null)
            .Select(static (parsed, _) => parsed!);

        IncrementalValueProvider<ImmutableArray<Parsed>> typeModels = types.Select(static (p, _) => WithoutLocations(p)).WithTrackingName(TypesStep).Collect();
        IncrementalValueProvider<ImmutableArray<Parsed>> askedModels = asked.Select(static (p, _) => WithoutLocations(p)).Collect()
            .Combine(surfaces.Select(static (p, _) => WithoutLocations(p)).Collect()).Select(static (both, _) => both.Left.AddRange(both.Right))
            .Combine(converters.Select(static (p, _) => WithoutLocations(p)).Collect()).Select(static (both, _) => both.Left.AddRange(both.Right))
            .Combine(surrogates.Select(static (p, _) => WithoutLocations(p)).Collect()).Select(static (both, _) => both.Left.AddRange(both.Right))
            .Combine(forms.Select(static (p, _) => WithoutLocations(p)).Collect()).Select(static (both, _) => both.Left.AddRange(both.Right));
        IncrementalValueProvider<ImmutableArray<Parsed>> caseModels = cases.Select(static (p, _) => WithoutLocations(p)).Collect();
        IncrementalValueProvider<ImmutableArray<Parsed>> callModels = calls.Select(static (p, _) => WithoutLocations(p)).WithTrackingName(CallsStep).Collect();
        IncrementalValueProvider<string> assembly = context.CompilationProvider.Select(static (c, _) => CSharpNames.AssemblyId(c.AssemblyName));

        IncrementalValueProvider<AssemblyPlan> plan = typeModels.Combine(askedModels.Combine(caseModels)).Combine(callModels).Combine(assembly)
            .Select(
                static (all, _) =>
                    ParsedPlan.Of(all.Right, all.Left.Left.Left.Concat(all.Left.Left.Right.Left).Concat(all.Left.Left.Right.Right).Concat(all.Left.Right)))
            .WithTrackingName(PlanStep);
        IncrementalValueProvider<string> taken = context.CompilationProvider.Select(static (c, _) => TakenNames.Of(c));
        context.RegisterSourceOutput(plan.SelectMany(static (p, _) => p.Codecs).WithTrackingName(CodecsStep).Combine(taken), static (output, codec) =>
            Add(output, CodecEmitter.FileName(codec.Left), CodecEmitter.Emit(codec.Left), codec.Right));
        context.RegisterSourceOutput(plan.SelectMany(static (p, _) => p.Unions).Combine(taken), static (output, union) =>
            Add(output, UnionEmitter.FileName(union.Left), UnionEmitter.Emit(union.Left), union.Right));
        context.RegisterSourceOutput(plan.SelectMany(static (p, _) => p.Roots).Combine(taken), static (output, root) =>
            Add(output, EntryEmitter.FileName(root.Left), EntryEmitter.EmitRoot(root.Left), root.Right));
        context.RegisterSourceOutput(plan.SelectMany(static (p, _) => p.Surrogates).Combine(taken), static (output, surrogate) =>
            Add(output, SurrogateEmitter.FileName(surrogate.Left), SurrogateEmitter.Emit(surrogate.Left), surrogate.Right));
        context.RegisterSourceOutput(plan.SelectMany(static (p, _) => p.Enums).Combine(taken),
            static (output, type) => Add(output, EnumEmitter.FileName(type.Left), EnumEmitter.Emit(type.Left), type.Right));
        context.RegisterSourceOutput(plan.Select(static (p, _) => (p.Collections, p.IsObsolete)).WithTrackingName(CollectionsStep).Combine(taken),
            static (output, found) =>
        {
            if (found.Left.Collections.Count != 0)
            {
                Add(output, CollectionsEmitter.FileName, CollectionsEmitter.Emit(found.Left.Collections, found.Left.IsObsolete), found.Right);
            }
        });
        context.RegisterSourceOutput(plan.Select(static (p, _) => (p.Keys, p.IsObsolete)).Combine(taken), static (output, found) =>
        {
            if (found.Left.Keys.Count != 0)
            {
                Add(output, KeyEmitter.FileName, KeyEmitter.Emit(found.Left.Keys, found.Left.IsObsolete), found.Right);
            }
        });
        context.RegisterSourceOutput(plan.Select(static (p, _) => (p.Name, p.Mirrors)), static (output, found) =>
        {
            if (found.Mirrors.Count != 0)
            {
                Add(output, MirrorEmitter.FileName(found.Name), MirrorEmitter.Emit(found.Mirrors), "");
            }
        });
        IncrementalValueProvider<EquatableList<string>> others = context.CompilationProvider.Select(static (c, _) => CodecPackages.Of(c));
        IncrementalValueProvider<AssemblyTable> tables = plan.Combine(others).Select(static (found, _) => TableEmitter.Table(found.Left, found.Right))
            .WithTrackingName(TableStep);
        context.RegisterSourceOutput(tables.Combine(taken), static (output, found) =>
        {
            if (found.Left is { } table && (table.Rows.Count != 0 || table.HoldsObjects || table.Others.Count != 0))
            {
                Add(output, TableEmitter.FileName(table), TableEmitter.Emit(table), found.Right);
            }
        });

        // Only rows of other assemblies' types have a layout's hash: without one, no compilation is looked at.
        context.RegisterSourceOutput(tables.SelectMany(static (table, _) => table.Rows.Where(r => r.LayoutHash != 0)).Combine(context.CompilationProvider),
            static (output, found) => ConflictingLayouts.Report(output, found.Left, found.Right));
        Report(context, types);
        Report(context, asked);
        Report(context, surfaces);
        Report(context, converters);
        Report(context, surrogates);
        Report(context, forms);
        Report(context, calls);
        Report(context, cases);
        IncrementalValueProvider<ImmutableArray<CaseMention>> mentions = Mentions(types).Combine(Mentions(asked)).Combine(Mentions(cases))
            .Select(static (all, _) => all.Left.Left.AddRange(all.Left.Right).AddRange(all.Right));
        context.RegisterSourceOutput(mentions.SelectMany(static (all, _) => CaseMentions.Check(all)).Combine(context.CompilationProvider),
            static (output, found) =>
            output.ReportDiagnostic(found.Left.ToDiagnostic(found.Right)));
        IncrementalValueProvider<FormatFacts> formats = plan.Select(static (p, _) => FormatFacts.Of(p));
        context.RegisterSourceOutput(calls.SelectMany(static (p, _) => p.FormatCalls).Combine(formats)
            .Select(static (found, _) => found.Left.Check(found.Right)).Where(static found => found is not null).Combine(context.CompilationProvider),
                static (output, found) =>
            output.ReportDiagnostic(found.Left!.ToDiagnostic(found.Right)));
        IncrementalValueProvider<ImmutableArray<FormatClaim>> claims = types.SelectMany(static (p, _) => p.FormatClaims).Collect()
            .Combine(asked.SelectMany(static (p, _) => p.FormatClaims).Collect()).Select(static (both, _) => both.Left.AddRange(both.Right));
        context.RegisterSourceOutput(claims.Combine(formats).SelectMany(static (found, _) => found.Left.SelectMany(claim => claim.Check(found.Right)))
            .Combine(context.CompilationProvider), static (output, found) =>
            output.ReportDiagnostic(found.Left.ToDiagnostic(found.Right)));
        IncrementalValueProvider<string?> oldLanguage = context.ParseOptionsProvider.Select(static (options, _) =>
            options is CSharpParseOptions { LanguageVersion: < LanguageVersion.CSharp14 and var version } ? version.ToDisplayString() : null);
        context.RegisterSourceOutput(oldLanguage.Combine(plan.Select(static (p, _) => p.HoldsObjects || p.Codecs.Count + p.Unions.Count + p.Roots.Count != 0)),
            static (output, found) =>
        {
            if (found is { Left: string version, Right: true })
            {
                output.ReportDiagnostic(Diagnostic.Create(Descriptors.LanguageTooOld, Location.None, version));
            }
        });
    }

    private static Parsed ParseType(GeneratorAttributeSyntaxContext found)
    {
        var context = new ParseContext(found.SemanticModel.Compilation);
        Location location = found.TargetNode is BaseTypeDeclarationSyntax declaration ? declaration.Identifier.GetLocation() : found.TargetNode.GetLocation();
        new TypeParser(context).Parse((INamedTypeSymbol)found.TargetSymbol, TypeRequest.From(found.Attributes[0], location));
        return context.ToParsed();
    }

    private static Parsed ParseAsked(GeneratorAttributeSyntaxContext found) => ParseEach(found, static (context, attribute, _, location) =>
    {
        if (attribute.ConstructorArguments is not [{ Value: ITypeSymbol type }])
        {
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

    private static IncrementalValueProvider<ImmutableArray<CaseMention>> Mentions(IncrementalValuesProvider<Parsed> parsed) =>
        parsed.SelectMany(static (p, _) => p.Mentions).Collect();

    /// <summary>What code is emitted from does not change when a line is inserted above it.</summary>
    private static Parsed WithoutLocations(Parsed parsed) =>
        parsed with { Diagnostics = default, Mentions = default, FormatCalls = default, FormatClaims = default };

    private static void Report(IncrementalGeneratorInitializationContext context, IncrementalValuesProvider<Parsed> parsed) =>
        context.RegisterSourceOutput(parsed.SelectMany(static (p, _) => p.Diagnostics).Combine(context.CompilationProvider), static (output, found) =>
            output.ReportDiagnostic(found.Left.ToDiagnostic(found.Right)));

    /// <summary>A file's name as every system takes it; <see cref="CodecNames"/> sees to it that no two differ by case alone.</summary>
    private static string FileName(string file) =>
        BoundedName.File(file.Substring(0, file.Length - Names.Ending.Length).Replace('@', '_')) + Names.Ending;

    private static void Add(SourceProductionContext output, string file, string text, string taken) =>
        output.AddSource(FileName(file), SourceText.From(TakenNames.Avoid(QualifiedText.Of(text), taken), Encoding.UTF8));
}
