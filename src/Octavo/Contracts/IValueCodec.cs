// Owns: the contract of the code for a type that is a single value in data: a number, text or bytes. Knows no format.
using System.ComponentModel;
using Octavo.Contracts;

namespace Octavo.Internal;

/// <summary>The code for a type that is a single value in every format: one body for both families. Implemented by a struct.</summary>
/// <remarks>Generic code over sequential formats calls an emitted one through <see cref="OfValue{T, TCodec}"/>; the library's have
/// <see cref="ISequentialCodec{T}"/> too.</remarks>
/// <typeparam name="T">The type that is written and read.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface IValueCodec<T>
{
    /// <summary>Writes a value, null included, with whatever the format needs around it; in a tagged format after its tag.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    static abstract void Write<W>(ref W writer, scoped in T value)
        where W : struct, IEngineWriter<W>, allows ref struct;

    /// <summary>Reads a value.</summary>
    /// <param name="reader">The format's reader.</param>
    /// <param name="value">In: what exists already, or default. Out: what was read.</param>
    static abstract void Read<R>(ref R reader, ref T value)
        where R : struct, IEngineReader<R>, allows ref struct;
}
