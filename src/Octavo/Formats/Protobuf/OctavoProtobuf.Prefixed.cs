// Owns: Protobuf's facade, messages after their lengths, as in protobuf-net and Google; and the pair of delegates for gRPC. Knows no type.
using System.Buffers;
using System.Buffers.Binary;
using Octavo.Buffers;
using Octavo.Codecs.Entries;
using Octavo.Codecs.Scalars;
using Octavo.Engine;
using Octavo.Errors;
using Octavo.Internal;
using Octavo.Protobuf;
using Calls = Octavo.Engine.Calls<Octavo.Protobuf.ProtobufCall, Octavo.Protobuf.OctavoProtobufReader, Octavo.Protobuf.OctavoProtobufWriter>;

namespace Octavo;

public static partial class OctavoProtobuf
{
    /// <summary>Serializes a message after its length.</summary>
    /// <param name="destination">The destination. It is not flushed.</param>
    /// <param name="value">The message.</param>
    /// <param name="prefix">The form of the length.</param>
    /// <param name="field">With <see cref="ProtobufPrefixStyle.Base128"/>: the number of the field whose tag comes before the length; 0 for none.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; nothing was written.</exception>
    /// <example><code>
    /// using FileStream file = File.Create("orders.pb");
    /// OctavoProtobuf.SerializeWithLengthPrefix(file, new Order(7, []));
    /// OctavoProtobuf.SerializeWithLengthPrefix(file, new Order(8, []));
    /// </code></example>
    public static void SerializeWithLengthPrefix<T>(Stream destination, T value, ProtobufPrefixStyle prefix = ProtobufPrefixStyle.Base128,
        int field = 0, OctavoProtobufOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        CheckField(prefix, field);
        WriterState state = WriterState.Rent(options ?? OctavoProtobufOptions.Default);
        try
        {
            ReadOnlySpan<byte> message = WriteWhole(state, in value);
            Span<byte> head = stackalloc byte[MaxPrefix];
            destination.Write(head[..PutPrefix(head, message.Length, prefix, field)]);
            destination.Write(message);
        }
        finally
        {
            state.Return();
        }
    }

    /// <summary>Serializes a message after its length.</summary>
    /// <param name="destination">Advanced by the bytes that were written.</param>
    /// <param name="value">The message.</param>
    /// <param name="prefix">The form of the length.</param>
    /// <param name="field">With <see cref="ProtobufPrefixStyle.Base128"/>: the number of the field whose tag comes before the length; 0 for none.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; nothing was written.</exception>
    /// <example><code>
    /// var buffer = new System.Buffers.ArrayBufferWriter&lt;byte>();
    /// OctavoProtobuf.SerializeWithLengthPrefix(buffer, new Order(7, []));
    /// </code></example>
    public static void SerializeWithLengthPrefix<T>(IBufferWriter<byte> destination, T value, ProtobufPrefixStyle prefix = ProtobufPrefixStyle.Base128,
        int field = 0, OctavoProtobufOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        CheckField(prefix, field);
        WriterState state = WriterState.Rent(options ?? OctavoProtobufOptions.Default);
        try
        {
            ReadOnlySpan<byte> message = WriteWhole(state, in value);
            Span<byte> head = stackalloc byte[MaxPrefix];
            CheckedBufferWriter.Put(destination, head[..PutPrefix(head, message.Length, prefix, field)], Name);
            CheckedBufferWriter.Put(destination, message, Name);
        }
        finally
        {
            state.Return();
        }
    }

    /// <summary>Deserializes the message at the beginning of the data, after its length.</summary>
    /// <param name="source">The message; more bytes may follow.</param>
    /// <param name="consumed">The number of bytes of the length and the message, and of messages of other fields before it.</param>
    /// <param name="prefix">The form of the length.</param>
    /// <param name="field">The number of the field whose tag comes before the length; 0 for none.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>. Offsets count from the beginning of the message.</exception>
    /// <example><code>
    /// ReadOnlySpan&lt;byte> data = File.ReadAllBytes("orders.pb");
    /// Order? order = OctavoProtobuf.DeserializeWithLengthPrefix&lt;Order>(data, out int consumed);
    /// </code></example>
    public static T? DeserializeWithLengthPrefix<T>(ReadOnlySpan<byte> source, out int consumed, ProtobufPrefixStyle prefix = ProtobufPrefixStyle.Base128,
        int field = 0, OctavoProtobufOptions? options = null)
    {
        CheckField(prefix, field);
        Range message = FindMessage(source, prefix, field, options ?? OctavoProtobufOptions.Default);
        consumed = message.End.Value;
        return Deserialize<T>(source[message], options);
    }

    /// <summary>Deserializes the next message of a stream, after its length; nothing after it is read.</summary>
    /// <param name="source">The message; more bytes may follow. Not disposed.</param>
    /// <param name="prefix">The form of the length.</param>
    /// <param name="field">The number of the field whose tag comes before the length; 0 for none.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <returns>The message; default at the end of the stream, as in protobuf-net. <see cref="DeserializeItems"/> distinguishes the two.</returns>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// using FileStream file = File.OpenRead("orders.pb");
    /// Order? order = OctavoProtobuf.DeserializeWithLengthPrefix&lt;Order>(file);
    /// </code></example>
    public static T? DeserializeWithLengthPrefix<T>(Stream source, ProtobufPrefixStyle prefix = ProtobufPrefixStyle.Base128,
        int field = 0, OctavoProtobufOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(source);
        CheckField(prefix, field);
        return TryReadPrefixed(source, prefix, field, options, out T? value) ? value : default;
    }

    /// <summary>Deserializes the messages of a stream, each after its length, one by one as you enumerate them.</summary>
    /// <param name="source">Messages to the end of the stream; nothing after the last requested message is read. Not disposed.</param>
    /// <param name="prefix">The form of the lengths.</param>
    /// <param name="field">The number of the field whose tag comes before each length; other fields are skipped. 0 for none.</param>
    /// <param name="options">Options; null uses the defaults. <see cref="SerializerLimits.MaxTotalBytes"/> applies to each message.</param>
    /// <returns>The messages; each is read when it is asked for, and the stream stays open.</returns>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="field"/> is negative, more than 536,870,911, or not 0 with a length of fixed
    /// size.</exception>
    /// <exception cref="OctavoException">In the enumeration: see <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// using FileStream file = File.OpenRead("orders.pb");
    /// foreach (Order order in OctavoProtobuf.DeserializeItems&lt;Order>(file))
    /// {
    ///     Console.WriteLine(order.Id);
    /// }
    /// </code></example>
    public static IEnumerable<T> DeserializeItems<T>(Stream source, ProtobufPrefixStyle prefix = ProtobufPrefixStyle.Base128,
        int field = 0, OctavoProtobufOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(source);
        CheckField(prefix, field);
        return Items();

        IEnumerable<T> Items()
        {
            while (TryReadPrefixed(source, prefix, field, options, out T? value))
            {
                yield return value!;
            }
        }
    }

    /// <summary>The pair of delegates for a gRPC marshaller: <c>Marshallers.Create((message, context) => …, context => …)</c>.</summary>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <example><code>
    /// var marshaller = OctavoProtobuf.Marshaller&lt;Order>();
    /// </code></example>
    public static ProtobufMarshaller<T> Marshaller<T>(OctavoProtobufOptions? options = null) =>
        new((value, destination) => Serialize(destination, value, options), source => Deserialize<T>(in source, options)!);

    private const int MaxPrefix = 2 * ProtobufVarint.Longest32;

    private static void CheckField(ProtobufPrefixStyle prefix, int field)
    {
        ArgumentOutOfRangeException.ThrowIfGreaterThan((uint)prefix, (uint)ProtobufPrefixStyle.Fixed32BigEndian, nameof(prefix));
        ArgumentOutOfRangeException.ThrowIfNegative(field);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(field, prefix == ProtobufPrefixStyle.Base128 ? ProtobufTag.MaxNumber : 0);
    }

    /// <summary>Writes a message into the buffer of a state, which holds it until it is returned.</summary>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    internal static ReadOnlySpan<byte> WriteWhole<T>(WriterState state, in T value)
    {
        try
        {
            var writer = new OctavoProtobufWriter(state);
            Put(CodecCache<T>.Entry, ref writer, in value);
            return state.Buffer.AsSpan(0, writer.Window.Position);
        }
        catch (Exception found) when (Failure.IsConverted(found))
        {
            throw Calls.Unwritten(default, found, CodecCache<T>.Entry, value);
        }
    }

    private static int PutPrefix(Span<byte> head, int length, ProtobufPrefixStyle prefix, int field)
    {
        switch (prefix)
        {
            case ProtobufPrefixStyle.Fixed32:
                BinaryPrimitives.WriteInt32LittleEndian(head, length);
                return 4;
            case ProtobufPrefixStyle.Fixed32BigEndian:
                BinaryPrimitives.WriteInt32BigEndian(head, length);
                return 4;
            default:
                int n = 0;
                if (field != 0)
                {
                    n = (int)ProtobufVarint.PutExact(ref head[0], ProtobufTag.Of(field, ProtobufTag.Delimited));
                }
                return n + (int)ProtobufVarint.PutExact(ref head[n], (uint)length);
        }
    }

    private static unsafe Range FindMessage(ReadOnlySpan<byte> source, ProtobufPrefixStyle prefix, int field, OctavoProtobufOptions options)
    {
        if (source.IsEmpty)
        {
            throw new OctavoException(new OctavoException(OctavoErrorCode.EndOfData, Throw.Ended), Name, 0, "");
        }
        fixed (byte* pinned = source)
        {
            using var stream = new UnmanagedMemoryStream(pinned, source.Length);
            long at = 0;
            long length = ProtobufPrefixReader.ReadLength(stream, prefix, field, options, ref at);
            if (length < 0 || length > stream.Length - stream.Position)
            {
                throw new OctavoException(new OctavoException(OctavoErrorCode.EndOfData, Throw.Ended), Name, stream.Position, "");
            }
            return (int)stream.Position..(int)(stream.Position + length);
        }
    }

    private static bool TryReadPrefixed<T>(Stream source, ProtobufPrefixStyle prefix, int field, OctavoProtobufOptions? options, out T? value)
    {
        options ??= OctavoProtobufOptions.Default;
        long at = 0; // from the beginning of the length
        long length = ProtobufPrefixReader.ReadLength(source, prefix, field, options, ref at);
        if (length < 0)
        {
            value = default;
            return false;
        }
        if (length > options.Limits.MaxTotalBytes)
        {
            throw Failure.TooManyBytes(options.Limits.MaxTotalBytes, Name);
        }
        ProtobufPrefixReader.ReadBytes(source, (int)length, out byte[] rented, ref at);
        try
        {
            value = Deserialize<T>(rented.AsSpan(0, (int)length), options);
            return true;
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(rented);
        }
    }
}
