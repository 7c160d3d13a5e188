// Owns: classes by id, name and C# type. Source: Kryo 5.6.2, DefaultClassResolver and Kryo's constructor.
namespace Octavo.Interop.Kryo;

/// <summary>The manifest with its ids.</summary>
internal sealed class KryoManifest
{
    private readonly Dictionary<int, KryoKnown> _byId = [];
    private readonly Dictionary<string, KryoKnown> _byName = new(StringComparer.Ordinal);
    private readonly Dictionary<Type, KryoKnown> _byType = [];

    /// <exception cref="ArgumentException">A class, type or id twice, or a negative id.</exception>
    internal KryoManifest(IReadOnlyList<KryoClass> classes)
    {
        foreach (KryoSort sort in (ReadOnlySpan<KryoSort>)[KryoSort.Int, KryoSort.String, KryoSort.Float, KryoSort.Boolean, KryoSort.Byte, KryoSort.Char,
            KryoSort.Short, KryoSort.Long, KryoSort.Double])
        {
            _byId.Add(_byId.Count, new KryoKnown(_byId.Count, KryoNames.Of(sort), null));
        }
        int next = _byId.Count;
        foreach (KryoClass line in classes)
        {
            int id = -1;
            if (line.IsRegistered)
            {
                for (; _byId.ContainsKey(next); next++)
                {
                }
                id = line.Id ?? next;
            }
            var known = new KryoKnown(id, line.Name, line);
            bool isNew = _byName.TryAdd(line.Name, known) && (id < 0 ? line.Id is null : _byId.TryAdd(id, known))
                && (line.Type is null || _byType.TryAdd(line.Type, known));
            if (!isNew)
            {
                throw new ArgumentException($"{line.Name} has a name, type or id that is in the manifest already, or an invalid id.");
            }
        }
    }

    internal KryoKnown? Find(int id) => _byId.GetValueOrDefault(id);

    internal KryoKnown? Find(string name) => _byName.GetValueOrDefault(name);

    internal KryoKnown? Find(Type type) => _byType.GetValueOrDefault(type);

    /// <summary>The class of a sort that is one class; presets have their ids, others are in the manifest.</summary>
    internal KryoKnown? Find(KryoSort sort) =>
        sort <= KryoSort.String ? _byId.Values.First(one => one.Line is null && one.Name == KryoNames.Of(sort)) : Find(KryoNames.Of(sort));
}
