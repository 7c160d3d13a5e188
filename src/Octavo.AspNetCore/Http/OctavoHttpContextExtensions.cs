// Owns: requests and responses by themselves, for middleware and for libraries that have no results. Knows no format.
using Microsoft.AspNetCore.Http;
using Octavo.AspNetCore.Http;

namespace Octavo;

/// <summary>Reads requests and writes responses in the formats of <see cref="OctavoServiceOptions"/>: for middleware, filters and libraries that do not use
/// <see cref="OctavoBody{T}"/> and results.</summary>
/// <example><code>
/// using Microsoft.AspNetCore.Builder;
///
/// WebApplication app = WebApplication.CreateBuilder().Build();
/// app.Run(async context =>
/// {
///     Order? order = await context.Request.ReadFromOctavoAsync&lt;Order>(context.RequestAborted);
///     await context.Response.WriteAsOctavoAsync(order, context.RequestAborted);
/// });
/// </code></example>
public static class OctavoHttpContextExtensions
{
    /// <summary>Reads the body of a request in the format that its <c>Content-Type</c> names.</summary>
    /// <typeparam name="T">A type with a codec.</typeparam>
    /// <param name="request">The request.</param>
    /// <param name="cancellationToken">Passed to each read.</param>
    /// <exception cref="BadHttpRequestException">415: no format of the type has the media type, or the text is not UTF-8. Also what the server throws for the
    /// body, such as 413.</exception>
    /// <exception cref="OctavoException">The body is not a value, or longer than the limits.</exception>
    /// <exception cref="InvalidOperationException"><c>AddOctavo()</c> was not called.</exception>
    public static async ValueTask<T?> ReadFromOctavoAsync<T>(this HttpRequest request, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(request);
        OctavoServiceOptions options = HttpFormats.Of(request.HttpContext.GetEndpoint(), request.HttpContext.RequestServices);
        if (HttpFormats.OfRequest(request, options) is not { } format || !format.CanSerialize(typeof(T)))
        {
            throw new BadHttpRequestException(RequestProblem.NotSupported(request, options).Detail!, StatusCodes.Status415UnsupportedMediaType);
        }
        RequestBody.CheckLength(request, format);
        return await format.DeserializeAsync<T>(request.BodyReader, cancellationToken).ConfigureAwait(false);
    }

    /// <summary>Writes a value in the format that the <c>Accept</c> header of the request prefers; 406 if it accepts none. The status of the response
    /// stays.</summary>
    /// <typeparam name="T">A type with a codec: the declared type, so a union writes its case.</typeparam>
    /// <param name="response">The response.</param>
    /// <param name="value">The value.</param>
    /// <param name="cancellationToken">Ends the call before anything is written.</param>
    /// <exception cref="OctavoException">The value cannot be written; nothing is sent.</exception>
    /// <exception cref="InvalidOperationException"><c>AddOctavo()</c> was not called, or the type has no codec in any of the formats.</exception>
    public static Task WriteAsOctavoAsync<T>(this HttpResponse response, T value, CancellationToken cancellationToken = default)
    {
        ArgumentNullException.ThrowIfNull(response);
        cancellationToken.ThrowIfCancellationRequested();
        return new OctavoResult<T>(value, null).ExecuteAsync(response.HttpContext);
    }
}
