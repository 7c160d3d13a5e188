// Owns: the facade of Kryo's layout.
using System.Buffers;
using Octavo.Buffers;
using Octavo.Interop.Kryo;
using Octavo.Interop.Passes;

namespace Octavo;

/// <summary>The layout of Kryo 5 with its default serializers, for types with Octavo's codecs. The corresponding types:
/// docs/formats/kryo.md.</summary>
public static class OctavoKryo
{
    /// <summary>Serializes a value into a new array.</summary>
    /// <param name="value">The value; null if the entry point allows it.</param>
    /// <param name="options">What the Java side configures: classes, references, entry point; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; <see cref="OctavoErrorCode.NotInFormat"/> names the member that Kryo cannot
    /// express.</exception>
    /// <example><code>
    /// byte[] data = OctavoKryo.Serialize(new Order(7, []));
    /// </code></example>
    public static byte[] Serialize<T>(T value, KryoOptions? options = null)
    {
        options ??= KryoOptions.Default;
        return InteropCall.ToArray(in value, options.Layout, new KryoWriter(options.Layout), options);
    }

    /// <summary>Serializes a value into a buffer writer.</summary>
    /// <param name="destination">Receives the value when it is completely written.</param>
    /// <param name="value">The value; null if the entry point allows it.</param>
    /// <param name="options">What the Java side configures: classes, references, entry point; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; nothing was written.</exception>
    /// <example><code>
    /// var buffer = new System.Buffers.ArrayBufferWriter&lt;byte>();
    /// OctavoKryo.Serialize(buffer, new Order(7, []));
    /// </code></example>
    public static void Serialize<T>(IBufferWriter<byte> destination, T value, KryoOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        options ??= KryoOptions.Default;
        InteropCall.WriteTo(destination, in value, options.Layout, new KryoWriter(options.Layout), options);
    }

    /// <summary>Serializes a value into a stream.</summary>
    /// <param name="destination">The destination. It is written when the value is complete, and not flushed.</param>
    /// <param name="value">The value; null if the entry point allows it.</param>
    /// <param name="options">What the Java side configures: classes, references, entry point; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; nothing was written.</exception>
    /// <example><code>
    /// using FileStream file = File.Create("order.kryo");
    /// OctavoKryo.Serialize(file, new Order(7, []));
    /// </code></example>
    public static void Serialize<T>(Stream destination, T value, KryoOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        options ??= KryoOptions.Default;
        InteropCall.WriteTo(destination, in value, options.Layout, new KryoWriter(options.Layout), options);
    }

    /// <summary>Deserializes a value.</summary>
    /// <param name="source">The value, and nothing after it unless the options accept that.</param>
    /// <param name="options">What the Java side configures, limits; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; the offset is the offset of the value at fault in
    /// <paramref name="source"/>.</exception>
    /// <example><code>
    /// ReadOnlySpan&lt;byte> data = File.ReadAllBytes("order.kryo");
    /// Order? order = OctavoKryo.Deserialize&lt;Order>(data);
    /// </code></example>
    public static T? Deserialize<T>(ReadOnlySpan<byte> source, KryoOptions? options = null)
    {
        options ??= KryoOptions.Default;
        return InteropCall.Read<T, KryoReader>(new KryoReader(new ByteInput(source), options.Layout), options.Layout, options,
            whole: !options.AcceptTrailingData, out _);
    }

    /// <summary>Deserializes the value at the beginning of the data.</summary>
    /// <param name="source">The value; more bytes may follow.</param>
    /// <param name="consumed">The number of bytes of the value.</param>
    /// <param name="options">What the Java side configures, limits; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// ReadOnlySpan&lt;byte> data = File.ReadAllBytes("orders.kryo");
    /// Order? order = OctavoKryo.Deserialize&lt;Order>(data, out int consumed);
    /// Order? next = OctavoKryo.Deserialize&lt;Order>(data[consumed..]);
    /// </code></example>
    public static T? Deserialize<T>(ReadOnlySpan<byte> source, out int consumed, KryoOptions? options = null)
    {
        options ??= KryoOptions.Default;
        return InteropCall.Read<T, KryoReader>(new KryoReader(new ByteInput(source), options.Layout), options.Layout, options, whole: false, out consumed);
    }

    /// <summary>Deserializes a value from a stream, read to its end.</summary>
    /// <param name="source">At most <see cref="SerializerLimits.MaxTotalBytes"/>.</param>
    /// <param name="options">What the Java side configures, limits; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// using FileStream file = File.OpenRead("order.kryo");
    /// Order? order = OctavoKryo.Deserialize&lt;Order>(file);
    /// </code></example>
    public static T? Deserialize<T>(Stream source, KryoOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(source);
        options ??= KryoOptions.Default;
        using var bytes = new WholeStream(source, options.Binary, options.Layout.Name);
        return Deserialize<T>(bytes.Span, options);
    }
}
