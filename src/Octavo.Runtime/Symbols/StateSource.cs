// Owns: the answers of the generator's class of this name for types from reflection, which have no source text.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing;

internal static class StateSource
{
    public static bool IsHidden(INamedTypeSymbol type) => false;

    public static bool MayBeNull(ISymbol member) =>
        (Attributes.Find(member, Attributes.MaybeNull) ?? Attributes.Find(member, Attributes.AllowNull)) is not null;

    public static Location? PlaceOf(AttributeData? attribute) => null;

    public static bool IsMadeInPlace(IFieldSymbol field) => false;

    public static bool Mentions(IPropertySymbol property, string word) => false;
}
