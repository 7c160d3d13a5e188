// Owns: what a format outside the library implements, and what is made of it. Knows no format.
using System.Buffers;
using Octavo.Buffers;

namespace Octavo;

public abstract partial class OctavoFormat
{
    /// <summary>Writes a value. Every writing call of a format outside the library calls this.</summary>
    /// <param name="destination">Where to.</param>
    /// <param name="value">The value, of <paramref name="type"/>; structs are boxed.</param>
    /// <param name="type">The declared type.</param>
    /// <exception cref="OctavoException">The value cannot be written.</exception>
    protected abstract void WriteValue(IBufferWriter<byte> destination, object? value, Type type);

    /// <summary>Reads the value at the beginning of the data. Every reading call of a format outside the library calls this. Calls for one whole value compare
    /// the consumed bytes with the length.</summary>
    /// <param name="source">The value; more bytes may follow.</param>
    /// <param name="type">The declared type.</param>
    /// <param name="consumed">The number of bytes of the value.</param>
    /// <returns>The value, of <paramref name="type"/>.</returns>
    /// <exception cref="OctavoException">The data is not a value; the <c>Try</c> calls do not catch other exceptions.</exception>
    protected abstract object? ReadValue(in ReadOnlySequence<byte> source, Type type, out long consumed);

    private byte[] ToArray(object? value, Type type)
    {
        using var stage = new Stage();
        WriteValue(stage, value, type);
        return stage.ToArray();
    }

    private object? ReadOutside(ReadOnlySpan<byte> source, Type type)
    {
        byte[] copy = ArrayPool<byte>.Shared.Rent(source.Length);
        try
        {
            source.CopyTo(copy);
            return ReadOutside(new ReadOnlySequence<byte>(copy, 0, source.Length), type);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(copy);
        }
    }

    private object? ReadOutside(in ReadOnlySequence<byte> source, Type type)
    {
        object? value = ReadValue(in source, type, out long consumed);
        return consumed == source.Length ? value
            : throw new OctavoException(OctavoErrorCode.TrailingData, $"{source.Length - consumed} bytes follow a complete value.", Name, consumed);
    }
}
