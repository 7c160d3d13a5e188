// Owns: Protobuf's facade, writing side. The same in every format: what differs is the writer. Knows no type.
using System.Buffers;
using System.Runtime.CompilerServices;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Engine;
using Octavo.Internal;
using Octavo.Protobuf;
using Calls = Octavo.Engine.Calls<Octavo.Protobuf.ProtobufCall, Octavo.Protobuf.OctavoProtobufReader, Octavo.Protobuf.OctavoProtobufWriter>;

namespace Octavo;

/// <summary>Protocol Buffers, for types whose members have numbers. docs/formats/protobuf.md.</summary>
public static partial class OctavoProtobuf
{
    internal const string Name = "Protobuf";

    /// <summary>The number of calls of a type that count lengths after a call that moved too much.</summary>
    private const int CallsCounted = 1000;

    /// <summary>Serializes a value into a new array.</summary>
    /// <param name="value">The value: a message that is not null, or a scalar, text or collection, which becomes a message with one field 1.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// byte[] data = OctavoProtobuf.Serialize(new Order(7, []));
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value, OctavoProtobufOptions? options = null)
    {
        return Calls.Write(new(options), CodecCache<T>.Entry, in value);
    }

    /// <summary>Serializes a value into a buffer writer, for example the writer of a pipe.</summary>
    /// <param name="destination">Advanced by the bytes that were written; after an error, by the bytes that were complete.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// var buffer = new System.Buffers.ArrayBufferWriter&lt;byte>();
    /// OctavoProtobuf.Serialize(buffer, new Order(7, []));
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(IBufferWriter<byte> destination, T value, OctavoProtobufOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        Calls.Write(new(options), CodecCache<T>.Entry, destination, in value);
    }

    /// <summary>Serializes a value into a stream, in pieces of about 64 KiB.</summary>
    /// <param name="destination">The destination. It is not flushed.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// using FileStream file = File.Create("order.pb");
    /// OctavoProtobuf.Serialize(file, new Order(7, []));
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(Stream destination, T value, OctavoProtobufOptions? options = null)
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
    /// bool fits = OctavoProtobuf.TrySerialize(space, new Order(7, []), out int length);
    /// </code></example>
    public static unsafe bool TrySerialize<T>(Span<byte> destination, T value, out int length, OctavoProtobufOptions? options = null)
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
    /// byte[] data = OctavoProtobuf.Serialize(order, typeof(Order));
    /// </code></example>
    public static byte[] Serialize(object? value, Type type, OctavoProtobufOptions? options = null) => Calls.WriteObject(new(options), value, type);

    /// <summary>
    /// If a call moves more bytes than it writes, as in long chains of messages, the next calls of the type count all lengths in a separate pass: a chain of 50
    /// × 1 KB then takes 0.44 of the time.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Put<T>(CodecEntry<T> entry, ref OctavoProtobufWriter writer, in T value)
    {
        if (entry.CountedCalls != 0)
        {
            PutCounted(entry, ref writer, in value);
            return;
        }
        entry.Write(ref writer, in value);
        if (writer.Moved > writer.Length)
        {
            entry.CountedCalls = CallsCounted;
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void PutCounted<T>(CodecEntry<T> entry, ref OctavoProtobufWriter writer, in T value)
    {
        entry.CountedCalls--; // calls of other threads may be lost here: it is a guess that ends some time
        var lengths = ProtobufLengths.Rent();
        try
        {
            var sizer = new OctavoProtobufSizer(lengths, writer.Window.State.Options);
            entry.Write(ref sizer, in value);
            writer.UseCounted(lengths);
            entry.Write(ref writer, in value);
        }
        finally
        {
            writer.UseCounted(null);
            lengths.Return();
        }
    }

    /// <summary>The same for a value whose type is known only at run time.</summary>
    internal static void Put(CodecEntry entry, ref OctavoProtobufWriter writer, scoped RootValue root)
    {
        if (entry.CountedCalls != 0)
        {
            PutCounted(entry, ref writer, root);
            return;
        }
        entry.WriteAt(ref writer, root);
        if (writer.Moved > writer.Length)
        {
            entry.CountedCalls = CallsCounted;
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void PutCounted(CodecEntry entry, ref OctavoProtobufWriter writer, scoped RootValue root)
    {
        entry.CountedCalls--;
        var lengths = ProtobufLengths.Rent();
        try
        {
            var sizer = new OctavoProtobufSizer(lengths, writer.Window.State.Options);
            entry.WriteAt(ref sizer, root);
            writer.UseCounted(lengths);
            entry.WriteAt(ref writer, root);
        }
        finally
        {
            writer.UseCounted(null);
            lengths.Return();
        }
    }
}
