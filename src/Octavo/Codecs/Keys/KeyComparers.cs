// Owns: the comparers by content that this process has made. Knows no key.
using System.Runtime.CompilerServices;

namespace Octavo.Codecs.Keys;

/// <summary>Finds the comparer of a type whose collections were read with one.</summary>
internal static class KeyComparers
{
    private static readonly ConditionalWeakTable<Type, IKeyComparer> s_known = [];

    /// <summary>Keeps a comparer for its type.</summary>
    /// <param name="type">The type.</param>
    /// <param name="comparer">The comparer.</param>
    /// <param name="knowsContent">Whether it was emitted for the type. One that asks a key for its own hash does not take the place of such a one: graphs with
    /// chosen keys were then compared in the square of their size, if something else in the process had a collection of the type.</param>
    internal static TComparer Known<TComparer>(Type type, TComparer comparer, bool knowsContent)
        where TComparer : IKeyComparer
    {
        if (knowsContent)
        {
            s_known.AddOrUpdate(type, comparer);
        }
        else
        {
            s_known.TryAdd(type, comparer);
        }
        return comparer;
    }

    /// <summary>The comparer of a type; null if no collection of it was read with one.</summary>
    internal static IKeyComparer? Find(Type type) => s_known.TryGetValue(type, out IKeyComparer? comparer) ? comparer : null;
}
