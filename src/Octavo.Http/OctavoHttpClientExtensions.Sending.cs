// Owns: HttpClient's calls that send values. Knows no format.
using System.Diagnostics.CodeAnalysis;
using System.Net.Http.Headers;

namespace Octavo;

public static partial class OctavoHttpClientExtensions
{
    /// <summary>Posts a value.</summary>
    /// <param name="client">The client.</param>
    /// <param name="uri">The address.</param>
    /// <param name="value">The value.</param>
    /// <param name="format">The format of the content, which the <c>Accept</c> header names too.</param>
    /// <param name="cancellationToken">Cancels the call.</param>
    public static Task<HttpResponseMessage> PostAsOctavoAsync<T>(this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? uri, T value,
        OctavoFormat format, CancellationToken cancellationToken = default) =>
        client.PostAsOctavoAsync(Parsed(uri), value, format, cancellationToken);

    /// <inheritdoc cref="PostAsOctavoAsync{T}(HttpClient, string, T, OctavoFormat, CancellationToken)"/>
    public static Task<HttpResponseMessage> PostAsOctavoAsync<T>(this HttpClient client, Uri? uri, T value, OctavoFormat format,
        CancellationToken cancellationToken = default) =>
        SendAsync(client, HttpMethod.Post, uri, value, format, cancellationToken);

    /// <summary>Puts a value.</summary>
    /// <inheritdoc cref="PostAsOctavoAsync{T}(HttpClient, string, T, OctavoFormat, CancellationToken)"/>
    public static Task<HttpResponseMessage> PutAsOctavoAsync<T>(this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? uri, T value,
        OctavoFormat format, CancellationToken cancellationToken = default) =>
        client.PutAsOctavoAsync(Parsed(uri), value, format, cancellationToken);

    /// <inheritdoc cref="PutAsOctavoAsync{T}(HttpClient, string, T, OctavoFormat, CancellationToken)"/>
    public static Task<HttpResponseMessage> PutAsOctavoAsync<T>(this HttpClient client, Uri? uri, T value, OctavoFormat format,
        CancellationToken cancellationToken = default) =>
        SendAsync(client, HttpMethod.Put, uri, value, format, cancellationToken);

    /// <summary>Patches with a value.</summary>
    /// <inheritdoc cref="PostAsOctavoAsync{T}(HttpClient, string, T, OctavoFormat, CancellationToken)"/>
    public static Task<HttpResponseMessage> PatchAsOctavoAsync<T>(this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? uri, T value,
        OctavoFormat format, CancellationToken cancellationToken = default) =>
        client.PatchAsOctavoAsync(Parsed(uri), value, format, cancellationToken);

    /// <inheritdoc cref="PatchAsOctavoAsync{T}(HttpClient, string, T, OctavoFormat, CancellationToken)"/>
    public static Task<HttpResponseMessage> PatchAsOctavoAsync<T>(this HttpClient client, Uri? uri, T value, OctavoFormat format,
        CancellationToken cancellationToken = default) =>
        SendAsync(client, HttpMethod.Patch, uri, value, format, cancellationToken);

    /// <summary>Posts a value in JSON.</summary>
    /// <inheritdoc cref="PostAsOctavoAsync{T}(HttpClient, string, T, OctavoFormat, CancellationToken)"/>
    public static Task<HttpResponseMessage> PostAsOctavoAsync<T>(this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? uri, T value,
        CancellationToken cancellationToken = default) =>
        client.PostAsOctavoAsync(Parsed(uri), value, OctavoFormats.Json, cancellationToken);

    /// <summary>Puts a value in JSON.</summary>
    /// <inheritdoc cref="PostAsOctavoAsync{T}(HttpClient, string, T, OctavoFormat, CancellationToken)"/>
    public static Task<HttpResponseMessage> PutAsOctavoAsync<T>(this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? uri, T value,
        CancellationToken cancellationToken = default) =>
        client.PutAsOctavoAsync(Parsed(uri), value, OctavoFormats.Json, cancellationToken);

    /// <summary>Patches with a value in JSON.</summary>
    /// <inheritdoc cref="PostAsOctavoAsync{T}(HttpClient, string, T, OctavoFormat, CancellationToken)"/>
    public static Task<HttpResponseMessage> PatchAsOctavoAsync<T>(this HttpClient client, [StringSyntax(StringSyntaxAttribute.Uri)] string? uri, T value,
        CancellationToken cancellationToken = default) =>
        client.PatchAsOctavoAsync(Parsed(uri), value, OctavoFormats.Json, cancellationToken);

    private static async Task<HttpResponseMessage> SendAsync<T>(HttpClient client, HttpMethod method, Uri? uri, T value, OctavoFormat format,
        CancellationToken cancellationToken)
    {
        ArgumentNullException.ThrowIfNull(client);
        ArgumentNullException.ThrowIfNull(format);
        using HttpRequestMessage request = Request(client, method, uri);
        request.Content = OctavoContent.Create(value, format);
        foreach (string mediaType in format.MediaTypes)
        {
            request.Headers.Accept.Add(new MediaTypeWithQualityHeaderValue(mediaType));
        }
        // Errors of the server are problem details in JSON: their place is beside the format, not instead of it.
        request.Headers.Accept.Add(new MediaTypeWithQualityHeaderValue("application/problem+json", 0.1));
        return await client.SendAsync(request, cancellationToken).ConfigureAwait(false);
    }
}
