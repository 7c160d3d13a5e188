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

    private readonly Dictionary<ISymbol, AttributeData> _definitions = new(SymbolEqualityComparer.Default);

    private readonly Dictionary<ISymbol, INamedTypeSymbol> _converters = new(SymbolEqualityComparer.Default);

    private readonly Dictionary<ISymbol, ITypeSymbol> _surrogates = new(SymbolEqualityComparer.Default);

    private CompilationFacts(Compilation compilation)
    {
        _assembly = compilation.Assembly;
        foreach (AttributeData attribute in compilation.Assembly.GetAttributes().Where(a => Attributes.Is(a, Attributes.CodecConverter)))
        {
            if (attribute.ConstructorArguments is [{ Value: ITypeSymbol converted }, { Value: INamedTypeSymbol converter }])
            {
                _converters[converted is INamedTypeSymbol { IsUnboundGenericType: true } open ? open.OriginalDefinition : converted] = converter;
            }
        }
        foreach (AttributeData attribute in compilation.Assembly.GetAttributes().Where(a => Attributes.Is(a, Attributes.GenerateCodecFor)))
        {
            if (attribute.ConstructorArguments is [{ Value: INamedTypeSymbol type }])
            {
                if (GenericParser.IsOpen(type))
                {
                    _definitions[type.OriginalDefinition] = attribute;
                    continue;
                }
                _asked.Add(type);
            }
        }
        foreach (AttributeData attribute in compilation.Assembly.GetAttributes().Where(a => Attributes.Is(a, Attributes.CodecSurrogate)))
        {
            if (attribute.ConstructorArguments is [{ Value: INamedTypeSymbol replaced }, { Value: ITypeSymbol surrogate }])
            {
                _surrogates[replaced] = surrogate;
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
    public bool IsEmitted(INamedTypeSymbol type) => _asked.Contains(type) || _definitions.ContainsKey(type.OriginalDefinition) || (SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, _assembly) && Attributes.Find(type.OriginalDefinition, Attributes.GenerateCodec) is not null);

    /// <summary>Whether an attribute of the assembly asks for a codec of exactly this type.</summary>
    public bool IsAsked(INamedTypeSymbol type) => _asked.Contains(type);

    /// <summary>The attribute that asks for the codecs of a generic definition's closed types, here or on the definition; null where none does.</summary>
    public AttributeData? Definition(INamedTypeSymbol type) => _definitions.TryGetValue(type.OriginalDefinition, out AttributeData? attribute) ? attribute : Attributes.Find(type.OriginalDefinition, Attributes.GenerateCodec);

    /// <summary>Whether a type is another assembly's, and an assembly that is referenced has its codec.</summary>
    public bool ForeignOwn(INamedTypeSymbol type) => !SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, _assembly) && Foreign(type) is not null;

    /// <summary>The attribute by which the assembly sets what its types inherit, or null.</summary>
    public AttributeData? Defaults => Attributes.Find(_assembly, Attributes.CodecDefaults);

    /// <summary>The hand-written codec that an attribute of the assembly names for a type, or null.</summary>
    public INamedTypeSymbol? Converter(ITypeSymbol type) =>
        _converters.Count == 0 ? null
        : _converters.TryGetValue(type, out INamedTypeSymbol? converter) || _converters.TryGetValue(type.OriginalDefinition, out converter) ? converter : null;

    /// <summary>The surrogate that an attribute of the assembly names for a type, or null.</summary>
    public ITypeSymbol? Surrogate(ITypeSymbol type) => _surrogates.TryGetValue(type, out ITypeSymbol? surrogate) ? surrogate : null;

    /// <summary>Whether a codec is asked for, here or in the type's own assembly.</summary>
    public bool HasCodec(INamedTypeSymbol type) => _asked.Contains(type) || _definitions.ContainsKey(type.OriginalDefinition) || Attributes.Find(type.OriginalDefinition, Attributes.GenerateCodec) is not null;

    /// <summary>The codec of a type in a referenced assembly, or null.</summary>
    public INamedTypeSymbol? Foreign(INamedTypeSymbol type) => _codecs.TryGetValue(type, out INamedTypeSymbol? codec) ? codec : null;
}
