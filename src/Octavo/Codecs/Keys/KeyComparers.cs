// Owns: the comparers by content that this process has made. Knows no key.
using System.Runtime.CompilerServices;

namespace Octavo.Codecs.Keys;

/// <summary>Finds the comparer of a type whose collections were read with one.</summary>
internal static class KeyComparers
{
    private static readonly ConditionalWeakTable<Type, IKeyComparer> s_known = [];

    /// <summary>Keeps a comparer for its type.</summary>
    internal static TComparer Known<TComparer>(Type type, TComparer comparer)
        where TComparer : IKeyComparer
    {
        s_known.AddOrUpdate(type, comparer);
        return comparer;
    }

    /// <summary>The comparer of a type; null if no collection of it was read with one.</summary>
    internal static IKeyComparer? Find(Type type) => s_known.TryGetValue(type, out IKeyComparer? comparer) ? comparer : null;
}
