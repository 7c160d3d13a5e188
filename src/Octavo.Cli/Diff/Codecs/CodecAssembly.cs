// Owns: the types of an assembly that have codecs, and those of other assemblies that they name.
using System.Reflection;
using Octavo.Cli.Schemas;

namespace Octavo.Cli.Diff.Codecs;

internal sealed class CodecAssembly
{
    private const int MaxTypes = 100_000;

    private readonly Dictionary<string, CodecType?> _types = new(StringComparer.Ordinal);
    private readonly Dictionary<Assembly, Dictionary<Type, Func<ForeignEntry>>> _tables = [];
    private readonly Dictionary<string, (Func<ForeignEntry> Make, bool IsBody)> _entries = new(StringComparer.Ordinal);
    private readonly Assembly _library;

    /// <exception cref="UsageException">The assembly has no codecs.</exception>
    internal CodecAssembly(LoadedAssembly loaded)
    {
        _library = loaded.Library();
        Own = [.. Add(loaded.Assembly).Where(IsOfPeople).Select(ClrNames.Of).Order(StringComparer.Ordinal)];
        if (Own.Count == 0)
        {
            throw new UsageException($"{loaded.Path} has no type with a codec.");
        }
        foreach (AssemblyName name in loaded.Assembly.GetReferencedAssemblies().Where(name => !name.Name!.StartsWith("System", StringComparison.Ordinal)))
        {
            if (loaded.Reference(name) is { } other)
            {
                Add(other);
            }
        }
    }

    /// <summary>The full names of the assembly's own types.</summary>
    internal IReadOnlyList<string> Own { get; }

    /// <summary>A type; null if it has no codec that says anything.</summary>
    internal CodecType? Find(string name)
    {
        if (!_types.TryGetValue(name, out CodecType? type))
        {
            type = _entries.TryGetValue(name, out (Func<ForeignEntry> Make, bool IsBody) entry)
                && (entry.IsBody ? entry.Make().Body : entry.Make()) is { } found ? CodecType.Of(name, found, _library) : null;
            _types.Add(name, type);
        }
        // What stands for a type in data is the type.
        return type?.StandIn is { } other && other != name && _types.Count < MaxTypes ? Find(other) : type;
    }

    // Collections, enums and nullable values are compared if they are members.
    private static bool IsOfPeople(Type type) =>
        !type.IsArray && !type.IsEnum && Nullable.GetUnderlyingType(type) is null && type.Namespace?.StartsWith("System", StringComparison.Ordinal) != true;

    private IEnumerable<Type> Add(Assembly assembly)
    {
        if (_tables.TryGetValue(assembly, out Dictionary<Type, Func<ForeignEntry>>? known))
        {
            return known.Keys;
        }
        known = ForeignEntry.Of(assembly);
        _tables.Add(assembly, known);
        foreach ((Type type, Func<ForeignEntry> make) in known)
        {
            _entries.TryAdd(ClrNames.Of(type), (make, false));
            _entries.TryAdd(CodecType.Body(ClrNames.Of(type)), (make, true));
        }
        return known.Keys;
    }
}
