// Owns: namespaces, assemblies and modules over reflection.
using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Reflection;
using Microsoft.CodeAnalysis;

namespace Octavo.Runtime.Symbols;

internal sealed class ReflectedNamespace(string name) : ReflectedSymbol, INamespaceSymbol
{
    public override object Key => name;

    public override string Name => name[(name.LastIndexOf('.') + 1)..];

    public bool IsGlobalNamespace => name.Length == 0;

    public override INamespaceSymbol ContainingNamespace =>
        IsGlobalNamespace ? null! : new ReflectedNamespace(name.LastIndexOf('.') is var dot and > 0 ? name[..dot] : "");

    public override string ToDisplayString() => IsGlobalNamespace ? "<global namespace>" : name;
}

internal sealed class ReflectedAssembly : ReflectedSymbol, IAssemblySymbol
{
    private static readonly ConcurrentDictionary<Assembly, ReflectedAssembly> s_known = new();

    private readonly Assembly _assembly;

    private ReflectedAssembly(Assembly assembly)
    {
        _assembly = assembly;
        Modules = [new ReflectedModule(this)];
    }

    public Assembly Assembly => _assembly;

    public override object Key => _assembly;

    public override string Name => _assembly.GetName().Name ?? "";

    public IEnumerable<IModuleSymbol> Modules { get; }

    protected override IEnumerable<CustomAttributeData> Declared => _assembly.GetCustomAttributesData();

    public static ReflectedAssembly Of(Assembly assembly) => s_known.GetOrAdd(assembly, static a => new ReflectedAssembly(a));

    public override string ToDisplayString() => Name;
}

internal sealed class ReflectedModule(ReflectedAssembly assembly) : ReflectedSymbol, IModuleSymbol
{
    public override object Key => (assembly, "module");

    public override string Name => assembly.Name;

    public override IAssemblySymbol ContainingAssembly => assembly;

    public ImmutableArray<AssemblyIdentity> ReferencedAssemblies =>
        [.. assembly.Assembly.GetReferencedAssemblies().Select(n => new AssemblyIdentity(n.Name ?? ""))];

    /// <summary>Which assemblies have codecs is asked of the catalog, not of attributes.</summary>
    public ImmutableArray<IAssemblySymbol> ReferencedAssemblySymbols => [];

    protected override IEnumerable<CustomAttributeData> Declared => assembly.Assembly.ManifestModule.GetCustomAttributesData();
}
