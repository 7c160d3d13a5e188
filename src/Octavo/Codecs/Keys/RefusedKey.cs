// Owns: the keys whose content says nothing of their equality.
using System.ComponentModel;

namespace Octavo.Internal;

/// <summary>Refuses keys of a type with an <c>Equals</c> of its own: which of its members count there is not known, so its content has no hash.</summary>
/// <typeparam name="T">The key's type.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct RefusedKey<T> : IKeyHash<T>
{
    /// <inheritdoc/>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.UnseededHash"/>, always.</exception>
    public static void Add(ref KeyHash hash, scoped in T key) => throw Throw.UnseededKey(typeof(T));
}
