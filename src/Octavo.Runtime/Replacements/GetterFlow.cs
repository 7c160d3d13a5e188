// Owns: the answers of the generator's class of this name for types from reflection, which have no source text: nothing is known of their getters.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Bodies;

internal static class GetterFlow
{
    public static bool Shows(IPropertySymbol property, string field) => false;

    public static bool GivesAsIs(IPropertySymbol property, string field) => false;

    public static bool IgnoresField(IPropertySymbol property) => false;

    public static bool Makes(ISymbol member) => false;

    public static bool LeavesOut(IMethodSymbol getter, INamedTypeSymbol type, IEnumerable<ISymbol> state) => false;

    public static IEnumerable<ISymbol> LeftOut(IMethodSymbol getter, INamedTypeSymbol type, IEnumerable<ISymbol> state) => [];

    public static bool GivesLess(IPropertySymbol property, IFieldSymbol field) => false;
}
