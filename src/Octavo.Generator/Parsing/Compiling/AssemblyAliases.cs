// Owns: by which name emitted code begins the full name of a type: an assembly may be referenced by an alias alone. Knows no type.
using System.Linq;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing.Compiling;

internal static class AssemblyAliases
{
    private static readonly ConditionalWeakTable<IAssemblySymbol, string> s_aliases = new();

    /// <summary>Takes the aliases of a compilation's references.</summary>
    public static void Take(Compilation compilation)
    {
        foreach (MetadataReference reference in compilation.References)
        {
            if (reference.Properties.Aliases is { IsEmpty: false } aliases && !aliases.Contains("global")
                && compilation.GetAssemblyOrModuleSymbol(reference) is IAssemblySymbol assembly)
            {
                s_aliases.GetValue(assembly, _ => CSharpNames.Identifier(aliases.First()));
            }
        }
    }

    /// <summary>What comes before the namespace of a type of the assembly: <c>global::</c>, or the alias that an emitted file declares.</summary>
    public static string Of(IAssemblySymbol? assembly) =>
        assembly is not null && s_aliases.TryGetValue(assembly, out string? alias) ? alias + "::" : "global::";
}
