// Owns: how keys of a hashed collection are hashed against flooding. Knows no symbol.
using System.Linq;

namespace Octavo.Model.Values;

/// <summary>What hashes the keys of a collection.</summary>
/// <param name="Hash">The C# type that adds a key's content to its hash; of an emitted one <see cref="Mark"/> and the key's type, until it has a name.</param>
/// <param name="Emitted">The types among those that are emitted.</param>
internal sealed record KeyHashing(string Hash, EquatableList<KeyModel> Emitted)
{
    /// <summary>Stands before the type of a key whose hash is emitted.</summary>
    public const string Mark = "#";

    /// <summary>Whether data can share objects among keys: those of existing collections are checked whatever the limits.</summary>
    public bool IsShared => Emitted.Any(k => k.IsShared);

    /// <summary>Whether a key is, or holds, an object with references that is equal by its content.</summary>
    public bool IsWhole { get; init; }

    /// <summary>How the keys of a collection are hashed; null for keys that are one value, and for other values.</summary>
    public static KeyHashing? Of(ValueModel value) => value is MapValue map ? map.Hashing : (value as SequenceValue)?.Hashing;
}
