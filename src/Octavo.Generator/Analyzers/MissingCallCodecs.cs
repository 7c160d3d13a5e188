// Owns: which types that framework calls send have no codec yet, judged by attributes alone. Calls in code may still make one.
using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing;
using Octavo.Generator.Parsing.Compiling;
using Octavo.Generator.Parsing.Values;
using Octavo.Model;
using Octavo.Model.Values;

namespace Octavo.Generator.Analyzers;

internal sealed class MissingCallCodecs(Compilation compilation)
{
    private readonly Lazy<HashSet<ITypeSymbol>> _named = new(() => Named(compilation));
    private readonly Lazy<HashSet<ITypeSymbol>> _made = new(() => Made(compilation));

    /// <summary>The first type without a codec that the methods of a type send; null if all have one, or if an attribute names the type.</summary>
    public ITypeSymbol? First(INamedTypeSymbol called)
    {
        if (called.TypeKind == TypeKind.Error || HasParameter(called) || !compilation.IsSymbolAccessibleWithin(called, compilation.Assembly)
            || _named.Value.Contains(called) || Of(called.ContainingAssembly).Contains(called, SymbolEqualityComparer.Default))
        {
            return null;
        }
        // Orleans takes collections and tuples apart itself: it asks for the codecs of what they hold.
        bool isGrain = SurfaceParser.IsGrain(called);
        foreach ((ITypeSymbol type, IParameterSymbol? parameter) in SurfaceParser.Travelling(called))
        {
            if (isGrain ? CodecAvailability.Lacking(compilation, type).Any() : !IsText(called, type, parameter) && Lacks(type))
            {
                return type;
            }
        }
        return null;
    }

    /// <summary>Whether a controller has a parameter from the route or the query without an attribute that says so.</summary>
    private static bool IsText(INamedTypeSymbol called, ITypeSymbol type, IParameterSymbol? parameter) => called.TypeKind == TypeKind.Class
        && parameter is not null && !parameter.GetAttributes().Any(a => a.AttributeClass?.Name == "FromBodyAttribute")
        && (type.TypeKind == TypeKind.Enum || (type is INamedTypeSymbol { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } nullable
        && nullable.TypeArguments[0].TypeKind == TypeKind.Enum)) && IsController(called);

    private static bool IsController(INamedTypeSymbol type) =>
        type.BaseType is { } parent && (parent.Name == "ControllerBase" ? CSharpNames.Space(parent) == "Microsoft.AspNetCore.Mvc" : IsController(parent));

    private bool Lacks(ITypeSymbol type)
    {
        if (_made.Value.Contains(type) || (type is INamedTypeSymbol { Arity: 0 } own && CompilationFacts.Of(compilation).HasCodec(own)))
        {
            return false;
        }
        // Those that are built from the codec of their elements when they are first used.
        switch (type)
        {
            case IArrayTypeSymbol { Rank: 1, ElementType: { SpecialType: not SpecialType.System_Byte } element }:
                return Lacks(element);
            case INamedTypeSymbol { Arity: 1 } one when one.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T
                || (CSharpNames.Space(one) == "System.Collections.Generic" && one.Name is "List" or "IReadOnlyList"):
                return Lacks(one.TypeArguments[0]);
            case INamedTypeSymbol { Name: "Dictionary", TypeArguments: [{ SpecialType: SpecialType.System_String }, { } value] } map
                when CSharpNames.Space(map) == "System.Collections.Generic":
                return Lacks(value);
        }
        var parse = new ParseContext(compilation);
        if (new ValueParser(parse).Parse(type.WithNullableAnnotation(NullableAnnotation.None), out ValueFailure? failure) is not { } parsed)
        {
            return failure is { Descriptor: not null };
        }
        // Closed generics and tuples: their codecs come with what names them.
        return parsed is not (TextValue or BytesValue { Form: BytesForm.Array } or ScalarValue { IsEnum: false } or ObjectValue)
            || parse.ToParsed().Types.Count != 0;
    }

    /// <summary>The types that attributes of this assembly name.</summary>
    private static HashSet<ITypeSymbol> Named(Compilation compilation) => new(Of(compilation.Assembly), SymbolEqualityComparer.Default);

    /// <summary>The types whose codecs attributes of this assembly ask for.</summary>
    private static HashSet<ITypeSymbol> Made(Compilation compilation)
    {
        var made = new HashSet<ITypeSymbol>(Named(compilation).OfType<INamedTypeSymbol>().SelectMany(SurfaceParser.Travelling).Select(sent => sent.Type),
            SymbolEqualityComparer.Default);
        made.UnionWith(Arguments(compilation.Assembly, Attributes.GenerateCodecFor));
        return made;
    }

    private static IEnumerable<ITypeSymbol> Of(IAssemblySymbol assembly) => Arguments(assembly, Attributes.GenerateCodecsForCalls);

    private static IEnumerable<ITypeSymbol> Arguments(IAssemblySymbol assembly, string attribute) => assembly.GetAttributes()
        .Where(a => Attributes.Is(a, attribute)).Select(a => a.ConstructorArguments is [{ Value: ITypeSymbol type }, ..] ? type : null).OfType<ITypeSymbol>();

    private static bool HasParameter(ITypeSymbol type) =>
        type is ITypeParameterSymbol || (type is INamedTypeSymbol named && (named.TypeArguments.Any(HasParameter) || named.IsUnboundGenericType));
}
