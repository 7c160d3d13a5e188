// Owns: what a reader with loops over primitives offers to who has only the word of a scalar. Knows no format.
using Octavo.Contracts;

namespace Octavo.Codecs.Scalars;

/// <summary>The loops with which a reader fills arrays. Its own type, so that the reader's public type has no member for them.</summary>
internal interface IItemLoops<R>
    where R : struct, ISequentialReader<R>, allows ref struct
{
    /// <summary>Reads as many elements as there is room for.</summary>
    static abstract void Fill<T, TItem>(ref R reader, scoped Span<T> values)
        where T : unmanaged
        where TItem : struct, IItem<T>;
}
