// Owns: a class of the manifest with its id.
namespace Octavo.Interop.Kryo;

/// <summary>A class. One object for each in a manifest: compared by reference.</summary>
/// <param name="id">The id; −1 for classes by name.</param>
/// <param name="name">The Java name.</param>
/// <param name="line">The manifest's line; null for Kryo's own.</param>
internal sealed class KryoKnown(int id, string name, KryoClass? line)
{
    internal int Id { get; } = id;

    internal string Name { get; } = name;

    internal KryoClass? Line { get; } = line;

    /// <summary>Whether Kryo's serializer for it is that of collections.</summary>
    internal bool IsCollection { get; } = KryoCollections.IsCollection(name);

    /// <summary>Whether Kryo's serializer for it is that of maps.</summary>
    internal bool IsMap { get; } = KryoCollections.IsMap(name);

    /// <summary>Whether a comparator comes after the count.</summary>
    internal bool HasComparator { get; } = KryoCollections.HasComparator(name);
}
