// Owns: MessagePack's facade, async calls. The same in every format: what differs is the delimiter. Knows no type.
using System.Buffers;
using System.IO.Pipelines;
using Octavo.Buffers;
using Octavo.MsgPack;

namespace Octavo;

public static partial class OctavoMsgPack
{
    /// <summary>Serializes a value into a stream.</summary>
    /// <param name="destination">The destination. It is not flushed. The whole value is written to pooled memory first: if the value cannot be written, nothing
    /// is sent.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <param name="cancellationToken">Passed to each write.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled; a part may have been sent.</exception>
    /// <example><code>
    /// await using FileStream file = File.Create("order.msgpack");
    /// await OctavoMsgPack.SerializeAsync(file, new Order(7, []));
    /// </code></example>
    public static Task SerializeAsync<T>(Stream destination, T value, OctavoMsgPackOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(destination);
        return WholeWriting.WriteAsync(new AsyncStreamSink(destination), value, Put, options ?? OctavoMsgPackOptions.Default, cancellationToken);
    }

    /// <summary>Serializes a value into a pipe.</summary>
    /// <param name="destination">Flushed in pieces of about 64 KiB, with a wait if its reader is slower; not completed. If the value cannot be written, nothing
    /// is sent. If its reader has completed, the rest is not sent.</param>
    /// <param name="value">The value.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <param name="cancellationToken">Passed to each flush.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled, or the pending flush of the pipe; a part may have been sent.</exception>
    /// <example><code>
    /// var pipe = new System.IO.Pipelines.Pipe();
    /// await OctavoMsgPack.SerializeAsync(pipe.Writer, new Order(7, []));
    /// </code></example>
    public static Task SerializeAsync<T>(PipeWriter destination, T value, OctavoMsgPackOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(destination);
        return WholeWriting.WriteAsync(new AsyncPipeSink(destination), value, Put, options ?? OctavoMsgPackOptions.Default, cancellationToken);
    }

    /// <summary>Serializes values one after another into a stream.</summary>
    /// <param name="destination">Written in pieces of about 48 KiB, and whenever the next value is not yet available; not flushed.</param>
    /// <param name="values">The values. If a value or the enumerator fails, all values before it have been sent.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <param name="cancellationToken">Checked between values, and passed to the enumerator and to each write.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled; bytes that waited for the next write were not sent.</exception>
    /// <example><code>
    /// IAsyncEnumerable&lt;Order> orders = Enumerable.Range(0, 1_000_000).Select(id => new Order(id, [])).ToAsyncEnumerable();
    /// await using FileStream file = File.Create("orders.msgpack");
    /// await OctavoMsgPack.SerializeSequenceAsync(file, orders);
    /// </code></example>
    public static Task SerializeSequenceAsync<T>(Stream destination, IAsyncEnumerable<T> values, OctavoMsgPackOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(destination);
        ArgumentNullException.ThrowIfNull(values);
        return SequenceWriting.WriteAsync(new AsyncStreamSink(destination), values, Put, options ?? OctavoMsgPackOptions.Default, cancellationToken);
    }

    /// <summary>Serializes values one after another into a pipe.</summary>
    /// <param name="destination">Flushed in pieces of about 48 KiB, and whenever the next value is not yet available; not completed. If its reader has
    /// completed, no more values are taken.</param>
    /// <param name="values">The values. If a value or the enumerator fails, all values before it have been sent.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <param name="cancellationToken">Checked between values, and passed to the enumerator and to each flush.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled, or the pending flush of the pipe; bytes that waited for the next flush were not
    /// sent.</exception>
    /// <example><code>
    /// IAsyncEnumerable&lt;Order> orders = Enumerable.Range(0, 1_000_000).Select(id => new Order(id, [])).ToAsyncEnumerable();
    /// var pipe = System.IO.Pipelines.PipeWriter.Create(File.Create("orders.msgpack"));
    /// await OctavoMsgPack.SerializeSequenceAsync(pipe, orders);
    /// </code></example>
    public static Task SerializeSequenceAsync<T>(PipeWriter destination, IAsyncEnumerable<T> values, OctavoMsgPackOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(destination);
        ArgumentNullException.ThrowIfNull(values);
        return SequenceWriting.WriteAsync(new AsyncPipeSink(destination), values, Put, options ?? OctavoMsgPackOptions.Default, cancellationToken);
    }

    /// <summary>Deserializes a value from a stream, read to its end.</summary>
    /// <param name="source">The value and nothing after it; at most <see cref="SerializerLimits.MaxTotalBytes"/>. Not disposed.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <param name="cancellationToken">Passed to each read.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled.</exception>
    /// <example><code>
    /// await using FileStream file = File.OpenRead("order.msgpack");
    /// Order? order = await OctavoMsgPack.DeserializeAsync&lt;Order>(file);
    /// </code></example>
    public static ValueTask<T?> DeserializeAsync<T>(Stream source, OctavoMsgPackOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(source);
        return WholeValue.ReadAsync<T>(source, Get<T>, options ?? OctavoMsgPackOptions.Default, Name, cancellationToken);
    }

    /// <summary>Deserializes a value from a pipe, read until its writer has completed.</summary>
    /// <param name="source">The value and nothing after it; at most <see cref="SerializerLimits.MaxTotalBytes"/>. Not completed; after an error nothing is
    /// consumed.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <param name="cancellationToken">Passed to each read.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled, or the pending read of the pipe.</exception>
    /// <example><code>
    /// var pipe = System.IO.Pipelines.PipeReader.Create(File.OpenRead("order.msgpack"));
    /// Order? order = await OctavoMsgPack.DeserializeAsync&lt;Order>(pipe);
    /// </code></example>
    public static ValueTask<T?> DeserializeAsync<T>(PipeReader source, OctavoMsgPackOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(source);
        return WholeValue.ReadAsync<T>(source, GetSegments<T>, options ?? OctavoMsgPackOptions.Default, Name, cancellationToken);
    }

    /// <summary>Deserializes values one after another from a stream.</summary>
    /// <param name="source">Values to the end of the stream. The stream is read ahead: if you leave the enumeration early, up to 64 KiB after the last value
    /// are lost. Not disposed.</param>
    /// <param name="options">Options; null uses the defaults. <see cref="SerializerLimits.MaxTotalBytes"/> applies to each value.</param>
    /// <param name="cancellationToken">Checked between values, and passed to each read.</param>
    /// <returns>The values as they arrive; one value is buffered at a time. Offsets in errors count from the beginning of the value.</returns>
    /// <exception cref="OctavoException">In the enumeration: see <see cref="OctavoErrorCode"/>.</exception>
    /// <exception cref="OperationCanceledException">In the enumeration: the token was cancelled.</exception>
    /// <example><code>
    /// await using FileStream source = File.OpenRead("orders.msgpack");
    /// await foreach (Order? order in OctavoMsgPack.DeserializeSequenceAsync&lt;Order>(source))
    /// {
    ///     Console.WriteLine(order?.Id);
    /// }
    /// </code></example>
    public static IAsyncEnumerable<T?> DeserializeSequenceAsync<T>(Stream source, OctavoMsgPackOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(source);
        return SequenceReading.ReadAsync<T>(source, static () => new MsgPackDelimiter(), Get<T>, options ?? OctavoMsgPackOptions.Default, Name,
            cancellationToken);
    }

    /// <summary>Deserializes values one after another from a pipe.</summary>
    /// <param name="source">Values until the writer of the pipe has completed. The pipe is advanced exactly to the end of the last value, even if the
    /// enumeration ends early or fails; not completed.</param>
    /// <param name="options">Options; null uses the defaults. <see cref="SerializerLimits.MaxTotalBytes"/> applies to each value.</param>
    /// <param name="cancellationToken">Checked between values, and passed to each read.</param>
    /// <returns>The values as they arrive; one value is buffered at a time. Offsets in errors count from the beginning of the value.</returns>
    /// <exception cref="OctavoException">In the enumeration: see <see cref="OctavoErrorCode"/>.</exception>
    /// <exception cref="OperationCanceledException">In the enumeration: the token was cancelled, or the pending read of the pipe.</exception>
    /// <example><code>
    /// var source = System.IO.Pipelines.PipeReader.Create(File.OpenRead("orders.msgpack"));
    /// await foreach (Order? order in OctavoMsgPack.DeserializeSequenceAsync&lt;Order>(source))
    /// {
    ///     Console.WriteLine(order?.Id);
    /// }
    /// </code></example>
    public static IAsyncEnumerable<T?> DeserializeSequenceAsync<T>(PipeReader source, OctavoMsgPackOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(source);
        return SequenceReading.ReadAsync<T>(source, static () => new MsgPackDelimiter(), Get<T>, options ?? OctavoMsgPackOptions.Default, Name,
            cancellationToken);
    }

    private static void Put<T>(Stage stage, T value, OctavoOptions options) => Serialize<T>(destination: stage, value, (OctavoMsgPackOptions)options);

    private static T? Get<T>(ReadOnlySpan<byte> bytes, OctavoOptions options) => Deserialize<T>(bytes, (OctavoMsgPackOptions)options);

    private static T? GetSegments<T>(in ReadOnlySequence<byte> bytes, OctavoOptions options) => Deserialize<T>(in bytes, (OctavoMsgPackOptions)options);
}
