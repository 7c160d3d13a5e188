// Owns: the meaning of what a reader returns at the beginning of an object. Knows no format.
using System.ComponentModel;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>What <see cref="IStructureReader{TSelf}.ReadStart"/> returns: −1 null, 0 and more an array of that many members, below −1 a
/// map.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public static class ObjectHead
{
    /// <summary>The object is null.</summary>
    public const int Null = -1;

    /// <summary>The object has all members that its type knows (Compact).</summary>
    public const int All = int.MaxValue;

    /// <summary>A reference to an earlier object is in the place of an object. Only of types with references.</summary>
    public const int Reference = int.MaxValue - 1;

    /// <summary>The object is announced, and its members follow later. Only of types with references.</summary>
    public const int Waits = int.MaxValue - 2;

    /// <summary>The head was left where it is: it is one that a run cannot take (CBOR's indefinite lengths, and tags before an object). The reader takes
    /// it.</summary>
    public const int Unread = int.MaxValue - 3;

    /// <summary>The largest number of members that data can say.</summary>
    internal const int Most = int.MaxValue - 4;

    /// <summary>A map whose number of entries is not said beforehand (JSON).</summary>
    public const int Uncounted = int.MinValue;

    /// <summary>The answer for a map of <paramref name="entries"/> entries.</summary>
    public static int Map(int entries) => -2 - entries;

    /// <summary>The entries of such an answer; for <see cref="Uncounted"/> any number.</summary>
    public static int Entries(int members) => -2 - members;
}
