// Owns: the throw helpers for keys that SerializerLimits.Untrusted refuses.

namespace Octavo.Internal;

public static partial class Throw
{
    /// <summary>A key of a type whose equality is not that of its members.</summary>
    internal static OctavoException UnseededKey(Type type) => new(OctavoErrorCode.UnseededHash,
        $"keys of {type} cannot be hashed safely: the type has its own Equals, so a hash of its members may differ for equal keys. Give the collection a comparer, make the type a record, or read without SeededHashing.");

    /// <summary>A key with more values than a hash takes.</summary>
    internal static OctavoException LargeKey(int most) =>
        new(OctavoErrorCode.UnseededHash, $"a key of more than {most} values; its objects may refer to one another.");

    /// <summary>A key whose objects refer to one another in a chain.</summary>
    internal static OctavoException DeepKey(int most) => new(OctavoErrorCode.DepthExceeded,
        $"a key whose objects refer to one another in a chain of more than {most}, or in a circle: comparing such keys would overflow the thread's stack.");

    /// <summary>A collection that keeps its comparer, with keys that were chosen to collide.</summary>
    internal static OctavoException UnseededCollection(Type type, long comparisons, int count) => new(OctavoErrorCode.UnseededHash,
        $"{count} keys take {comparisons} comparisons in an existing {type} with the default comparer: they were chosen to collide. Give its member a setter, or make the collection with a comparer.");

    /// <summary>A collection that keeps its comparer, and no one knows how it finds its keys.</summary>
    internal static OctavoException UnseededCollection(Type type, int most) => new(OctavoErrorCode.UnseededHash,
        $"more than {most} keys for a {type}, which may use a hash without a seed. Give its member a setter, make the collection with a comparer, or read without SeededHashing.");
}
