// Owns: an assembly of another program, and its own library's answer for one of its types.
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;

namespace Octavo.Cli;

/// <summary>The assembly is loaded apart from the tool, with the library that it was built with: that one knows its codecs.</summary>
internal sealed class SchemaSource : IDisposable
{
    /// <summary>The facade whose schema is a .proto file.</summary>
    internal const string Protobuf = "Octavo.OctavoProtobuf";

    /// <summary>The facade whose schema is CDDL.</summary>
    internal const string Cbor = "Octavo.OctavoCbor";

    /// <summary>The facade whose schema is a JSON Schema.</summary>
    internal const string Json = "Octavo.OctavoJson";

    private readonly AssemblyLoadContext _context = new("schema", isCollectible: true);
    private readonly AssemblyDependencyResolver _dependencies;
    private readonly string _folder;
    private readonly Assembly _assembly;

    internal SchemaSource(string path)
    {
        string full = Path.GetFullPath(path);
        _folder = Path.GetDirectoryName(full)!;
        if (!File.Exists(full))
        {
            throw new FileNotFoundException($"There is no assembly {path}.");
        }
        _dependencies = new AssemblyDependencyResolver(full);
        _context.Resolving += Resolve;
        try
        {
            _assembly = _context.LoadFromAssemblyPath(full);
        }
        catch (BadImageFormatException)
        {
            throw new UsageException($"{path} is no assembly.");
        }
        // Codecs are registered when the assembly's first code runs.
        RuntimeHelpers.RunModuleConstructor(_assembly.ManifestModule.ModuleHandle);
    }

    /// <summary>The schema of a type, by the facade of a format.</summary>
    internal string Schema(string name, string facade)
    {
        Type type = Find(name);
        MethodInfo schema = Library().GetType(facade)?.GetMethod("Schema", 1, []) ?? throw new UsageException("The assembly's version of Octavo has no such schema.");
        try
        {
            return (string)schema.MakeGenericMethod(type).Invoke(null, null)!;
        }
        catch (TargetInvocationException refused) when (refused.InnerException is { } reason)
        {
            throw new UsageException(reason.Message);
        }
    }

    public void Dispose() => _context.Unload();

    private Type Find(string name)
    {
        if (_assembly.GetType(name) is { } exact)
        {
            return exact;
        }
        Type[] named = [.. _assembly.GetTypes().Where(type => type.Name == name && !type.IsGenericTypeDefinition)];
        return named.Length switch
        {
            1 => named[0],
            0 => throw new UsageException($"The assembly has no type {name}."),
            _ => throw new UsageException($"{name} may be {string.Join(" or ", named.Select(type => type.FullName))}."),
        };
    }

    private Assembly Library()
    {
        AssemblyName name = _assembly.GetReferencedAssemblies().FirstOrDefault(reference => reference.Name == "Octavo") ?? throw new UsageException("The assembly does not reference Octavo.");
        return _context.LoadFromAssemblyName(name);
    }

    private Assembly? Resolve(AssemblyLoadContext context, AssemblyName name)
    {
        string? path = _dependencies.ResolveAssemblyToPath(name);
        string beside = Path.Combine(_folder, name.Name + ".dll");
        return path is null && !File.Exists(beside) ? null : context.LoadFromAssemblyPath(path ?? beside);
    }
}
