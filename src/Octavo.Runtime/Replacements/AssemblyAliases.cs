// Owns: the answer of the generator's class of this name at run time, where assemblies have no aliases.
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Compiling;

internal static class AssemblyAliases
{
    public static string Of(IAssemblySymbol? assembly) => "global::";
}
