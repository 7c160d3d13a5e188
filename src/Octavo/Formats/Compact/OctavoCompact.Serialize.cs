// Owns: Compact's facade, writing side. The same in every format: what differs is the writer. Knows no type.
using System.Buffers;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Compact;
using Octavo.Engine;
using Octavo.Internal;
using Calls = Octavo.Engine.Calls<Octavo.Compact.CompactCall, Octavo.Compact.OctavoCompactReader, Octavo.Compact.OctavoCompactWriter>;

namespace Octavo;

/// <summary>Compact: the small native format, safe on untrusted bytes. Specification: docs/formats/compact.md.</summary>
public static partial class OctavoCompact
{
    internal const string Name = "Compact";

    /// <summary>Serializes a value into a new array.</summary>
    /// <param name="value">The value; null if its type allows it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// byte[] data = OctavoCompact.Serialize(new Order(7, []));
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value, OctavoCompactOptions? options = null)
    {
        CodecEntry<T> entry = CodecCache<T>.Entry;
        if (typeof(T).IsValueType && CodecCache<T>.CompactBound != 0)
        {
            return BoundedCalls<CompactCall>.Put(entry, in value);
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
    /// OctavoCompact.Serialize(buffer, new Order(7, []));
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(IBufferWriter<byte> destination, T value, OctavoCompactOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        CodecEntry<T> entry = CodecCache<T>.Entry;
        if (typeof(T).IsValueType && CodecCache<T>.CompactBound != 0)
        {
            // A struct of fixed-size members needs no window: what the state costs would be half of its time (lab: SimpleStruct).
            BoundedCalls<CompactCall>.Put(entry, destination, in value);
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
    /// OctavoCompact.Serialize(file, new Order(7, []));
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(Stream destination, T value, OctavoCompactOptions? options = null)
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
    /// bool fits = OctavoCompact.TrySerialize(space, new Order(7, []), out int length);
    /// </code></example>
    public static unsafe bool TrySerialize<T>(Span<byte> destination, T value, out int length, OctavoCompactOptions? options = null)
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
    /// byte[] data = OctavoCompact.Serialize(order, typeof(Order));
    /// </code></example>
    public static byte[] Serialize(object? value, Type type, OctavoCompactOptions? options = null) => Calls.WriteObject(new(options), value, type);
}
