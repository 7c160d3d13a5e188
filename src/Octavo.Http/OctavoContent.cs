// Owns: a value as the content of a request. Knows no format.
using System.Net;
using System.Net.Http.Headers;
using Octavo.Buffers;

namespace Octavo;

/// <summary>A value as HTTP content, in one format. It is written each time it is sent, first to pooled memory: if it cannot be written, no byte of the body is
/// sent.</summary>
public sealed class OctavoContent : HttpContent
{
    private readonly Func<Stream, CancellationToken, Task> _write;
    private readonly Action<OctavoBuffer> _writeNow;

    private OctavoContent(OctavoFormat format, Func<Stream, CancellationToken, Task> write, Action<OctavoBuffer> writeNow)
    {
        (_write, _writeNow) = (write, writeNow);
        Headers.ContentType = new MediaTypeHeaderValue(format.MediaTypes[0]);
    }

    /// <summary>Makes content from a value.</summary>
    /// <param name="value">The value. Changes before it is sent are included.</param>
    /// <param name="format">The format; the content has its first media type.</param>
    public static OctavoContent Create<T>(T value, OctavoFormat format)
    {
        ArgumentNullException.ThrowIfNull(format);
        return new OctavoContent(format, (stream, cancellationToken) => format.SerializeAsync(stream, value, cancellationToken),
            bytes => format.Serialize(bytes, value));
    }

    /// <summary>Makes content from a value whose type is known only at run time.</summary>
    /// <param name="value">The value. Changes before it is sent are included.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <param name="format">The format; the content has its first media type.</param>
    public static OctavoContent Create(object? value, Type type, OctavoFormat format)
    {
        ArgumentNullException.ThrowIfNull(type);
        ArgumentNullException.ThrowIfNull(format);
        return new OctavoContent(format, (stream, cancellationToken) => format.SerializeAsync(stream, value, type, cancellationToken),
            bytes => format.Serialize(bytes, value, type));
    }

    /// <inheritdoc/>
    protected override Task SerializeToStreamAsync(Stream stream, TransportContext? context) => _write(stream, CancellationToken.None);

    /// <inheritdoc/>
    protected override Task SerializeToStreamAsync(Stream stream, TransportContext? context, CancellationToken cancellationToken) =>
        _write(stream, cancellationToken);

    /// <summary>For <see cref="HttpClient.Send(HttpRequestMessage)"/> and other calls that are not asynchronous.</summary>
    /// <inheritdoc/>
    protected override void SerializeToStream(Stream stream, TransportContext? context, CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(stream);
        cancellationToken.ThrowIfCancellationRequested();
        using var bytes = new OctavoBuffer();
        _writeNow(bytes);
        stream.Write(bytes.WrittenSpan);
    }

    /// <summary>The length is known only after the value is written.</summary>
    protected override bool TryComputeLength(out long length)
    {
        length = 0;
        return false;
    }
}
