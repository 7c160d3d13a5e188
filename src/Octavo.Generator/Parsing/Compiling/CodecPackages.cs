// Owns: referenced assemblies that have codecs of other assemblies' types, such as a package of codecs for a library. Knows no type.
using System;
using System.Linq;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Octavo.Model;

namespace Octavo.Generator.Parsing.Compiling;

internal static class CodecPackages
{
    private static readonly ConditionalWeakTable<IAssemblySymbol, INamedTypeSymbol[]> s_codecs = new(); // the same symbols from keystroke to keystroke

    /// <summary>C# text of one codec of each, by which a table loads the assembly. None for older C#, which has no codecs: its compilation stays as it
    /// is.</summary>
    public static EquatableList<string> Of(Compilation compilation)
    {
        if (compilation is not CSharpCompilation { LanguageVersion: >= LanguageVersion.CSharp14 })
        {
            return new([]);
        }
        AssemblyAliases.Take(compilation);
        return compilation.SourceModule.ReferencedAssemblySymbols
            .Select(assembly => s_codecs.GetValue(assembly, Codecs).FirstOrDefault(codec => compilation.IsSymbolAccessibleWithin(codec, compilation.Assembly)))
            .Where(codec => codec is not null)
            .Select(codec => CSharpNames.Text(codec!))
            .OrderBy(text => text, StringComparer.Ordinal)
            .ToEquatable();
    }

    /// <summary>Whether an assembly may have codecs: only one that references the library has its attributes, and reading attributes is slow.</summary>
    public static bool MayHaveCodecs(IAssemblySymbol assembly) => assembly.Modules.Any(m => m.ReferencedAssemblies.Any(r => r.Name == "Octavo"));

    private static INamedTypeSymbol[] Codecs(IAssemblySymbol assembly) => !MayHaveCodecs(assembly) ? [] :
    [
        .. assembly.GetAttributes().Where(a => Attributes.Is(a, Attributes.CodecFor))
            .Select(a => a.ConstructorArguments is [{ Value: INamedTypeSymbol type }, { Value: INamedTypeSymbol codec }, ..]
                && !SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly) ? codec : null)
            .OfType<INamedTypeSymbol>(),
    ];
}
