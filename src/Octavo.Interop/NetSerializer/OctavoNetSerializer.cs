// Owns: the facade of NetSerializer's layouts.
using System.Buffers;
using Octavo.Buffers;
using Octavo.Interop.NetSerializer;
using Octavo.Interop.Passes;

namespace Octavo;

/// <summary>The streams of NetSerializer 4 and NetSerializer2, for types with Octavo's codecs. The form of each type: docs/formats/netserializer.md.</summary>
public static class OctavoNetSerializer
{
    /// <summary>Serializes a value into a new array.</summary>
    /// <param name="value">The value; null if its type allows it.</param>
    /// <param name="options">Version and manifest; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; <see cref="OctavoErrorCode.NotInFormat"/> names the member that the library cannot
    /// express.</exception>
    /// <example><code>
    /// byte[] data = OctavoNetSerializer.Serialize(new Order(7, []));
    /// </code></example>
    public static byte[] Serialize<T>(T value, NetSerializerOptions? options = null)
    {
        options ??= NetSerializerOptions.Default;
        return InteropCall.ToArray(in value, options.Layout, new NetSerializerWriter(options.Layout), options);
    }

    /// <summary>Serializes a value into a buffer writer.</summary>
    /// <param name="destination">Receives the value when it is completely written.</param>
    /// <param name="value">The value; null if its type allows it.</param>
    /// <param name="options">Version and manifest; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; nothing was written.</exception>
    /// <example><code>
    /// var buffer = new System.Buffers.ArrayBufferWriter&lt;byte>();
    /// OctavoNetSerializer.Serialize(buffer, new Order(7, []));
    /// </code></example>
    public static void Serialize<T>(IBufferWriter<byte> destination, T value, NetSerializerOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        options ??= NetSerializerOptions.Default;
        InteropCall.WriteTo(destination, in value, options.Layout, new NetSerializerWriter(options.Layout), options);
    }

    /// <summary>Serializes a value into a stream.</summary>
    /// <param name="destination">The destination. It is written when the value is complete, and not flushed.</param>
    /// <param name="value">The value; null if its type allows it.</param>
    /// <param name="options">Version and manifest; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; nothing was written.</exception>
    /// <example><code>
    /// using FileStream file = File.Create("order.bin");
    /// OctavoNetSerializer.Serialize(file, new Order(7, []));
    /// </code></example>
    public static void Serialize<T>(Stream destination, T value, NetSerializerOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        options ??= NetSerializerOptions.Default;
        InteropCall.WriteTo(destination, in value, options.Layout, new NetSerializerWriter(options.Layout), options);
    }

    /// <summary>Deserializes a value.</summary>
    /// <param name="source">The value, and nothing after it unless the options accept that.</param>
    /// <param name="options">Version, manifest and limits; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; the offset is the offset of the value at fault in
    /// <paramref name="source"/>.</exception>
    /// <example><code>
    /// ReadOnlySpan&lt;byte> data = File.ReadAllBytes("order.bin");
    /// Order? order = OctavoNetSerializer.Deserialize&lt;Order>(data);
    /// </code></example>
    public static T? Deserialize<T>(ReadOnlySpan<byte> source, NetSerializerOptions? options = null)
    {
        options ??= NetSerializerOptions.Default;
        return InteropCall.Read<T, NetSerializerReader>(new NetSerializerReader(new ByteInput(source), options.Layout), options.Layout, options,
            whole: !options.AcceptTrailingData, out _);
    }

    /// <summary>Deserializes the value at the beginning of the data.</summary>
    /// <param name="source">The value; more bytes may follow.</param>
    /// <param name="consumed">The number of bytes of the value.</param>
    /// <param name="options">Version, manifest and limits; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// ReadOnlySpan&lt;byte> data = File.ReadAllBytes("orders.bin");
    /// Order? order = OctavoNetSerializer.Deserialize&lt;Order>(data, out int consumed);
    /// Order? next = OctavoNetSerializer.Deserialize&lt;Order>(data[consumed..]);
    /// </code></example>
    public static T? Deserialize<T>(ReadOnlySpan<byte> source, out int consumed, NetSerializerOptions? options = null)
    {
        options ??= NetSerializerOptions.Default;
        return InteropCall.Read<T, NetSerializerReader>(new NetSerializerReader(new ByteInput(source), options.Layout), options.Layout, options, whole: false,
            out consumed);
    }

    /// <summary>Deserializes a value from a stream, read to its end.</summary>
    /// <param name="source">At most <see cref="SerializerLimits.MaxTotalBytes"/>.</param>
    /// <param name="options">Version, manifest and limits; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// using FileStream file = File.OpenRead("order.bin");
    /// Order? order = OctavoNetSerializer.Deserialize&lt;Order>(file);
    /// </code></example>
    public static T? Deserialize<T>(Stream source, NetSerializerOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(source);
        options ??= NetSerializerOptions.Default;
        using var bytes = new WholeStream(source, options.Binary, options.Layout.Name);
        return Deserialize<T>(bytes.Span, options);
    }
}
