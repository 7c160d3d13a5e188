// Owns: the facade of compressed MessagePack, writing side. Knows no type.
using System.Buffers;
using Octavo.Lz4.Blocks;

namespace Octavo;

/// <summary>MessagePack compressed with LZ4, in the forms <c>Lz4BlockArray</c> and <c>Lz4Block</c> of MessagePack-CSharp. docs/features/lz4.md.</summary>
public static partial class OctavoMsgPackLz4
{
    internal const string Name = "MessagePack LZ4";

    /// <summary>Serializes a value and compresses it.</summary>
    /// <param name="value">The value; null if its type allows it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// byte[] data = OctavoMsgPackLz4.Serialize(new Order(7, []));
    /// </code></example>
    public static byte[] Serialize<T>(T value, OctavoMsgPackLz4Options? options = null)
    {
        using var compressed = new PooledBuffer();
        Serialize(compressed, value, options);
        return compressed.Written.ToArray();
    }

    /// <summary>Serializes a value and compresses it into a buffer writer.</summary>
    /// <param name="destination">Advanced by the bytes that were written; not at all if the value cannot be written.</param>
    /// <param name="value">The value; null if its type allows it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// var buffer = new System.Buffers.ArrayBufferWriter&lt;byte>();
    /// OctavoMsgPackLz4.Serialize(buffer, new Order(7, []));
    /// </code></example>
    public static void Serialize<T>(IBufferWriter<byte> destination, T value, OctavoMsgPackLz4Options? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        options ??= OctavoMsgPackLz4Options.Default;
        using var messagePack = new PooledBuffer();
        OctavoMsgPack.Serialize(messagePack, value, options.MsgPack);
        Compression.Write(messagePack.Written, destination, options);
    }

    /// <summary>Serializes a value and compresses it into a stream.</summary>
    /// <param name="destination">The destination. It is written once and not flushed; not at all if the value cannot be written.</param>
    /// <param name="value">The value; null if its type allows it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <example><code>
    /// using FileStream file = File.Create("order.msgpack");
    /// OctavoMsgPackLz4.Serialize(file, new Order(7, []));
    /// </code></example>
    public static void Serialize<T>(Stream destination, T value, OctavoMsgPackLz4Options? options = null)
    {
        ArgumentNullException.ThrowIfNull(destination);
        using var compressed = new PooledBuffer();
        Serialize(compressed, value, options);
        destination.Write(compressed.Written);
    }

    /// <summary>Serializes a value and compresses it into a stream.</summary>
    /// <param name="destination">The destination. It is written once and not flushed; not at all if the value cannot be written.</param>
    /// <param name="value">The value; null if its type allows it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <param name="cancellationToken">Passed to the write.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled; a part may have been sent.</exception>
    /// <example><code>
    /// await using FileStream file = File.Create("order.msgpack");
    /// await OctavoMsgPackLz4.SerializeAsync(file, new Order(7, []));
    /// </code></example>
    public static async Task SerializeAsync<T>(Stream destination, T value, OctavoMsgPackLz4Options? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(destination);
        using var compressed = new PooledBuffer();
        Serialize(compressed, value, options);
        await destination.WriteAsync(compressed.WrittenMemory, cancellationToken).ConfigureAwait(false);
    }

    /// <summary>Compresses MessagePack from any source.</summary>
    /// <param name="messagePack">One value; its contents are not checked.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <returns>The compressed value, or the unchanged value if it is shorter than <see cref="OctavoMsgPackLz4Options.MinLength"/>.</returns>
    /// <example><code>
    /// byte[] compressed = OctavoMsgPackLz4.Compress(OctavoMsgPack.Serialize(new Order(7, [])));
    /// </code></example>
    public static byte[] Compress(ReadOnlySpan<byte> messagePack, OctavoMsgPackLz4Options? options = null)
    {
        using var compressed = new PooledBuffer();
        Compression.Write(messagePack, compressed, options ?? OctavoMsgPackLz4Options.Default);
        return compressed.Written.ToArray();
    }
}
