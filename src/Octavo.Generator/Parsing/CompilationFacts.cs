// Owns: what is found once a compilation: types named by [assembly: GenerateCodecFor], codecs of referenced assemblies.
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Parsing;

internal sealed class CompilationFacts
{
    private static readonly ConditionalWeakTable<Compilation, CompilationFacts> s_known = new();

    private readonly Dictionary<ISymbol, INamedTypeSymbol> _codecs = new(SymbolEqualityComparer.Default);
    private readonly IAssemblySymbol _assembly;
    private readonly HashSet<ISymbol> _asked = new(SymbolEqualityComparer.Default);

    private CompilationFacts(Compilation compilation)
    {
        _assembly = compilation.Assembly;
        foreach (AttributeData attribute in compilation.Assembly.GetAttributes().Where(a => Attributes.Is(a, Attributes.GenerateCodecFor)))
        {
            if (attribute.ConstructorArguments is [{ Value: INamedTypeSymbol type }])
            {
                _asked.Add(type);
            }
        }
        foreach (IAssemblySymbol assembly in compilation.SourceModule.ReferencedAssemblySymbols)
        {
            // Only an assembly that references the library can have its attributes.
            if (!assembly.Modules.Any(m => m.ReferencedAssemblies.Any(r => r.Name == "Octavo")))
            {
                continue;
            }
            foreach (AttributeData attribute in assembly.GetAttributes().Where(a => Attributes.Is(a, Attributes.CodecFor)))
            {
                if (attribute.ConstructorArguments is [{ Value: INamedTypeSymbol type }, { Value: INamedTypeSymbol codec }, ..])
                {
                    // The type's own assembly wins.
                    if (!_codecs.ContainsKey(type) || SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly))
                    {
                        _codecs[type] = codec;
                    }
                }
            }
        }
    }

    public static CompilationFacts Of(Compilation compilation) => s_known.GetValue(compilation, static c => new CompilationFacts(c));

    /// <summary>Whether this assembly emits the codec of a type.</summary>
    public bool IsEmitted(INamedTypeSymbol type) => _asked.Contains(type) || (SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, _assembly) && Attributes.Find(type.OriginalDefinition, Attributes.GenerateCodec) is not null);

    /// <summary>The codec of a type in a referenced assembly, or null.</summary>
    public INamedTypeSymbol? Foreign(INamedTypeSymbol type) => _codecs.TryGetValue(type, out INamedTypeSymbol? codec) ? codec : null;
}
