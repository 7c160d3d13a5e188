// Owns: what [ProtoInclude] says about the classes of one inheritance: who is whose part. Knows symbols alone.
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Unions;

namespace Octavo.Generator.Parsing.Protobuf;

/// <summary>A class that a base names as a part of its message.</summary>
/// <param name="Number">The part's field.</param>
/// <param name="Type">The class.</param>
/// <param name="IsGroup">Whether the part comes between tags.</param>
/// <param name="Attribute">Where it is named.</param>
internal sealed record IncludedPart(int Number, INamedTypeSymbol Type, bool IsGroup, AttributeData Attribute)
{
    // DataFormat
    private const int NetGroup = 4;

    /// <summary>The parts that a base names. The library's own <c>[CodecUnion]</c> makes it a union instead, as in every format.</summary>
    public static IEnumerable<IncludedPart> Of(INamedTypeSymbol type)
    {
        if (type.TypeKind is not (TypeKind.Class or TypeKind.Interface) || Attributes.Find(type, Attributes.CodecUnion) is not null)
        {
            yield break;
        }
        foreach (AttributeData attribute in type.GetAttributes().Where(a => Attributes.Is(a, UnionAttributes.ProtoInclude)))
        {
            // protobuf-net skips what does not derive: an attribute of a generic base is on all of its closed types.
            if (attribute.ConstructorArguments is [{ Value: int number }, { Value: INamedTypeSymbol named }, ..]
                && !SymbolEqualityComparer.Default.Equals(named, type) && UnionAttributes.Derives(named, type))
            {
                yield return new IncludedPart(number, named, Attributes.Named(attribute, "DataFormat", 0) == NetGroup, attribute);
            }
        }
    }

    /// <summary>The base that names a class; null if none does.</summary>
    public static INamedTypeSymbol? BaseOf(INamedTypeSymbol type) => UnionAttributes.Bases(type).FirstOrDefault(b => In(b, type) is not null);

    /// <summary>How a base names a class; null if it does not.</summary>
    public static IncludedPart? In(INamedTypeSymbol of, INamedTypeSymbol type) =>
        Of(of).FirstOrDefault(i => SymbolEqualityComparer.Default.Equals(i.Type, type));

    /// <summary>Whether a class has parts, or is one.</summary>
    public static bool IsLevel(INamedTypeSymbol type) => Of(type).Any() || BaseOf(type) is not null;

    /// <summary>Whether a type is a union whose message without a case is null: that of a class with parts is one of the class itself.</summary>
    public static bool IsUnionOfCases(INamedTypeSymbol type) => UnionAttributes.IsUnion(type) && !IsLevel(type);

    /// <summary>The classes of which each is a part of the one before, down to a class; that class alone if it is not part.</summary>
    public static List<INamedTypeSymbol> Chain(INamedTypeSymbol type)
    {
        List<INamedTypeSymbol> chain = [type];
        while (BaseOf(chain[0]) is INamedTypeSymbol outer)
        {
            chain.Insert(0, outer);
        }
        return chain;
    }
}
