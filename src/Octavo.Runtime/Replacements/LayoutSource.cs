// Owns: the answers of the generator's class of this name for types from reflection: what their attributes ask for is not warned of.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Sources;

internal static class LayoutSource
{
    public static IEnumerable<(ISymbol Over, IFieldSymbol Flag)> Flags(INamedTypeSymbol type) => [];
}
