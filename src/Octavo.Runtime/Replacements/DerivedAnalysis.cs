// Owns: the answers of the generator's class of this name for types from reflection, which have no source text.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Bodies;

internal static class DerivedAnalysis
{
    public static bool IsMadeAgain(ISymbol symbol, IReadOnlyCollection<(ISymbol Member, IParameterSymbol Parameter)> taken, IMethodSymbol? constructor,
        Compilation compilation) => false;
}
