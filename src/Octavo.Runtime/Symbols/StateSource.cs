// Owns: what the text of a type says of its state, where there is no text: nothing. The generator's of the same name reads it.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing;

internal static class StateSource
{
    public static bool IsHidden(INamedTypeSymbol type) => false;

    public static Location? PlaceOf(AttributeData? attribute) => null;

    public static bool IsMadeInPlace(IFieldSymbol field) => false;

    public static bool Mentions(IPropertySymbol property, string word) => false;
}
