// Owns: the answers of the generator's class of this name for types from reflection, which have no source text.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Bodies;

internal static class CollectionAnalysis
{
    public static bool RefusesToAdd(INamedTypeSymbol type) => false;

    public static (Location Place, string Text)? Moves(INamedTypeSymbol type) => null;

    public static bool HasHooks(INamedTypeSymbol type) => false;

    public static bool IsBuilt(INamedTypeSymbol type, ISymbol field, IMethodSymbol builder) => true;

    public static bool IsOfElements(INamedTypeSymbol type, ISymbol field, IMethodSymbol? builder) => true;
}
