// Owns: whether a type has a codec or could be given one. Asks the generator's own parser.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Diagnostics;
using Octavo.Generator.Parsing;
using Octavo.Generator.Parsing.Values;

namespace Octavo.Generator.Analyzers;

internal static class CodecAvailability
{
    /// <summary>Whether calls with a type can be served: its codec is there, or is asked for with an attribute more.</summary>
    public static bool MayHaveCodec(Compilation compilation, ITypeSymbol type) =>
        HasParameter(type)
            || new ValueParser(new ParseContext(compilation)).Parse(type.WithNullableAnnotation(NullableAnnotation.None), out ValueFailure? failure) is not null
        || failure is { Descriptor: { } descriptor } && descriptor != Descriptors.UnsupportedType;

    /// <summary>The types within a type for which only the attribute is missing that asks for a codec: those of elements, keys and values.</summary>
    public static IEnumerable<INamedTypeSymbol> Lacking(Compilation compilation, ITypeSymbol type)
    {
        switch (type)
        {
            case IArrayTypeSymbol array:
                return Lacking(compilation, array.ElementType);
            case INamedTypeSymbol named:
                new ValueParser(new ParseContext(compilation)).Parse(named.WithNullableAnnotation(NullableAnnotation.None), out ValueFailure? failure);
                return failure?.Descriptor != Descriptors.NoCodec ? []
                    : failure.Type == named.WithNullableAnnotation(NullableAnnotation.None).ToDisplayString()
                    ? [(INamedTypeSymbol)named.WithNullableAnnotation(NullableAnnotation.None)]
                    : named.TypeArguments.SelectMany(argument => Lacking(compilation, argument));
            default:
                return [];
        }
    }

    /// <summary>Whether a type names a type parameter: what it will be closed with is not known here.</summary>
    private static bool HasParameter(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol => true,
        IArrayTypeSymbol array => HasParameter(array.ElementType),
        INamedTypeSymbol named => named.TypeArguments.Any(HasParameter),
        _ => false,
    };
}
