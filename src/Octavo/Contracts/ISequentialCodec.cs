// Owns: the contract of the code for one type in sequential formats, for emitted code and the library. Knows no format.
using System.ComponentModel;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>The code for one type in sequential formats, with all that they offer: emitted, or the library's own. Implemented by a struct.</summary>
/// <remarks>A hand-written codec implements <see cref="ICodec{T}"/>, which has what works in every format; emitted code calls it through
/// <see cref="ByHand{T, TCodec}"/>.</remarks>
/// <typeparam name="T">The type that is written and read.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface ISequentialCodec<T>
{
    /// <summary>Writes a value, null included, with whatever the format needs around it.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    static abstract void Write<W>(ref W writer, scoped in T value)
        where W : struct, ISequentialWriter<W>, allows ref struct;

    /// <summary>Reads a value.</summary>
    /// <param name="reader">The format's reader.</param>
    /// <param name="value">In: what exists already, or default. Out: what was read; an object that existed is filled in place where its type can be.</param>
    static abstract void Read<R>(ref R reader, ref T value)
        where R : struct, ISequentialReader<R>, allows ref struct;
}
