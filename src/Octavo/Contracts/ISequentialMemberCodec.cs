// Owns: the contract of a codec whose values may be absent as members, for emitted code for sequential formats. Knows no format.
using System.ComponentModel;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>As <see cref="IMemberCodec{T}"/>, with all that sequential formats offer.</summary>
/// <typeparam name="T">The type that is written and read; its default should be the absent value.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface ISequentialMemberCodec<T> : ISequentialCodec<T>
{
    /// <summary>Whether a member with this value is left out of formats with names.</summary>
    static abstract bool IsAbsent(scoped in T value);

    /// <summary>Writes the value of a member that is not absent, in formats with names.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    static abstract void WriteMember<W>(ref W writer, scoped in T value)
        where W : struct, ISequentialWriter<W>, allows ref struct;

    /// <summary>Reads what <see cref="WriteMember"/> wrote.</summary>
    /// <param name="reader">The format's reader.</param>
    /// <param name="value">In: what exists already, or default. Out: what was read.</param>
    static abstract void ReadMember<R>(ref R reader, ref T value)
        where R : struct, ISequentialReader<R>, allows ref struct;
}
