// Owns: the keys whose own hash is not the data's to choose, or loses nothing.
using System.ComponentModel;

namespace Octavo.Internal;

/// <summary>Adds the hash that a key has: of types that are equal if they hold the same object, or whose one field fits a hash.</summary>
/// <typeparam name="T">The key's type.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct IdentityKey<T> : IKeyHash<T>
{
    /// <inheritdoc/>
    public static void Add(ref KeyHash hash, scoped in T key) => hash.Add(key is null ? 0 : key.GetHashCode());
}
