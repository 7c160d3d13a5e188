// Owns: the facade of Haskell's layouts.
using System.Buffers;
using Octavo.Buffers;
using Octavo.Interop.Haskell;
using Octavo.Interop.Passes;

namespace Octavo;

/// <summary>The layouts of derived instances of Haskell's <c>binary</c> and <c>cereal</c>, for types with Octavo's codecs. The corresponding types:
/// docs/formats/haskell.md.</summary>
public static class OctavoHaskell
{
    /// <summary>Serializes a value into a new array.</summary>
    /// <param name="value">The value; not null.</param>
    /// <param name="options">Package, floats, text; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; <see cref="OctavoErrorCode.NotInFormat"/> names the member that has no
    /// instance.</exception>
    /// <example><code>
    /// byte[] data = OctavoHaskell.Serialize(new Order(7, []));
    /// </code></example>
    public static byte[] Serialize<T>(T value, HaskellOptions? options = null)
    {
        options ??= HaskellOptions.Default;
        return InteropCall.ToArray(in value, options.Layout, new HaskellWriter(options.Layout.HasIeee), options);
    }

    /// <summary>Serializes a value into a buffer writer.</summary>
    /// <param name="destination">Receives the value when it is completely written.</param>
    /// <param name="value">The value; not null.</param>
    /// <param name="options">Package, floats, text; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; nothing was written.</exception>
    /// <example><code>
    /// var buffer = new System.Buffers.ArrayBufferWriter&lt;byte>();
    /// OctavoHaskell.Serialize(buffer, new Order(7, []));
    /// </code></example>
    public static void Serialize<T>(IBufferWriter<byte> destination, T value, HaskellOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        options ??= HaskellOptions.Default;
        InteropCall.WriteTo(destination, in value, options.Layout, new HaskellWriter(options.Layout.HasIeee), options);
    }

    /// <summary>Serializes a value into a stream.</summary>
    /// <param name="destination">The destination. It is written when the value is complete, and not flushed.</param>
    /// <param name="value">The value; not null.</param>
    /// <param name="options">Package, floats, text; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; nothing was written.</exception>
    /// <example><code>
    /// using FileStream file = File.Create("order.bin");
    /// OctavoHaskell.Serialize(file, new Order(7, []));
    /// </code></example>
    public static void Serialize<T>(Stream destination, T value, HaskellOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        options ??= HaskellOptions.Default;
        InteropCall.WriteTo(destination, in value, options.Layout, new HaskellWriter(options.Layout.HasIeee), options);
    }

    /// <summary>Deserializes a value.</summary>
    /// <param name="source">The value, and nothing after it unless the options accept that.</param>
    /// <param name="options">Package, floats, text, limits; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>; the offset is the offset of the value at fault in
    /// <paramref name="source"/>.</exception>
    /// <example><code>
    /// ReadOnlySpan&lt;byte> data = File.ReadAllBytes("order.bin");
    /// Order? order = OctavoHaskell.Deserialize&lt;Order>(data);
    /// </code></example>
    public static T? Deserialize<T>(ReadOnlySpan<byte> source, HaskellOptions? options = null)
    {
        options ??= HaskellOptions.Default;
        return InteropCall.Read<T, HaskellReader>(new HaskellReader(new ByteInput(source), options.Layout.HasIeee), options.Layout, options,
            whole: !options.AcceptTrailingData, out _);
    }

    /// <summary>Deserializes the value at the beginning of the data.</summary>
    /// <param name="source">The value; more bytes may follow.</param>
    /// <param name="consumed">The number of bytes of the value.</param>
    /// <param name="options">Package, floats, text, limits; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// ReadOnlySpan&lt;byte> data = File.ReadAllBytes("orders.bin");
    /// Order? order = OctavoHaskell.Deserialize&lt;Order>(data, out int consumed);
    /// Order? next = OctavoHaskell.Deserialize&lt;Order>(data[consumed..]);
    /// </code></example>
    public static T? Deserialize<T>(ReadOnlySpan<byte> source, out int consumed, HaskellOptions? options = null)
    {
        options ??= HaskellOptions.Default;
        return InteropCall.Read<T, HaskellReader>(new HaskellReader(new ByteInput(source), options.Layout.HasIeee), options.Layout, options, whole: false,
            out consumed);
    }

    /// <summary>Deserializes a value from a stream, read to its end.</summary>
    /// <param name="source">At most <see cref="SerializerLimits.MaxTotalBytes"/>.</param>
    /// <param name="options">Package, floats, text, limits; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// using FileStream file = File.OpenRead("order.bin");
    /// Order? order = OctavoHaskell.Deserialize&lt;Order>(file);
    /// </code></example>
    public static T? Deserialize<T>(Stream source, HaskellOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(source);
        options ??= HaskellOptions.Default;
        using var bytes = new WholeStream(source, options.Binary, options.Layout.Name);
        return Deserialize<T>(bytes.Span, options);
    }
}
