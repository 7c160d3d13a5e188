// Owns: the facade of compressed MessagePack, reading side. Knows no type.
using System.Buffers;
using System.Diagnostics.CodeAnalysis;
using Octavo.Internal;
using Octavo.Lz4.Blocks;

namespace Octavo;

public static partial class OctavoMsgPackLz4
{
    /// <summary>Deserializes a value, compressed in either form or not at all.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>. An error in the compressed data has the format name <c>MessagePack LZ4</c> and an
    /// offset in that data; an error in the MessagePack inside has <c>MessagePack</c> and an offset in the expanded data
    /// (<see cref="Decompress"/>).</exception>
    /// <example><code>
    /// ReadOnlySpan&lt;byte> data = File.ReadAllBytes("order.msgpack");
    /// Order? order = OctavoMsgPackLz4.Deserialize&lt;Order>(data);
    /// </code></example>
    public static T? Deserialize<T>(ReadOnlySpan<byte> source, OctavoMsgPackLz4Options? options = null)
    {
        T? value = Deserialize<T>(source, out int consumed, options);
        return consumed == source.Length ? value : throw Trailing(source.Length - consumed, consumed);
    }

    /// <summary>Deserializes the value at the beginning of the data, compressed in either form or not at all.</summary>
    /// <param name="source">The value; more bytes may follow.</param>
    /// <param name="consumed">The number of bytes of the value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <inheritdoc cref="Deserialize{T}(ReadOnlySpan{byte}, OctavoMsgPackLz4Options?)" path="/exception"/>
    /// <example><code>
    /// ReadOnlySpan&lt;byte> data = File.ReadAllBytes("orders.msgpack");
    /// Order? order = OctavoMsgPackLz4.Deserialize&lt;Order>(data, out int consumed);
    /// Order? next = OctavoMsgPackLz4.Deserialize&lt;Order>(data[consumed..]);
    /// </code></example>
    public static T? Deserialize<T>(ReadOnlySpan<byte> source, out int consumed, OctavoMsgPackLz4Options? options = null)
    {
        options ??= OctavoMsgPackLz4Options.Default;
        using var messagePack = new PooledBuffer();
        return Expansion.TryExpand(source, messagePack, options, out consumed)
            ? OctavoMsgPack.Deserialize<T>(messagePack.Written, options.MsgPack)
            : OctavoMsgPack.Deserialize<T>(source, out consumed, options.MsgPack);
    }

    /// <summary>Deserializes a value from several segments, compressed in either form or not at all.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <inheritdoc cref="Deserialize{T}(ReadOnlySpan{byte}, OctavoMsgPackLz4Options?)" path="/exception"/>
    /// <example><code>
    /// var data = new System.Buffers.ReadOnlySequence&lt;byte>(File.ReadAllBytes("order.msgpack"));
    /// Order? order = OctavoMsgPackLz4.Deserialize&lt;Order>(data);
    /// </code></example>
    public static T? Deserialize<T>(in ReadOnlySequence<byte> source, OctavoMsgPackLz4Options? options = null)
    {
        if (source.IsSingleSegment)
        {
            return Deserialize<T>(source.FirstSpan, options);
        }
        options ??= OctavoMsgPackLz4Options.Default;
        CheckTotal(source.Length, options);
        using var whole = new PooledBuffer();
        foreach (ReadOnlyMemory<byte> segment in source)
        {
            whole.Write(segment.Span);
        }
        return Deserialize<T>(whole.Written, options);
    }

    /// <summary>Deserializes a value, compressed in either form or not at all.</summary>
    /// <param name="source">Read to its end, not closed; at most <see cref="SerializerLimits.MaxTotalBytes"/>.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <inheritdoc cref="Deserialize{T}(ReadOnlySpan{byte}, OctavoMsgPackLz4Options?)" path="/exception"/>
    /// <example><code>
    /// using FileStream file = File.OpenRead("order.msgpack");
    /// Order? order = OctavoMsgPackLz4.Deserialize&lt;Order>(file);
    /// </code></example>
    public static T? Deserialize<T>(Stream source, OctavoMsgPackLz4Options? options = null)
    {
        ArgumentNullException.ThrowIfNull(source);
        options ??= OctavoMsgPackLz4Options.Default;
        using var whole = new PooledBuffer();
        for (int read; (read = source.Read(whole.GetSpan())) != 0;)
        {
            Throw.IfBeyondRoom(read, whole.GetSpan().Length);
            whole.Advance(read);
            CheckTotal(whole.Written.Length, options);
        }
        return Deserialize<T>(whole.Written, options);
    }

    /// <summary>Deserializes a value, compressed in either form or not at all.</summary>
    /// <param name="source">Read to its end, not closed; at most <see cref="SerializerLimits.MaxTotalBytes"/>.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <param name="cancellationToken">Passed to each read.</param>
    /// <inheritdoc cref="Deserialize{T}(ReadOnlySpan{byte}, OctavoMsgPackLz4Options?)" path="/exception"/>
    /// <exception cref="OperationCanceledException">The token was cancelled.</exception>
    /// <example><code>
    /// await using FileStream file = File.OpenRead("order.msgpack");
    /// Order? order = await OctavoMsgPackLz4.DeserializeAsync&lt;Order>(file);
    /// </code></example>
    public static async ValueTask<T?> DeserializeAsync<T>(Stream source, OctavoMsgPackLz4Options? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(source);
        options ??= OctavoMsgPackLz4Options.Default;
        using var whole = new PooledBuffer();
        for (int read; (read = await source.ReadAsync(whole.GetMemory(), cancellationToken).ConfigureAwait(false)) != 0;)
        {
            Throw.IfBeyondRoom(read, whole.GetSpan().Length);
            whole.Advance(read);
            CheckTotal(whole.Written.Length, options);
        }
        return Deserialize<T>(whole.Written, options);
    }

    /// <summary>Deserializes a value, and returns an error instead of throwing.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="value">The value.</param>
    /// <param name="error">The error; default if there is none.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <returns>Whether the data is a value.</returns>
    /// <example><code>
    /// if (!OctavoMsgPackLz4.TryDeserialize(File.ReadAllBytes("order.msgpack"), out Order? order, out OctavoError error))
    /// {
    ///     Console.WriteLine($"{error.Path}: {error.Message}");
    /// }
    /// </code></example>
    public static bool TryDeserialize<T>(ReadOnlySpan<byte> source, [MaybeNullWhen(false)] out T? value, out OctavoError error,
        OctavoMsgPackLz4Options? options = null)
    {
        try
        {
            value = Deserialize<T>(source, options);
            error = default;
            return true;
        }
        catch (OctavoException found)
        {
            value = default;
            error = found.Error;
            return false;
        }
    }

    /// <summary>Expands a value; an uncompressed value is returned unchanged.</summary>
    /// <param name="source">The value and nothing after it.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <returns>The MessagePack. Its contents are not checked.</returns>
    /// <exception cref="OctavoException">The compressed data is truncated, not well-formed, or beyond the bounds.</exception>
    /// <example><code>
    /// byte[] messagePack = OctavoMsgPackLz4.Decompress(File.ReadAllBytes("order.msgpack"));
    /// </code></example>
    public static byte[] Decompress(ReadOnlySpan<byte> source, OctavoMsgPackLz4Options? options = null)
    {
        using var messagePack = new PooledBuffer();
        if (!Expansion.TryExpand(source, messagePack, options ?? OctavoMsgPackLz4Options.Default, out int consumed))
        {
            return source.ToArray();
        }
        return consumed == source.Length ? messagePack.Written.ToArray() : throw Trailing(source.Length - consumed, consumed);
    }

    private static void CheckTotal(long length, OctavoMsgPackLz4Options options)
    {
        long limit = options.MsgPack.Limits.MaxTotalBytes;
        if (length > limit)
        {
            throw new OctavoException(OctavoErrorCode.TotalBytesExceeded, $"the data is larger than SerializerLimits.MaxTotalBytes = {limit}.", Name, limit);
        }
    }

    private static OctavoException Trailing(int bytes, int offset) =>
        new(OctavoErrorCode.TrailingData, $"{bytes} bytes follow the value; use the overload with consumed to read several values.", Name, offset);
}
