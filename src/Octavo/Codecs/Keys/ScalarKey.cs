// Owns: the keys of one value: scalars, text, and values whose type is known only at run time.
using System.ComponentModel;

namespace Octavo.Internal;

/// <summary>Adds keys that are one value.</summary>
/// <typeparam name="T">The key's type.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ScalarKey<T> : IKeyHash<T>
{
    /// <inheritdoc/>
    public static void Add(ref KeyHash hash, scoped in T key) => hash.Add(key);
}
