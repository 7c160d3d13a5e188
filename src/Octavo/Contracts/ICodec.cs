// Owns: the contract of the code for one type, written by hand. Knows no format.
using System.ComponentModel;

namespace Octavo;

/// <summary>The code for one type, written by hand, independent of format. Implemented by a struct that <see cref="CodecConverterAttribute"/> names.</summary>
/// <remarks>A codec that compiles works in every format: <see cref="IFormatWriter{TSelf}"/> and <see cref="IFormatReader{TSelf}"/> have nothing else. In
/// Protobuf a codec is one number, text, bytes, Guid or time, which <see cref="ProtobufFormAttribute"/> states.</remarks>
/// <typeparam name="T">The type that is written and read.</typeparam>
[EditorBrowsable(EditorBrowsableState.Advanced)]
public interface ICodec<T>
{
    /// <summary>Writes a value, null included, with whatever the format needs around it.</summary>
    /// <param name="writer">The format's writer.</param>
    /// <param name="value">The value.</param>
    static abstract void Write<W>(ref W writer, scoped in T value)
        where W : struct, IFormatWriter<W>, allows ref struct;

    /// <summary>Reads a value.</summary>
    /// <param name="reader">The format's reader.</param>
    /// <param name="value">In: what exists already, or default. Out: the value that was read; an existing object is filled in place if its type allows
    /// it.</param>
    static abstract void Read<R>(ref R reader, ref T value)
        where R : struct, IFormatReader<R>, allows ref struct;
}
