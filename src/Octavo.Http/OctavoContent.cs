// Owns: a value as the content of a request. Knows no format.
using System.Net;
using System.Net.Http.Headers;

namespace Octavo;

/// <summary>A value as a content, in one format. It is written each time that it is sent, whole to pooled memory first: where it cannot be written, no byte of
/// the body has been sent.</summary>
public sealed class OctavoContent : HttpContent
{
    private readonly Func<Stream, CancellationToken, Task> _write;

    private OctavoContent(OctavoFormat format, Func<Stream, CancellationToken, Task> write)
    {
        _write = write;
        Headers.ContentType = new MediaTypeHeaderValue(format.MediaTypes[0]);
    }

    /// <summary>A value as a content.</summary>
    /// <param name="value">The value. What is changed of it before it is sent is sent so.</param>
    /// <param name="format">The format, whose first media type the content has.</param>
    public static OctavoContent Create<T>(T value, OctavoFormat format)
    {
        ArgumentNullException.ThrowIfNull(format);
        return new OctavoContent(format, (stream, cancellationToken) => format.SerializeAsync(stream, value, cancellationToken));
    }

    /// <summary>A value as a content, whose type run time knows.</summary>
    /// <param name="value">The value. What is changed of it before it is sent is sent so.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <param name="format">The format, whose first media type the content has.</param>
    public static OctavoContent Create(object? value, Type type, OctavoFormat format)
    {
        ArgumentNullException.ThrowIfNull(type);
        ArgumentNullException.ThrowIfNull(format);
        return new OctavoContent(format, (stream, cancellationToken) => format.SerializeAsync(stream, value, type, cancellationToken));
    }

    /// <inheritdoc/>
    protected override Task SerializeToStreamAsync(Stream stream, TransportContext? context) => _write(stream, CancellationToken.None);

    /// <inheritdoc/>
    protected override Task SerializeToStreamAsync(Stream stream, TransportContext? context, CancellationToken cancellationToken) =>
        _write(stream, cancellationToken);

    /// <summary>The length is not known before the value is written.</summary>
    protected override bool TryComputeLength(out long length)
    {
        length = 0;
        return false;
    }
}
