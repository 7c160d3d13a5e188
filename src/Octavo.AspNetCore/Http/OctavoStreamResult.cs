// Owns: streamed values as the result of a minimal API: a JSON array, or a line each. Knows no type.
using System.Reflection;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Http.Metadata;
using Octavo.AspNetCore.Http;

namespace Octavo;

/// <summary>
/// Values that are sent as they arrive: as a JSON array (<c>application/json</c>), or one per line (<c>application/x-ndjson</c>, <c>application/jsonl</c>), as
/// the <c>Accept</c> header asks; 406 if it accepts neither. Made by <c>Results.OctavoStream</c> and <c>TypedResults.OctavoStream</c>. After an error in the
/// middle the connection is cut, so a client cannot mistake a part for the whole.
/// </summary>
/// <typeparam name="T">A type with a codec.</typeparam>
public sealed class OctavoStreamResult<T> : IResult, IEndpointMetadataProvider
{
    private readonly IAsyncEnumerable<T> _values;

    internal OctavoStreamResult(IAsyncEnumerable<T> values) => _values = values;

    /// <summary>Writes the response.</summary>
    /// <param name="httpContext">The request.</param>
    public async Task ExecuteAsync(HttpContext httpContext)
    {
        ArgumentNullException.ThrowIfNull(httpContext);
        OctavoServiceOptions options = HttpFormats.Of(httpContext.GetEndpoint(), httpContext.RequestServices);
        OctavoFormat format = options.Formats.FirstOrDefault(StreamedJson.IsJson)
            ?? throw new InvalidOperationException("JSON is not among the formats, and streamed values have no other format.");
        HttpFormats.Vary(httpContext.Response);
        int chosen = HttpFormats.Choose(httpContext.Request.Headers.Accept, StreamedJson.MediaTypes, static type => type);
        if (chosen < 0)
        {
            await Results.Problem(RequestProblem.NotAcceptable(string.Join(", ", StreamedJson.MediaTypes))).ExecuteAsync(httpContext).ConfigureAwait(false);
            return;
        }
        httpContext.Response.ContentType = StreamedJson.MediaTypes[chosen];
        await StreamedJson.WriteAsync(httpContext.Response.BodyWriter, _values, format, lines: chosen != 0, httpContext.RequestAborted).ConfigureAwait(false);
    }

    static void IEndpointMetadataProvider.PopulateMetadata(MethodInfo method, EndpointBuilder builder)
    {
        ArgumentNullException.ThrowIfNull(builder);
        builder.Metadata.Add(new OctavoEndpointType(typeof(T), OctavoEndpointUse.StreamedResult));
        builder.Metadata.Add(new ProducesResponseTypeMetadata(StatusCodes.Status200OK, typeof(IEnumerable<T>), [.. StreamedJson.MediaTypes]));
    }
}
