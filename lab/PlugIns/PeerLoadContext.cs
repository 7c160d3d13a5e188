// Owns: keeping one peer's assemblies apart from every other's, so two versions of a library run in one process. Must not know: what a peer does.
using System.Reflection;
using System.Runtime.Loader;
using Octavo.Lab.Contract;

namespace Octavo.Lab.PlugIns;

/// <summary>A load context for one peer. Only the contract and the runtime are shared.</summary>
internal sealed class PeerLoadContext(string assembly) : AssemblyLoadContext(Path.GetFileNameWithoutExtension(assembly))
{
    private readonly AssemblyDependencyResolver _resolver = new(assembly);

    /// <inheritdoc/>
    protected override Assembly? Load(AssemblyName assemblyName)
    {
        if (assemblyName.Name == typeof(IPeer).Assembly.GetName().Name)
            return typeof(IPeer).Assembly;
        return _resolver.ResolveAssemblyToPath(assemblyName) is { } path ? LoadFromAssemblyPath(path) : null;
    }
}
