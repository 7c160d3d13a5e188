// Owns: the rows of a registry at one moment. Knows no format.
namespace Octavo.Internal;

/// <summary>Types by id, by type and by name. Immutable: a registration makes the next one, so that finding takes no lock.</summary>
internal sealed class RegistryTable
{
    private readonly Dictionary<int, RegisteredType> _byId;
    private readonly Dictionary<Type, RegisteredType> _byType;
    private readonly Dictionary<string, RegisteredType> _byName;

    internal RegistryTable(IEnumerable<RegisteredType> rows)
    {
        _byId = rows.ToDictionary(row => row.Id);
        _byType = _byId.Values.ToDictionary(row => row.Type);
        _byName = _byId.Values.ToDictionary(row => row.Name, StringComparer.Ordinal);
    }

    internal RegisteredType? Find(Type type) => _byType.GetValueOrDefault(type);

    internal RegisteredType? Find(int id) => _byId.GetValueOrDefault(id);

    internal RegisteredType? Find(string name) => _byName.GetValueOrDefault(name);

    /// <summary>The types that are not built in, by id.</summary>
    internal IEnumerable<RegisteredType> Own => _byId.Values.Where(row => row.Id >= CodecRegistry.FirstId).OrderBy(row => row.Id);

    /// <summary>The lowest id behind all that were given.</summary>
    internal int Next => Math.Max(CodecRegistry.FirstId, _byId.Keys.Max() + 1);

    internal RegistryTable With(RegisteredType row) => new(_byId.Values.Append(row));
}
