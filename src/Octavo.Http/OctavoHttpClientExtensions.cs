// Owns: HttpClient's calls whose contents are values. Knows no format.
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Net.Http.Headers;
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo;

/// <summary><see cref="HttpClient"/> calls with values.</summary>
/// <example><code>
/// using var client = new HttpClient { BaseAddress = new Uri("https://shop.example") };
/// Order? order = await client.GetFromOctavoAsync&lt;Order>("orders/7", OctavoFormats.MessagePack);
/// using HttpResponseMessage response = await client.PostAsOctavoAsync("orders", order, OctavoFormats.MessagePack);
/// </code></example>
public static partial class OctavoHttpClientExtensions
{
    /// <summary>Gets a value in one format.</summary>
    /// <param name="client">The client.</param>
    /// <param name="uri">The address.</param>
    /// <param name="format">The format that the <c>Accept</c> header names; the response must be in it. JSON without options is read as
    /// <see cref="OctavoFormats.OfServices"/> says.</param>
    /// <param name="cancellationToken">Cancels the call.</param>
    /// <returns>Null also for a response without a content (204), if null is a <typeparamref name="T"/>.</returns>
    /// <exception cref="HttpRequestException">The response is not a success.</exception>
    /// <exception cref="NotSupportedException">The response has none of the media types of the format.</exception>
    /// <exception cref="OctavoException">The response is not a value, or longer than the limits or <see
    /// cref="HttpClient.MaxResponseContentBufferSize"/>.</exception>
    /// <exception cref="TaskCanceledException">The whole response took longer than <see cref="HttpClient.Timeout"/>.</exception>
    public static Task<T?> GetFromOctavoAsync<T>(this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? uri, OctavoFormat format,
        CancellationToken cancellationToken = default)
    {
        return client.GetFromOctavoAsync<T>(Parsed(uri), format, cancellationToken);
    }

    /// <inheritdoc cref="GetFromOctavoAsync{T}(HttpClient, string, OctavoFormat, CancellationToken)"/>
    public static Task<T?> GetFromOctavoAsync<T>(this HttpClient client, Uri? uri, OctavoFormat format, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(format);
        return ValueAsync<T>(client, HttpMethod.Get, uri, [format], content => OctavoHttpContentExtensions.Check(content, format), cancellationToken);
    }

    /// <summary>Gets a value in one of several formats, as the server prefers.</summary>
    /// <param name="client">The client.</param>
    /// <param name="uri">The address.</param>
    /// <param name="options">The formats, the preferred one first; null uses the defaults.</param>
    /// <param name="cancellationToken">Cancels the call.</param>
    /// <inheritdoc cref="GetFromOctavoAsync{T}(HttpClient, string, OctavoFormat, CancellationToken)"/>
    public static Task<T?> GetFromOctavoAsync<T>(this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? uri,
        OctavoServiceOptions? options = null, CancellationToken cancellationToken = default) =>
        client.GetFromOctavoAsync<T>(Parsed(uri), options, cancellationToken);

    /// <inheritdoc cref="GetFromOctavoAsync{T}(HttpClient, string, OctavoServiceOptions, CancellationToken)"/>
    public static Task<T?> GetFromOctavoAsync<T>(this HttpClient client, Uri? uri, OctavoServiceOptions? options = null,
        CancellationToken cancellationToken = default)
    {
        options ??= OctavoHttpContentExtensions.Defaults;
        return ValueAsync<T>(client, HttpMethod.Get, uri, options.Formats, content => OctavoHttpContentExtensions.FormatOf(content, options),
            cancellationToken);
    }

    /// <inheritdoc cref="GetFromOctavoAsync{T}(HttpClient, string, OctavoServiceOptions, CancellationToken)"/>
    public static Task<T?> GetFromOctavoAsync<T>(this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? uri,
        CancellationToken cancellationToken) =>
        client.GetFromOctavoAsync<T>(uri, (OctavoServiceOptions?)null, cancellationToken);

    /// <inheritdoc cref="GetFromOctavoAsync{T}(HttpClient, string, OctavoServiceOptions, CancellationToken)"/>
    public static Task<T?> GetFromOctavoAsync<T>(this HttpClient client, Uri? uri, CancellationToken cancellationToken) =>
        client.GetFromOctavoAsync<T>(uri, (OctavoServiceOptions?)null, cancellationToken);

    /// <summary>Gets a value whose type is known only at run time, in one of several formats.</summary>
    /// <param name="client">The client.</param>
    /// <param name="uri">The address.</param>
    /// <param name="type">The type whose codec is used.</param>
    /// <param name="options">The formats, the preferred one first; null uses the defaults.</param>
    /// <param name="cancellationToken">Cancels the call.</param>
    /// <inheritdoc cref="GetFromOctavoAsync{T}(HttpClient, string, OctavoFormat, CancellationToken)"/>
    public static Task<object?> GetFromOctavoAsync(this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? uri, Type type,
        OctavoServiceOptions? options = null, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(type);
        options ??= OctavoHttpContentExtensions.Defaults;
        return ValueAsync(client, HttpMethod.Get, Parsed(uri), options.Formats, content => OctavoHttpContentExtensions.FormatOf(content, options),
            OctavoHttpContentExtensions.MayBeNull(type), (stream, format, token) => format.DeserializeAsync(stream, type, token), cancellationToken);
    }

    /// <summary>Deletes what is at an address, and reads the value of the response in one of several formats.</summary>
    /// <inheritdoc cref="GetFromOctavoAsync{T}(HttpClient, string, OctavoServiceOptions, CancellationToken)"/>
    public static Task<T?> DeleteFromOctavoAsync<T>(this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? uri,
        OctavoServiceOptions? options = null, CancellationToken cancellationToken = default)
    {
        options ??= OctavoHttpContentExtensions.Defaults;
        return ValueAsync<T>(client, HttpMethod.Delete, Parsed(uri), options.Formats, content => OctavoHttpContentExtensions.FormatOf(content, options),
            cancellationToken);
    }

    /// <inheritdoc cref="DeleteFromOctavoAsync{T}(HttpClient, string, OctavoServiceOptions, CancellationToken)"/>
    public static Task<T?> DeleteFromOctavoAsync<T>(this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? uri,
        CancellationToken cancellationToken) =>
        client.DeleteFromOctavoAsync<T>(uri, null, cancellationToken);

    /// <summary>Gets values as they arrive, as lines of JSON. A server without lines may answer with an array.</summary>
    /// <param name="client">The client.</param>
    /// <param name="uri">The address.</param>
    /// <param name="options">The JSON options; null uses those of <see cref="OctavoFormats.JsonOfServices"/>. <see cref="SerializerLimits.MaxTotalBytes"/>
    /// applies to each value.</param>
    /// <param name="cancellationToken">Cancels the call and the enumeration.</param>
    /// <exception cref="HttpRequestException">The response is not a success, or ends early.</exception>
    /// <exception cref="NotSupportedException">The response is neither lines of JSON nor an array.</exception>
    /// <exception cref="OctavoException">The response has something that is not a value.</exception>
    public static IAsyncEnumerable<T?> GetSequenceFromOctavoAsync<T>(this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? uri,
        OctavoJsonOptions? options = null, CancellationToken cancellationToken = default) =>
        client.GetSequenceFromOctavoAsync<T>(Parsed(uri), options, cancellationToken);

    /// <inheritdoc cref="GetSequenceFromOctavoAsync{T}(HttpClient, string, OctavoJsonOptions, CancellationToken)"/>
    public static async IAsyncEnumerable<T?> GetSequenceFromOctavoAsync<T>(this HttpClient client, Uri? uri, OctavoJsonOptions? options = null,
        [EnumeratorCancellation] CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(client);
        options ??= (OctavoJsonOptions)OctavoFormats.JsonOfServices.Options;
        using HttpRequestMessage request = Request(client, HttpMethod.Get, uri);
        request.Headers.Accept.Add(new MediaTypeWithQualityHeaderValue("application/x-ndjson"));
        request.Headers.Accept.Add(new MediaTypeWithQualityHeaderValue("application/json", 0.9));
        using HttpResponseMessage response = await client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead, cancellationToken).ConfigureAwait(false);
        response.EnsureSuccessStatusCode();
        string? mediaType = response.Content.Headers.ContentType?.MediaType;
        bool lines = Is(mediaType, "application/x-ndjson") || Is(mediaType, "application/jsonl");
        if ((!lines && !Is(mediaType, "application/json")) || !OctavoHttpContentExtensions.IsUtf8(response.Content))
        {
            throw new NotSupportedException(
                $"The response is {(response.Content.Headers.ContentType is { } found ? Throw.Shown(found.ToString()) : "of no type")}; supported are application/x-ndjson, application/jsonl and application/json.");
        }
        Stream stream = await response.Content.ReadAsStreamAsync(cancellationToken).ConfigureAwait(false);
        await using (stream.ConfigureAwait(false))
        {
            IAsyncEnumerable<T?> values = lines ? OctavoJson.DeserializeSequenceAsync<T>(stream, options, cancellationToken)
                : OctavoJson.DeserializeArrayAsync<T>(stream, options, cancellationToken);
            await foreach (T? value in values.ConfigureAwait(false))
            {
                yield return value;
            }
        }
    }

    private static Task<T?> ValueAsync<T>(HttpClient client, HttpMethod method, Uri? uri, IReadOnlyList<OctavoFormat> formats,
        Func<HttpContent, OctavoFormat> choose, CancellationToken cancellationToken) =>
        ValueAsync(client, method, uri, formats, choose, default(T) is null, static (stream, format, token) => format.DeserializeAsync<T>(stream, token),
            cancellationToken);

    /// <summary>The value of a response.</summary>
    private static async Task<T?> ValueAsync<T>(HttpClient client, HttpMethod method, Uri? uri, IReadOnlyList<OctavoFormat> formats,
        Func<HttpContent, OctavoFormat> choose, bool mayBeNull, Func<Stream, OctavoFormat, CancellationToken, ValueTask<T?>> read,
        CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(client);
        using HttpRequestMessage request = Request(client, method, uri);
        AddAccept(request.Headers.Accept, formats);
        // HttpClient stops its clock when the headers are there, and does not bound a body that it does not buffer.
        using var clock = CancellationTokenSource.CreateLinkedTokenSource(cancellationToken);
        if (client.Timeout != Timeout.InfiniteTimeSpan)
        {
            clock.CancelAfter(client.Timeout);
        }
        try
        {
            using HttpResponseMessage response = await client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead, clock.Token).ConfigureAwait(false);
            response.EnsureSuccessStatusCode();
            if (mayBeNull && await OctavoHttpContentExtensions.IsNothingAsync(response.Content, clock.Token).ConfigureAwait(false))
            {
                return default;
            }
            OctavoFormat format = OctavoFormats.OfServices(Bounded(choose(response.Content), client.MaxResponseContentBufferSize));
            Stream stream = await OctavoHttpContentExtensions.Open(response.Content, format, clock.Token).ConfigureAwait(false);
            await using (stream.ConfigureAwait(false))
            {
                return await read(stream, format, clock.Token).ConfigureAwait(false);
            }
        }
        catch (OperationCanceledException found)
            when (found.InnerException is not TimeoutException && clock.IsCancellationRequested && !cancellationToken.IsCancellationRequested)
        {
            string reason = string.Create(CultureInfo.InvariantCulture,
                $"The request was canceled due to the configured HttpClient.Timeout of {client.Timeout.TotalSeconds} seconds elapsing.");
            throw new TaskCanceledException(reason, new TimeoutException(found.Message, found));
        }
    }

    private static bool Is(string? mediaType, string name) => string.Equals(mediaType, name, StringComparison.OrdinalIgnoreCase);

    private static OctavoFormat Bounded(OctavoFormat format, long maxBytes)
    {
        SerializerLimits limits = format.Options.Limits;
        return limits.MaxTotalBytes <= maxBytes ? format : format.With(limits with { MaxTotalBytes = maxBytes });
    }

    /// <summary>A request of the version that the client is set to: <see cref="HttpClient"/> applies it only to requests that it makes itself.</summary>
    private static HttpRequestMessage Request(HttpClient client, HttpMethod method, Uri? uri) =>
        new(method, uri) { Version = client.DefaultRequestVersion, VersionPolicy = client.DefaultVersionPolicy };

    private static Uri? Parsed(string? uri) => string.IsNullOrEmpty(uri) ? null : new Uri(uri, UriKind.RelativeOrAbsolute);

    /// <summary>The first format has quality 1, each further one a tenth less.</summary>
    private static void AddAccept(HttpHeaderValueCollection<MediaTypeWithQualityHeaderValue> accept, IReadOnlyList<OctavoFormat> formats)
    {
        double quality = 1;
        foreach (OctavoFormat format in formats)
        {
            foreach (string mediaType in format.MediaTypes)
            {
                accept.Add(quality == 1 ? new MediaTypeWithQualityHeaderValue(mediaType) : new MediaTypeWithQualityHeaderValue(mediaType, quality));
            }
            quality = Math.Max(0.1, Math.Round(quality - 0.1, 1));
        }
    }
}
