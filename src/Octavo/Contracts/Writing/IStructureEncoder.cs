// Owns: heads, in a run. Knows no format.
using System.ComponentModel;

namespace Octavo.Contracts;

/// <summary>Heads, in a run: a part of <see cref="ISequentialWriter{TSelf}"/>.</summary>
/// <typeparam name="TSelf">The implementing ref struct.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IStructureEncoder<TSelf>
    where TSelf : struct, ISequentialWriter<TSelf>, allows ref struct
{
    /// <summary>Bound of <see cref="PutNull"/>, <see cref="PutStart"/>, <see cref="PutValueStart"/>, <see cref="PutEnd"/>, <see cref="PutPresence"/>,
    /// <see cref="PutItem"/>,
    /// <see cref="PutArrayStart"/>, <see cref="PutMapStart"/>, <see cref="PutKeyStart"/> and <see cref="PutKeyEnd"/>, each, in bytes.</summary>
    static abstract int MaxHead { get; }

    /// <summary>Puts a null.</summary>
    static abstract nint PutNull(ref byte at);

    /// <summary>Puts the beginning of an object of a class.</summary>
    /// <param name="at">Where.</param>
    /// <param name="layout">The type's layout.</param>
    /// <param name="members">Members that follow.</param>
    /// <param name="slots">Slots that follow where <see cref="IWriterFacts{TSelf}.Slots"/> and the layout is an array: members and gaps.</param>
    static abstract nint PutStart(ref byte at, Layout layout, int members, int slots);

    /// <summary>Puts the beginning of a value of a struct, which cannot be null.</summary>
    /// <param name="at">Where.</param>
    /// <param name="layout">The type's layout.</param>
    /// <param name="members">Members that follow.</param>
    /// <param name="slots">Slots that follow, as in <see cref="PutStart"/>.</param>
    static abstract nint PutValueStart(ref byte at, Layout layout, int members, int slots);

    /// <summary>Puts the end of an object or struct.</summary>
    static abstract nint PutEnd(ref byte at);

    /// <summary>Bound of several <see cref="PutKey"/> in bytes; 0 if the layout has no keys. One call per run: a call per member would spend the inliner's
    /// budget.</summary>
    /// <param name="layout">The type's layout.</param>
    /// <param name="keys">Number of keys.</param>
    /// <param name="literalBytes">Length of their literals together, in bytes.</param>
    static virtual int MaxKeys(Layout layout, int keys, int literalBytes) => 0;

    /// <summary>Puts the key of a member, or nothing if the layout has none in this format.</summary>
    /// <param name="at">Where.</param>
    /// <param name="layout">The type's layout.</param>
    /// <param name="number">The member's number, from 1.</param>
    /// <param name="literal">The name in JSON-ready form: <c>,"name":</c>; a constant, copied at constant length.</param>
    /// <param name="first">Whether this is the object's first key, and no case of a union comes before it.</param>
    static abstract nint PutKey(ref byte at, Layout layout, int number, ReadOnlySpan<byte> literal, bool first);

    /// <summary>Puts the nils of a gap between numbers, or nothing if the format has no <see cref="IWriterFacts{TSelf}.Slots"/>.</summary>
    static abstract nint PutGap(ref byte at, Layout layout, int slots);

    /// <summary>Puts whether a nullable value is present; the value follows if it is.</summary>
    static abstract nint PutPresence(ref byte at, bool present);

    /// <summary>Puts up to eight adjacent members of type bool: one byte. Called only where <see cref="IWriterFacts{TSelf}.PacksBools"/>.</summary>
    /// <param name="at">Where.</param>
    /// <param name="bits">The first in the lowest bit.</param>
    static virtual nint PutBools(ref byte at, uint bits) => throw Family.NotAsked();

    /// <summary>Puts the beginning of a sequence of a known count.</summary>
    static abstract nint PutArrayStart(ref byte at, int count);

    /// <summary>Puts what comes before the element of this index.</summary>
    static abstract nint PutItem(ref byte at, int index);

    /// <summary>Puts the beginning of a map of a known count.</summary>
    static abstract nint PutMapStart(ref byte at, int count);

    /// <summary>Puts what comes before the key of the entry of this index.</summary>
    /// <param name="at">Where.</param>
    /// <param name="index">Index of the entry.</param>
    /// <param name="quoted">Whether a text format must quote this kind of key (numbers, bool).</param>
    static abstract nint PutKeyStart(ref byte at, int index, bool quoted);

    /// <summary>Puts what comes between a map's key and its value.</summary>
    static abstract nint PutKeyEnd(ref byte at, bool quoted);
}
