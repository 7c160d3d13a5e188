// Owns: reading a content in the format that its Content-Type names. Knows no format.
using Octavo.Internal;

namespace Octavo;

/// <summary>Reads the content of responses.</summary>
/// <example><code>
/// using var client = new HttpClient();
/// using HttpResponseMessage response = await client.GetAsync("https://shop.example/orders/7");
/// Order? order = await response.Content.ReadFromOctavoAsync&lt;Order>();
/// </code></example>
public static class OctavoHttpContentExtensions
{
    /// <summary>Made at its first use: a client of one format has no code of the others.</summary>
    internal static OctavoServiceOptions Defaults => Default.Options;

    /// <summary>Reads a value in the format that <c>Content-Type</c> names.</summary>
    /// <param name="content">The content, read to its end.</param>
    /// <param name="options">The known formats, with their options; null uses JSON, MessagePack, CBOR, Protobuf and Binary with
    /// <see cref="SerializerLimits.Untrusted"/>.</param>
    /// <param name="cancellationToken">Passed to each read.</param>
    /// <returns>Null also for a content without a type and without a byte, as of a response with status 204, if null is a <typeparamref name="T"/>.</returns>
    /// <exception cref="NotSupportedException">No format has the media type, or the text is not UTF-8.</exception>
    /// <exception cref="OctavoException">The content is not a value, or longer than the limits.</exception>
    public static Task<T?> ReadFromOctavoAsync<T>(this HttpContent content, OctavoServiceOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(content);
        return content.Headers.ContentType is null ? ReadUntypedAsync<T>(content, options, cancellationToken)
            : content.ReadFromOctavoAsync<T>(FormatOf(content, options), cancellationToken);
    }

    /// <inheritdoc cref="ReadFromOctavoAsync{T}(HttpContent, OctavoServiceOptions, CancellationToken)"/>
    public static Task<T?> ReadFromOctavoAsync<T>(this HttpContent content, CancellationToken cancellationToken) =>
        content.ReadFromOctavoAsync<T>((OctavoServiceOptions?)null, cancellationToken);

    /// <summary>Reads a value in a format, whatever <c>Content-Type</c> says.</summary>
    /// <param name="content">The content, read to its end.</param>
    /// <param name="format">The format with its options; JSON without options is read as <see cref="OctavoFormats.OfServices"/> says.</param>
    /// <param name="cancellationToken">Passed to each read.</param>
    /// <exception cref="OctavoException">The content is not a value, or longer than the limits.</exception>
    public static async Task<T?> ReadFromOctavoAsync<T>(this HttpContent content, OctavoFormat format, CancellationToken cancellationToken = default)
    {
        format = OctavoFormats.OfServices(format);
        Stream stream = await Open(content, format, cancellationToken).ConfigureAwait(false);
        await using (stream.ConfigureAwait(false))
        {
            return await format.DeserializeAsync<T>(stream, cancellationToken).ConfigureAwait(false);
        }
    }

    /// <inheritdoc cref="ReadFromOctavoAsync{T}(HttpContent, OctavoServiceOptions, CancellationToken)"/>
    /// <param name="content">The content, read to its end.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <param name="options">The known formats, with their options.</param>
    /// <param name="cancellationToken">Passed to each read.</param>
    public static async Task<object?> ReadFromOctavoAsync(this HttpContent content, Type type, OctavoServiceOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(content);
        ArgumentNullException.ThrowIfNull(type);
        if (MayBeNull(type) && await IsNothingAsync(content, cancellationToken).ConfigureAwait(false))
        {
            return null;
        }
        OctavoFormat format = FormatOf(content, options);
        Stream stream = await Open(content, format, cancellationToken).ConfigureAwait(false);
        await using (stream.ConfigureAwait(false))
        {
            return await format.DeserializeAsync(stream, type, cancellationToken).ConfigureAwait(false);
        }
    }

    /// <summary>Whether the content has neither a type nor a byte: the body of status 204. A value in Protobuf may have no bytes, but it has a type.</summary>
    internal static async Task<bool> IsNothingAsync(HttpContent content, CancellationToken cancellationToken)
    {
        if (content.Headers.ContentType is not null)
        {
            return false;
        }
        Stream stream = await content.ReadAsStreamAsync(cancellationToken).ConfigureAwait(false);
        await using (stream.ConfigureAwait(false))
        {
            return await stream.ReadAsync(new byte[1], cancellationToken).ConfigureAwait(false) == 0;
        }
    }

    internal static bool MayBeNull(Type type) => !type.IsValueType || Nullable.GetUnderlyingType(type) is not null;

    private static async Task<T?> ReadUntypedAsync<T>(HttpContent content, OctavoServiceOptions? options, CancellationToken cancellationToken) =>
        default(T) is null && await IsNothingAsync(content, cancellationToken).ConfigureAwait(false) ? default
            : throw NotSupported(content, (options ?? Defaults).Formats);

    /// <summary>The format that the content declares.</summary>
    /// <exception cref="NotSupportedException">It declares none of them.</exception>
    internal static OctavoFormat FormatOf(HttpContent content, OctavoServiceOptions? options)
    {
        options ??= Defaults;
        return (IsUtf8(content) ? options.ForMediaType(content.Headers.ContentType?.MediaType) : null) ?? throw NotSupported(content, options.Formats);
    }

    /// <summary>Whether the content declares that it is in a format.</summary>
    /// <exception cref="NotSupportedException">It declares another one.</exception>
    internal static OctavoFormat Check(HttpContent content, OctavoFormat format) =>
        IsUtf8(content) && IsOf(format, content.Headers.ContentType?.MediaType ?? "") ? format : throw NotSupported(content, [format]);

    /// <summary>By one of the media types of the format, or by its suffix.</summary>
    private static bool IsOf(OctavoFormat format, string mediaType) => format.MediaTypes.Contains(mediaType, StringComparer.OrdinalIgnoreCase)
        || (mediaType.Contains('+', StringComparison.Ordinal) && new OctavoServiceOptions().Use(format).ForMediaType(mediaType)?.Name == format.Name);

    internal static bool IsUtf8(HttpContent content) =>
        content.Headers.ContentType?.CharSet?.Trim('"') is not { } text || text.Equals("utf-8", StringComparison.OrdinalIgnoreCase)
            || text.Equals("us-ascii", StringComparison.OrdinalIgnoreCase); // ASCII is UTF-8

    private static NotSupportedException NotSupported(HttpContent content, IReadOnlyList<OctavoFormat> known) =>
        new($"The type of the content is {(content.Headers.ContentType is { } found ? Throw.Shown(found.ToString()) : "missing")}; supported are {string.Join(", ", known.Select(format => format.MediaTypes[0]))}, with text in UTF-8.");

    internal static Task<Stream> Open(HttpContent content, OctavoFormat format, CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(content);
        ArgumentNullException.ThrowIfNull(format);
        long limit = format.Options.Limits.MaxTotalBytes;
        return content.Headers.ContentLength > limit
            ? throw new OctavoException(OctavoErrorCode.TotalBytesExceeded, $"the content is larger than SerializerLimits.MaxTotalBytes = {limit}.",
                format.Name, -1)
            : content.ReadAsStreamAsync(cancellationToken);
    }

    private static class Default
    {
        internal static readonly OctavoServiceOptions Options = new();
    }
}
