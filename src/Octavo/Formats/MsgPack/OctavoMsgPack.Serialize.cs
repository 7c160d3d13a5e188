// Owns: MessagePack's facade, writing side. The same in every format: what differs is the writer. Knows no type.
using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo;

/// <summary>MessagePack, with the bytes of MessagePack-CSharp for Guid, decimal and DateTime. docs/formats/messagepack.md.</summary>
public static partial class OctavoMsgPack
{
    internal const string Name = "MessagePack";

    /// <summary>Serializes a value into a new array.</summary>
    /// <param name="value">The value; null if its type allows it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// byte[] data = OctavoMsgPack.Serialize(new Order(7, []));
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value, OctavoMsgPackOptions? options = null)
    {
        CodecEntry<T> entry = CodecCache<T>.Entry;
        if (typeof(T).IsValueType && CodecCache<T>.MsgPackBound != 0)
        {
            return PutFixed(entry, in value);
        }
        return Write(entry, in value, options);
    }

    /// <summary>Serializes a value into a buffer writer, for example the writer of a pipe.</summary>
    /// <param name="destination">Advanced by the bytes that were written; after an error, by the bytes that were complete.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// var buffer = new System.Buffers.ArrayBufferWriter&lt;byte>();
    /// OctavoMsgPack.Serialize(buffer, new Order(7, []));
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(IBufferWriter<byte> destination, T value, OctavoMsgPackOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        CodecEntry<T> entry = CodecCache<T>.Entry;
        if (typeof(T).IsValueType && CodecCache<T>.MsgPackBound != 0)
        {
            // A struct of fixed-size members needs no window: what the state costs would be half of its time (lab: SimpleStruct).
            PutFixed(entry, destination, in value);
            return;
        }
        Write(entry, destination, in value, options);
    }

    /// <summary>Serializes a value into a stream, in pieces of about 64 KiB.</summary>
    /// <param name="destination">The destination. It is not flushed.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// using FileStream file = File.Create("order.msgpack");
    /// OctavoMsgPack.Serialize(file, new Order(7, []));
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(Stream destination, T value, OctavoMsgPackOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        Write(CodecCache<T>.Entry, destination, in value, options);
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
    /// bool fits = OctavoMsgPack.TrySerialize(space, new Order(7, []), out int length);
    /// </code></example>
    public static unsafe bool TrySerialize<T>(Span<byte> destination, T value, out int length, OctavoMsgPackOptions? options = null)
    {
        fixed (byte* pinned = destination)
        {
            var sink = new FixedSink(pinned, destination.Length);
            length = checked((int)Write(CodecCache<T>.Entry, WriterState.Rent(options ?? OctavoMsgPackOptions.Default, sink), in value));
            return length <= destination.Length;
        }
    }

    /// <summary>Serializes a value whose type is known only at run time.</summary>
    /// <param name="value">The value, exactly of type <paramref name="type"/>.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// object order = new Order(7, []);
    /// byte[] data = OctavoMsgPack.Serialize(order, typeof(Order));
    /// </code></example>
    public static byte[] Serialize(object? value, Type type, OctavoMsgPackOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(type);
        CodecEntry entry = CodecCatalog.GetAny(type);
        WriterState state = WriterState.Rent(options ?? OctavoMsgPackOptions.Default);
        try
        {
            var writer = new OctavoMsgPackWriter(state);
            entry.WriteObject(ref writer, value);
            return Result.ToArray(writer.Window.Written);
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Unwritten(found, entry, value, options);
        }
        finally
        {
            state.Return();
        }
    }

    /// <summary>A struct of fixed-size members needs no window.</summary>
    private static byte[] PutFixed<T>(CodecEntry<T> entry, in T value)
    {
        Span<byte> scratch = stackalloc byte[InputWindow.MaxRead + OutputWindow.Slack];
        try
        {
            return Result.ToArray(scratch[..(int)entry.PutMsgPack(ref MemoryMarshal.GetReference(scratch), in value)]);
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Unwritten(found, entry, value, null);
        }
    }

    private static void PutFixed<T>(CodecEntry<T> entry, IBufferWriter<byte> destination, in T value)
    {
        int bound = CodecCache<T>.MsgPackBound + OutputWindow.Slack;
        Span<byte> room = GivenRoom.Of(destination, bound, Name);
        nint length;
        try
        {
            length = entry.PutMsgPack(ref MemoryMarshal.GetReference(room), in value);
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Unwritten(found, entry, value, null);
        }
        destination.Advance((int)length);
    }

    /// <summary>Public calls find the entry and are inlined: in a method that all classes share, like this one, finding it takes four nanoseconds.</summary>
    private static void Write<T>(CodecEntry<T> entry, Stream destination, in T value, OctavoMsgPackOptions? options)
    {
        WriterState state = WriterState.Rent(options ?? OctavoMsgPackOptions.Default, destination);
        try
        {
            var writer = new OctavoMsgPackWriter(state);
            entry.Write(ref writer, in value);
            state.Sink.Finish(ref writer.Window);
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Unwritten(found, entry, value, options);
        }
        finally
        {
            state.Return();
        }
    }

    private static void Write<T>(CodecEntry<T> entry, IBufferWriter<byte> destination, in T value, OctavoMsgPackOptions? options)
    {
        WriterState state = WriterState.Rent(options ?? OctavoMsgPackOptions.Default, destination);
        try
        {
            var writer = new OctavoMsgPackWriter(state, GivenRoom.Of(destination, BufferWriterSink.Smallest));
            entry.Write(ref writer, in value);
            state.Sink.Finish(ref writer.Window);
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Unwritten(found, entry, value, options);
        }
        finally
        {
            state.Return();
        }
    }

    private static byte[] Write<T>(CodecEntry<T> entry, in T value, OctavoMsgPackOptions? options)
    {
        WriterState state = WriterState.Rent(options ?? OctavoMsgPackOptions.Default);
        try
        {
            var writer = new OctavoMsgPackWriter(state);
            entry.Write(ref writer, in value);
            return Result.ToArray(writer.Window.Written);
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Unwritten(found, entry, value, options);
        }
        finally
        {
            state.Return();
        }
    }

    private static long Write<T>(CodecEntry<T> entry, WriterState state, in T value)
    {
        try
        {
            var writer = new OctavoMsgPackWriter(state);
            entry.Write(ref writer, in value);
            state.Sink.Finish(ref writer.Window);
            return state.Flushed;
        }
        catch (Exception found) when (Failure.IsForUs(found))
        {
            throw Unwritten(found, entry, value, state.Options);
        }
        finally
        {
            state.Return();
        }
    }

    internal static OctavoException Unwritten(Exception found, CodecEntry entry, object? value, OctavoOptions? options) =>
        Failure.OfWriting(found, Name, entry, value, options ?? OctavoMsgPackOptions.Default, MsgPackWalk.Of(options));
}
