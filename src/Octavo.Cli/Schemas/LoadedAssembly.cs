// Owns: an assembly of another program, loaded with what is next to it.
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;

namespace Octavo.Cli.Schemas;

/// <summary>The assembly is loaded apart from the tool, with the library that it was built with: that one knows its codecs.</summary>
internal sealed class LoadedAssembly : IDisposable
{
    private readonly Context _context;

    /// <exception cref="FileNotFoundException">There is no such file.</exception>
    /// <exception cref="UsageException">It is not an assembly.</exception>
    internal LoadedAssembly(string path)
    {
        string full = System.IO.Path.GetFullPath(path);
        if (!File.Exists(full))
        {
            throw new FileNotFoundException($"There is no assembly {path}.");
        }
        Path = path;
        _context = new Context(full);
        try
        {
            Assembly = _context.LoadFromAssemblyPath(full);
        }
        catch (BadImageFormatException)
        {
            throw new UsageException($"{path} is not an assembly.");
        }
        // Codecs are registered when the assembly's first code runs.
        RuntimeHelpers.RunModuleConstructor(Assembly.ManifestModule.ModuleHandle);
    }

    internal string Path { get; }

    internal Assembly Assembly { get; }

    /// <summary>The assembly's own Octavo.</summary>
    /// <exception cref="UsageException">It references none.</exception>
    internal Assembly Library()
    {
        AssemblyName name = Assembly.GetReferencedAssemblies().FirstOrDefault(reference => reference.Name == "Octavo")
            ?? throw new UsageException($"{Path} does not reference Octavo.");
        return _context.LoadFromAssemblyName(name);
    }

    /// <summary>An assembly that it references; null if that is not there.</summary>
    internal Assembly? Reference(AssemblyName name)
    {
        try
        {
            return _context.LoadFromAssemblyName(name);
        }
        catch (Exception missing) when (missing is FileNotFoundException or FileLoadException or BadImageFormatException)
        {
            return null;
        }
    }

    /// <summary>A type by its full name, by its name if no other has it, or by the name of its message.</summary>
    /// <exception cref="UsageException">There is none, or there are several.</exception>
    internal Type Find(string name)
    {
        if (Assembly.GetType(name) is { } exact)
        {
            return exact;
        }
        Type[] all = [.. Assembly.GetTypes().Where(type => !type.IsGenericTypeDefinition)];
        Type[] named = [.. all.Where(type => type.Name == name)];
        if (named.Length == 0 && name.Contains('.', StringComparison.Ordinal))
        {
            // acme.shop.v1.Order is Acme.Shop.V1.Order; what is nested in a message is in its class Types.
            named =
                [.. all.Where(
                    type => Plain(type.FullName!.Replace("+Types+", ".", StringComparison.Ordinal)).Equals(Plain(name), StringComparison.OrdinalIgnoreCase))];
        }
        return named.Length switch
        {
            1 => named[0],
            0 => throw new UsageException($"{Path} has no type {name}."),
            _ => throw new UsageException($"{name} may be {string.Join(" or ", named.Select(type => type.FullName))}."),
        };

        static string Plain(string text) => text.Replace("_", "", StringComparison.Ordinal);
    }

    public void Dispose() => _context.Unload();

    /// <summary>What is next to the assembly wins over what the tool has: the tool may have another version of the library.</summary>
    private sealed class Context(string path) : AssemblyLoadContext(System.IO.Path.GetFileNameWithoutExtension(path), isCollectible: true)
    {
        private readonly AssemblyDependencyResolver _dependencies = new(path);
        private readonly string _folder = System.IO.Path.GetDirectoryName(path)!;

        protected override Assembly? Load(AssemblyName name)
        {
            string? found = _dependencies.ResolveAssemblyToPath(name);
            string beside = System.IO.Path.Combine(_folder, name.Name + ".dll");
            return found is null && !File.Exists(beside) ? null : LoadFromAssemblyPath(found ?? beside);
        }
    }
}
