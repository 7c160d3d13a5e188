// Owns: the contract of a hand-written codec whose values may be absent as members. Knows no format.
using System.ComponentModel;

namespace Octavo;

/// <summary>
/// A hand-written codec of values that may be absent. Formats with names (JSON, maps of MessagePack and CBOR, Tokens) leave out a member with an absent value;
/// if the data does not have the member, it keeps its initial value. <see cref="WriteMember"/> writes a present value. Everywhere else (arrays, Binary,
/// Compact, Tolerant types, elements, keys and roots) <see cref="ICodec{T}.Write"/> writes every value, so an absent value must differ from all others in the
/// data.
/// </summary>
/// <typeparam name="T">The type that is written and read; its default should be the absent value.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface IMemberCodec<T> : ICodec<T>
{
    /// <summary>Whether a member with this value is left out of formats with names.</summary>
    static abstract bool IsAbsent(scoped in T value);

    /// <summary>Writes the value of a member that is not absent, in formats with names.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    static abstract void WriteMember<W>(ref W writer, scoped in T value)
        where W : struct, IFormatWriter<W>, allows ref struct;

    /// <summary>Reads what <see cref="WriteMember"/> wrote.</summary>
    /// <param name="reader">The format's reader.</param>
    /// <param name="value">In: what exists already, or default. Out: what was read.</param>
    static abstract void ReadMember<R>(ref R reader, ref T value)
        where R : struct, IFormatReader<R>, allows ref struct;
}
