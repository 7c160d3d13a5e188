// Owns: JSON's facade, reading side. The same in every format: what differs is the reader. Knows no type.
using System.Buffers;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Entries;
using Calls = Octavo.Engine.Calls<Octavo.Json.JsonCall, Octavo.Json.OctavoJsonReader, Octavo.Json.OctavoJsonWriter>;

namespace Octavo;

public static partial class OctavoJson
{
    /// <summary>Deserializes a value.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; bytes after the value are <see cref="OctavoErrorCode.TrailingData"/>.</exception>
    /// <example><code>
    /// Order? order = OctavoJson.Deserialize&lt;Order>(File.ReadAllBytes("order.json"));
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T? Deserialize<T>(byte[] source, OctavoJsonOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(source);
        return Deserialize<T>(new ReadOnlySpan<byte>(source), options);
    }

    /// <inheritdoc cref="Deserialize{T}(byte[], OctavoJsonOptions)"/>
    /// <example><code>
    /// ReadOnlyMemory&lt;byte> data = File.ReadAllBytes("order.json");
    /// Order? order = OctavoJson.Deserialize&lt;Order>(data);
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T? Deserialize<T>(ReadOnlyMemory<byte> source, OctavoJsonOptions? options = null) => Deserialize<T>(source.Span, options);

    /// <inheritdoc cref="Deserialize{T}(byte[], OctavoJsonOptions)"/>
    /// <example><code>
    /// ReadOnlySpan&lt;byte> data = File.ReadAllBytes("order.json");
    /// Order? order = OctavoJson.Deserialize&lt;Order>(data);
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T? Deserialize<T>(ReadOnlySpan<byte> source, OctavoJsonOptions? options = null) => Calls.Read<T>(new(options), source);

    /// <summary>Deserializes the value at the beginning of the data.</summary>
    /// <param name="source">The value; more bytes may follow.</param>
    /// <param name="consumed">The number of bytes of the value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// ReadOnlySpan&lt;byte> data = File.ReadAllBytes("orders.json");
    /// Order? order = OctavoJson.Deserialize&lt;Order>(data, out int consumed);
    /// Order? next = OctavoJson.Deserialize&lt;Order>(data[consumed..]);
    /// </code></example>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T? Deserialize<T>(ReadOnlySpan<byte> source, out int consumed, OctavoJsonOptions? options = null)
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
    /// var data = new System.Buffers.ReadOnlySequence&lt;byte>(File.ReadAllBytes("order.json"));
    /// Order? order = OctavoJson.Deserialize&lt;Order>(data);
    /// </code></example>
    public static T? Deserialize<T>(in ReadOnlySequence<byte> source, OctavoJsonOptions? options = null)
    {
        T value = default!;
        Calls.ReadSequence(new(options), in source, ref value, whole: true);
        return value;
    }

    /// <summary>Deserializes the value at the beginning of a sequence.</summary>
    /// <param name="source">The value; more bytes may follow.</param>
    /// <param name="consumed">The number of bytes of the value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// var data = new System.Buffers.ReadOnlySequence&lt;byte>(File.ReadAllBytes("orders.json"));
    /// Order? order = OctavoJson.Deserialize&lt;Order>(data, out long consumed);
    /// Order? next = OctavoJson.Deserialize&lt;Order>(data.Slice(consumed));
    /// </code></example>
    public static T? Deserialize<T>(in ReadOnlySequence<byte> source, out long consumed, OctavoJsonOptions? options = null)
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
    /// using FileStream file = File.OpenRead("order.json");
    /// Order? order = OctavoJson.Deserialize&lt;Order>(file);
    /// </code></example>
    public static T? Deserialize<T>(Stream source, OctavoJsonOptions? options = null) => Calls.ReadStream<T>(new(options), source);

    /// <summary>Deserializes a value whose type is known only at run time.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// ReadOnlySpan&lt;byte> data = File.ReadAllBytes("order.json");
    /// object? order = OctavoJson.Deserialize(data, typeof(Order));
    /// </code></example>
    public static object? Deserialize(ReadOnlySpan<byte> source, Type type, OctavoJsonOptions? options = null) =>
        Calls.ReadObject(new(options), source, type);

    /// <summary>Deserializes a value, and returns an error instead of throwing.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="value">The value, or default.</param>
    /// <param name="error">The error; its code is <see cref="OctavoErrorCode.None"/> on success.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <returns>Whether the data is a value of the type.</returns>
    /// <example><code>
    /// if (!OctavoJson.TryDeserialize(File.ReadAllBytes("order.json"), out Order? order, out OctavoError error))
    /// {
    ///     Console.WriteLine($"{error.Path}: {error.Message}");
    /// }
    /// </code></example>
    public static bool TryDeserialize<T>(ReadOnlySpan<byte> source, out T? value, out OctavoError error, OctavoJsonOptions? options = null) =>
        Calls.TryRead(new(options), source, out value, out error);

    /// <summary>Reads into an existing value: structs by reference, objects in place if their type can be filled; lists and dictionaries are cleared and
    /// filled.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="value">In: the existing value. Out: the same value, filled, or a new object if the constructor of the type takes members or the data is
    /// null.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; members that were read before the error keep their new values.</exception>
    /// <example><code>
    /// var line = new Line("A-1", 2);
    /// OctavoJson.Populate(File.ReadAllBytes("line.json"), ref line);
    /// </code></example>
    public static void Populate<T>(ReadOnlySpan<byte> source, ref T value, OctavoJsonOptions? options = null) =>
        Calls.Read(new(options), CodecCache<T>.Entry, source, ref value, whole: true);

    /// <summary>Reads into an object.</summary>
    /// <param name="source">The value and nothing after it, not null.</param>
    /// <param name="value">The object that is filled.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotPopulatable"/> if the type cannot be filled in place or the data is null; else see
    /// <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// var settings = new Settings();
    /// OctavoJson.Populate(File.ReadAllBytes("settings.json"), settings);
    /// </code></example>
    public static void Populate<T>(ReadOnlySpan<byte> source, T value, OctavoJsonOptions? options = null)
        where T : class =>
        Calls.Populate(new(options), source, value);
}
