// Owns: Binary's facade, writing side. The same in every format: what differs is the writer. Knows no type.
using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Binary;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Engine;
using Octavo.Errors;
using Octavo.Internal;
using Calls = Octavo.Engine.Calls<Octavo.Binary.BinaryCall, Octavo.Binary.OctavoBinaryReader, Octavo.Binary.OctavoBinaryWriter>;

namespace Octavo;

/// <summary>Binary: the fast native format, safe on untrusted bytes. Specification: docs/formats/binary.md.</summary>
public static partial class OctavoBinary
{
    internal const string Name = "Binary";

    /// <summary>Serializes a value into a new array.</summary>
    /// <param name="value">The value; null if its type allows it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// byte[] data = OctavoBinary.Serialize(new Order(7, []));
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value, OctavoBinaryOptions? options = null)
    {
        CodecEntry<T> entry = CodecCache<T>.Entry;
        if (typeof(T).IsValueType && CodecCache<T>.RawLayoutLength != 0 && options is not { SchemaHeader: true })
        {
            byte[] raw = GC.AllocateUninitializedArray<byte>(CodecCache<T>.RawLayoutLength);
            PutRawLayout(entry, ref MemoryMarshal.GetArrayDataReference(raw), in value);
            return raw;
        }
        int length = entry.BinaryLength(in value);
        if (length >= 0)
        {
            return SerializeExact(entry, in value, length, options);
        }
        return Calls.Write(new(options), entry, in value);
    }

    /// <summary>Serializes a value into a buffer writer, for example the writer of a pipe.</summary>
    /// <param name="destination">Advanced by the bytes that were written; after an error, by the bytes that were complete.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// var buffer = new System.Buffers.ArrayBufferWriter&lt;byte>();
    /// OctavoBinary.Serialize(buffer, new Order(7, []));
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(IBufferWriter<byte> destination, T value, OctavoBinaryOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        CodecEntry<T> entry = CodecCache<T>.Entry;
        if (typeof(T).IsValueType && CodecCache<T>.RawLayoutLength != 0 && options is not { SchemaHeader: true })
        {
            // A struct that is a raw layout needs no window: what the state costs would be most of its time (4 ns against 20; lab: SimpleStruct).
            int length = CodecCache<T>.RawLayoutLength;
            PutRawLayout(entry, ref MemoryMarshal.GetReference(CheckedBufferWriter.Of(destination, length, Name)), in value);
            destination.Advance(length);
            return;
        }
        Calls.Write(new(options), entry, destination, in value);
    }

    /// <summary>Serializes a value into a stream, in pieces of about 64 KiB.</summary>
    /// <param name="destination">The destination. It is not flushed.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// using FileStream file = File.Create("order.bin");
    /// OctavoBinary.Serialize(file, new Order(7, []));
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(Stream destination, T value, OctavoBinaryOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        Calls.Write(new(options), CodecCache<T>.Entry, destination, in value);
    }

    /// <summary>Serializes a value into memory of fixed length.</summary>
    /// <param name="destination">Receives the value, or its beginning if it does not fit.</param>
    /// <param name="value">The value.</param>
    /// <param name="length">The number of bytes of the value, even if it does not fit.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <returns>Whether it fits.</returns>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// Span&lt;byte> space = stackalloc byte[256];
    /// bool fits = OctavoBinary.TrySerialize(space, new Order(7, []), out int length);
    /// </code></example>
    public static unsafe bool TrySerialize<T>(Span<byte> destination, T value, out int length, OctavoBinaryOptions? options = null)
    {
        fixed (byte* pinned = destination)
        {
            return Calls.TryWrite(new(options), new FixedSink(pinned, destination.Length), destination, in value, out length);
        }
    }

    /// <summary>Serializes a value whose type is known only at run time.</summary>
    /// <param name="value">The value, exactly of type <paramref name="type"/>.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// object order = new Order(7, []);
    /// byte[] data = OctavoBinary.Serialize(order, typeof(Order));
    /// </code></example>
    public static byte[] Serialize(object? value, Type type, OctavoBinaryOptions? options = null) => Calls.WriteObject(new(options), value, type);

    /// <summary>Refuses bits that are not a value; the error names the format.</summary>
    private static void PutRawLayout<T>(CodecEntry<T> entry, ref byte at, in T value)
    {
        try
        {
            entry.PutRawLayout(ref at, in value);
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Unwritten(found, entry, value);
        }
    }

    /// <summary>Apart, so that the method above stays small enough to be inlined: 10.0 ns for SimpleStruct, and 12.3 where it was not.</summary>
    private static OctavoException Unwritten(Exception found, CodecEntry entry, object? value) => Calls.Unwritten(default, found, entry, value);

    /// <summary>A value whose length is known is written into its result: no copy.</summary>
    private static byte[] SerializeExact<T>(CodecEntry<T> entry, in T value, int length, OctavoBinaryOptions? options)
    {
        WriterState state = WriterState.Rent(options ?? OctavoBinaryOptions.Default);
        try
        {
            if (options?.Head is not null)
            {
                length = checked(length + BinaryHeader.Length);
            }
            byte[] result = GC.AllocateUninitializedArray<byte>(length);
            var writer = OctavoBinaryWriter.Exact(state, result);
            options?.Head?.Write(ref writer, entry);
            entry.Write(ref writer, in value);
            if (writer.Length != length)
            {
                Throw.LengthChanged(typeof(T), length, writer.Length);
            }
            return result;
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Calls.Unwritten(new(options), found, entry, value);
        }
        finally
        {
            state.Return();
        }
    }
}
