// Owns: the answers of the generator's class of this name for types from reflection: what their attributes ask for is not warned of.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Bodies;

internal static class LayoutAnalysis
{
    public static IEnumerable<(ISymbol Over, IFieldSymbol Flag)> Flags(INamedTypeSymbol type) => [];
}
