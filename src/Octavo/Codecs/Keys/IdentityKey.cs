// Owns: the keys whose own hash is not the data's to choose, or loses nothing.
using System.ComponentModel;

namespace Octavo.Internal;

/// <summary>Adds the hash that a key has: of types that are equal if they hold the same object, or whose one field fits a hash.</summary>
/// <typeparam name="T">The key's type.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct IdentityKey<T> : IKeyHash<T>
{
    /// <inheritdoc/>
    public static void Add(ref KeyHash hash, scoped in T key)
    {
        if (default(T) is null)
        {
            hash.Add32(key is null ? 0 : 1); // the hash of a key that is there may be 0
        }
        hash.Add32(key is null ? 0 : key.GetHashCode());
    }
}
