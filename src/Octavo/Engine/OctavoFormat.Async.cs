// Owns: the async calls of a format. Knows no format.
using System.IO.Pipelines;
using Octavo.Buffers;
using Octavo.Internal;

namespace Octavo;

public abstract partial class OctavoFormat
{
    /// <summary>Serializes a value into a stream.</summary>
    /// <param name="destination">The destination. It is not flushed. The whole value is written to pooled memory first: if the value cannot be written, nothing
    /// is sent.</param>
    /// <param name="value">The value.</param>
    /// <param name="cancellationToken">Passed to each write.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled; a part may have been sent.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// await using FileStream file = File.Create("order.bin");
    /// await format.SerializeAsync(file, new Order(7, []));
    /// </code></example>
    public Task SerializeAsync<T>(Stream destination, T value, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(destination);
        return WriteAsync(new AsyncStreamSink(destination), value, cancellationToken);
    }

    /// <summary>Serializes a value into a pipe.</summary>
    /// <param name="destination">Flushed in pieces of about 64 KiB, with a wait if its reader is slower; not completed. If the value cannot be written, nothing
    /// is sent. If its reader has completed, the rest is not sent.</param>
    /// <param name="value">The value.</param>
    /// <param name="cancellationToken">Passed to each flush.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled, or the pending flush of the pipe; a part may have been sent.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// var pipe = new System.IO.Pipelines.Pipe();
    /// await format.SerializeAsync(pipe.Writer, new Order(7, []));
    /// </code></example>
    public Task SerializeAsync<T>(PipeWriter destination, T value, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(destination);
        return WriteAsync(new AsyncPipeSink(destination), value, cancellationToken);
    }

    /// <inheritdoc cref="SerializeAsync{T}(Stream, T, CancellationToken)"/>
    /// <param name="destination">The destination. It is not flushed. The whole value is written to pooled memory first: if the value cannot be written, nothing
    /// is sent.</param>
    /// <param name="value">The value; null if its type allows it.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <param name="cancellationToken">Passed to each write.</param>
    /// <exception cref="ArgumentException">The value is not of the type.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// await using FileStream file = File.Create("order.bin");
    /// await format.SerializeAsync(file, new Order(7, []), typeof(Order));
    /// </code></example>
    public Task SerializeAsync(Stream destination, object? value, Type type, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(destination);
        Throw.IfNotOf(value, type, nameof(value));
        return WriteAsync(new AsyncStreamSink(destination), value, type, cancellationToken);
    }

    /// <inheritdoc cref="SerializeAsync{T}(PipeWriter, T, CancellationToken)"/>
    /// <param name="destination">Flushed in pieces of about 64 KiB, with a wait if its reader is slower; not completed. If the value cannot be written, nothing
    /// is sent. If its reader has completed, the rest is not sent.</param>
    /// <param name="value">The value; null if its type allows it.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <param name="cancellationToken">Passed to each flush.</param>
    /// <exception cref="ArgumentException">The value is not of the type.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// var pipe = new System.IO.Pipelines.Pipe();
    /// await format.SerializeAsync(pipe.Writer, new Order(7, []), typeof(Order));
    /// </code></example>
    public Task SerializeAsync(PipeWriter destination, object? value, Type type, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(destination);
        Throw.IfNotOf(value, type, nameof(value));
        return WriteAsync(new AsyncPipeSink(destination), value, type, cancellationToken);
    }

    /// <summary>Deserializes a value from a stream, read to its end.</summary>
    /// <param name="source">The value and nothing after it; at most <see cref="SerializerLimits.MaxTotalBytes"/>. Not disposed.</param>
    /// <param name="cancellationToken">Passed to each read.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// await using FileStream file = File.OpenRead("order.bin");
    /// Order? order = await format.DeserializeAsync&lt;Order>(file);
    /// </code></example>
    public async ValueTask<T?> DeserializeAsync<T>(Stream source, CancellationToken cancellationToken = default)
    {
        AsyncStreamSource bytes = Open(source, cancellationToken);
        try
        {
            await WholeValue.ToEnd(bytes, Options, Name, cancellationToken).ConfigureAwait(false);
            return Deserialize<T>(bytes.Peek(0, (int)bytes.Buffered));
        }
        finally
        {
            bytes.Release();
        }
    }

    /// <summary>Deserializes a value from a pipe, read until its writer has completed.</summary>
    /// <param name="source">The value and nothing after it; at most <see cref="SerializerLimits.MaxTotalBytes"/>. Not completed; after an error nothing is
    /// consumed.</param>
    /// <param name="cancellationToken">Passed to each read.</param>
    /// <exception cref="OctavoException">See <see cref="OctavoErrorCode"/>.</exception>
    /// <exception cref="OperationCanceledException">The token was cancelled, or the pending read of the pipe.</exception>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// var pipe = System.IO.Pipelines.PipeReader.Create(File.OpenRead("order.bin"));
    /// Order? order = await format.DeserializeAsync&lt;Order>(pipe);
    /// </code></example>
    public async ValueTask<T?> DeserializeAsync<T>(PipeReader source, CancellationToken cancellationToken = default)
    {
        AsyncPipeSource bytes = Open(source, cancellationToken);
        try
        {
            await WholeValue.ToEnd(bytes, Options, Name, cancellationToken).ConfigureAwait(false);
            T? value = Deserialize<T>(bytes.Bytes);
            bytes.Consume(bytes.Buffered);
            return value;
        }
        finally
        {
            bytes.Release();
        }
    }

    /// <inheritdoc cref="DeserializeAsync{T}(Stream, CancellationToken)"/>
    /// <param name="source">The value and nothing after it; at most <see cref="SerializerLimits.MaxTotalBytes"/>. Not disposed.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <param name="cancellationToken">Passed to each read.</param>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// await using FileStream file = File.OpenRead("order.bin");
    /// object? order = await format.DeserializeAsync(file, typeof(Order));
    /// </code></example>
    public async ValueTask<object?> DeserializeAsync(Stream source, Type type, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(type);
        AsyncStreamSource bytes = Open(source, cancellationToken);
        try
        {
            await WholeValue.ToEnd(bytes, Options, Name, cancellationToken).ConfigureAwait(false);
            return Deserialize(bytes.Peek(0, (int)bytes.Buffered), type);
        }
        finally
        {
            bytes.Release();
        }
    }

    /// <inheritdoc cref="DeserializeAsync{T}(PipeReader, CancellationToken)"/>
    /// <param name="source">The value and nothing after it; at most <see cref="SerializerLimits.MaxTotalBytes"/>. Not completed; after an error nothing is
    /// consumed.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <param name="cancellationToken">Passed to each read.</param>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary;
    /// var pipe = System.IO.Pipelines.PipeReader.Create(File.OpenRead("order.bin"));
    /// object? order = await format.DeserializeAsync(pipe, typeof(Order));
    /// </code></example>
    public async ValueTask<object?> DeserializeAsync(PipeReader source, Type type, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(type);
        AsyncPipeSource bytes = Open(source, cancellationToken);
        try
        {
            await WholeValue.ToEnd(bytes, Options, Name, cancellationToken).ConfigureAwait(false);
            object? value = Deserialize(bytes.Bytes, type);
            bytes.Consume(bytes.Buffered);
            return value;
        }
        finally
        {
            bytes.Release();
        }
    }

    private async Task WriteAsync<T>(AsyncSink destination, T value, CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        using var stage = new Stage();
        Serialize(stage, value);
        await stage.SendAsync(destination, cancellationToken).ConfigureAwait(false);
    }

    private async Task WriteAsync(AsyncSink destination, object? value, Type type, CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        using var stage = new Stage();
        Serialize(stage, value, type);
        await stage.SendAsync(destination, cancellationToken).ConfigureAwait(false);
    }

    private AsyncStreamSource Open(Stream source, CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(source);
        cancellationToken.ThrowIfCancellationRequested();
        return new AsyncStreamSource(source, WholeStream.FirstLength(source, Options.Limits.MaxTotalBytes));
    }

    private static AsyncPipeSource Open(PipeReader source, CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(source);
        cancellationToken.ThrowIfCancellationRequested();
        return new AsyncPipeSource(source);
    }
}
