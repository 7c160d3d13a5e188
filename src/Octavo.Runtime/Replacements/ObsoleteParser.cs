// Owns: the answers of the generator's class of this name at run time: nothing that is obsolete is refused there.
using Microsoft.CodeAnalysis;
using Octavo.Generator.Parsing.Members;

namespace Octavo.Generator.Parsing.Compiling;

internal static class ObsoleteParser
{
    public static bool IsRefused(ISymbol? symbol) => false;

    public static bool Names(ITypeSymbol? type) => false;

    public static bool Touches(INamedTypeSymbol type, IEnumerable<MemberDraft> members, IMethodSymbol constructor) => false;
}
