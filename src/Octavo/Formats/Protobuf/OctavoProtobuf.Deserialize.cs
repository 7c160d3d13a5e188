// Owns: Protobuf's facade, reading side. The same in every format: what differs is the reader. Knows no type.
using System.Buffers;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Entries;
using Octavo.Engine;
using Calls = Octavo.Engine.Calls<Octavo.Protobuf.ProtobufCall, Octavo.Protobuf.OctavoProtobufReader, Octavo.Protobuf.OctavoProtobufWriter>;

namespace Octavo;

public static partial class OctavoProtobuf
{
    /// <summary>Deserializes a value.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// Order? order = OctavoProtobuf.Deserialize&lt;Order>(File.ReadAllBytes("order.pb"));
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T? Deserialize<T>(byte[] source, OctavoProtobufOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(source);
        return Deserialize<T>(new ReadOnlySpan<byte>(source), options);
    }

    /// <inheritdoc cref="Deserialize{T}(byte[], OctavoProtobufOptions)"/>
    /// <example><code>
    /// ReadOnlyMemory&lt;byte> data = File.ReadAllBytes("order.pb");
    /// Order? order = OctavoProtobuf.Deserialize&lt;Order>(data);
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T? Deserialize<T>(ReadOnlyMemory<byte> source, OctavoProtobufOptions? options = null) => Deserialize<T>(source.Span, options);

    /// <inheritdoc cref="Deserialize{T}(byte[], OctavoProtobufOptions)"/>
    /// <example><code>
    /// ReadOnlySpan&lt;byte> data = File.ReadAllBytes("order.pb");
    /// Order? order = OctavoProtobuf.Deserialize&lt;Order>(data);
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T? Deserialize<T>(ReadOnlySpan<byte> source, OctavoProtobufOptions? options = null) => Calls.Read<T>(new(options), source);

    /// <summary>Deserializes a value. A message does not say where it ends, so it takes all of the data.
    /// <see cref="DeserializeWithLengthPrefix{T}(ReadOnlySpan{byte}, out int, ProtobufPrefixStyle, int, OctavoProtobufOptions)"/> reads one of several.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="consumed">The number of bytes of the value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// ReadOnlySpan&lt;byte> data = File.ReadAllBytes("orders.pb");
    /// Order? order = OctavoProtobuf.Deserialize&lt;Order>(data, out int consumed);
    /// Order? next = OctavoProtobuf.Deserialize&lt;Order>(data[consumed..]);
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T? Deserialize<T>(ReadOnlySpan<byte> source, out int consumed, OctavoProtobufOptions? options = null)
    {
        T value = default!;
        consumed = Calls.Read(new(options), CodecCache<T>.Entry, source, ref value, whole: false);
        return value;
    }

    /// <summary>Deserializes a value from a sequence of segments, cut anywhere.</summary>
    /// <param name="source">The value and nothing after it. One segment is read in place, several in contiguous copies of 16 KiB or more.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// var data = new System.Buffers.ReadOnlySequence&lt;byte>(File.ReadAllBytes("order.pb"));
    /// Order? order = OctavoProtobuf.Deserialize&lt;Order>(data);
    /// </code></example>
    public static T? Deserialize<T>(in ReadOnlySequence<byte> source, OctavoProtobufOptions? options = null)
    {
        T value = default!;
        Calls.ReadSequence(new(options), in source, ref value, whole: true);
        return value;
    }

    /// <summary>Deserializes a value. A message does not say where it ends, so it takes the whole sequence.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="consumed">The number of bytes of the value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// var data = new System.Buffers.ReadOnlySequence&lt;byte>(File.ReadAllBytes("orders.pb"));
    /// Order? order = OctavoProtobuf.Deserialize&lt;Order>(data, out long consumed);
    /// Order? next = OctavoProtobuf.Deserialize&lt;Order>(data.Slice(consumed));
    /// </code></example>
    public static T? Deserialize<T>(in ReadOnlySequence<byte> source, out long consumed, OctavoProtobufOptions? options = null)
    {
        T value = default!;
        consumed = Calls.ReadSequence(new(options), in source, ref value, whole: false);
        return value;
    }

    /// <summary>Deserializes a value from a stream, read to its end.</summary>
    /// <param name="source">The value and nothing after it; at most <see cref="SerializerLimits.MaxTotalBytes"/>.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// using FileStream file = File.OpenRead("order.pb");
    /// Order? order = OctavoProtobuf.Deserialize&lt;Order>(file);
    /// </code></example>
    public static T? Deserialize<T>(Stream source, OctavoProtobufOptions? options = null) => Calls.ReadStream<T>(new(options), source);

    /// <summary>Deserializes a value whose type is known only at run time.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// ReadOnlySpan&lt;byte> data = File.ReadAllBytes("order.pb");
    /// object? order = OctavoProtobuf.Deserialize(data, typeof(Order));
    /// </code></example>
    public static object? Deserialize(ReadOnlySpan<byte> source, Type type, OctavoProtobufOptions? options = null) =>
        Calls.ReadObject(new(options), source, type);

    /// <summary>Deserializes a value, and returns an error instead of throwing.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="value">The value, or default.</param>
    /// <param name="error">The error; its code is <see cref="OctavoErrorCode.None"/> on success.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <returns>Whether the data is a value of the type.</returns>
    /// <example><code>
    /// if (!OctavoProtobuf.TryDeserialize(File.ReadAllBytes("order.pb"), out Order? order, out OctavoError error))
    /// {
    ///     Console.WriteLine($"{error.Path}: {error.Message}");
    /// }
    /// </code></example>
    public static bool TryDeserialize<T>(ReadOnlySpan<byte> source, out T? value, out OctavoError error, OctavoProtobufOptions? options = null) =>
        Calls.TryRead(new(options), source, out value, out error);

    /// <summary>Merges into an existing value, as in the specification: the last scalar wins, repeated fields append, messages merge.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="value">In: the existing value. Out: the same value, filled, or a new object if the constructor of the type takes members or the data is
    /// null.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; members that were read before the error keep their new values.</exception>
    /// <example><code>
    /// var line = new Line("A-1", 2);
    /// OctavoProtobuf.Populate(File.ReadAllBytes("line.pb"), ref line);
    /// </code></example>
    public static void Populate<T>(ReadOnlySpan<byte> source, ref T value, OctavoProtobufOptions? options = null) =>
        Calls.Read(new(options), CodecCache<T>.Entry, source, ref value, whole: true);

    /// <summary>Merges into an object.</summary>
    /// <param name="source">The value and nothing after it, not null.</param>
    /// <param name="value">The object that is filled.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotPopulatable"/> if the type cannot be filled in place or the data is null; else see
    /// <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// var settings = new Settings();
    /// OctavoProtobuf.Populate(File.ReadAllBytes("settings.pb"), settings);
    /// </code></example>
    public static void Populate<T>(ReadOnlySpan<byte> source, T value, OctavoProtobufOptions? options = null)
        where T : class =>
        Calls.Populate(new(options), source, value);
}
