// Owns: the contract of what adds a key's content to its hash. Knows no collection.
using System.ComponentModel;

namespace Octavo.Internal;

/// <summary>Adds the content of keys to their hash; implemented by emitted code for types whose equality is that of their members.</summary>
/// <typeparam name="T">The key's type.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IKeyHash<T>
{
    /// <summary>Whether keys hold objects that data can share among them: chains and trees of any size cost a few bytes, so that keys are hashed here, and not
    /// by the type itself, whatever the limits.</summary>
    static virtual bool IsShared => false;

    /// <summary>Adds the content of a key. Keys that are equal add the same.</summary>
    /// <param name="hash">The hash.</param>
    /// <param name="key">The key, or null.</param>
    static abstract void Add(ref KeyHash hash, scoped in T key);
}
