// Owns: which format a request is in and which one a response is to be in. Knows no type.
using Microsoft.AspNetCore.Http;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Options;
using Microsoft.Extensions.Primitives;
using Microsoft.Net.Http.Headers;

namespace Octavo.AspNetCore.Http;

internal static class HttpFormats
{
    /// <summary>The options of an endpoint: the ones that its metadata names, else the options of the services.</summary>
    internal static OctavoServiceOptions Of(Endpoint? endpoint, IServiceProvider services) =>
        Named(services, endpoint?.Metadata.GetMetadata<EndpointName>());

    /// <summary>The same, by the metadata of the endpoint.</summary>
    internal static OctavoServiceOptions Of(IEnumerable<object> metadata, IServiceProvider services) =>
        Named(services, metadata.OfType<EndpointName>().LastOrDefault());

    private static OctavoServiceOptions Named(IServiceProvider services, EndpointName? name)
    {
        // Options are there for any type; what AddOctavo registers itself is not.
        return services.GetService<OctavoServiceOptions>() is null
            ? throw new InvalidOperationException("Octavo's formats are not registered; add builder.Services.AddOctavo().")
            : services.GetRequiredService<IOptionsMonitor<OctavoServiceOptions>>().Get(name?.Name ?? Options.DefaultName);
    }

    /// <summary>The format of the body of a request; null if no format has its media type or character set.</summary>
    internal static OctavoFormat? OfRequest(HttpRequest request, OctavoServiceOptions options) =>
        MediaTypeHeaderValue.TryParse(request.ContentType, out MediaTypeHeaderValue? type) && IsUtf8(type) ? options.ForMediaType(type.MediaType) : null;

    /// <summary>Whether the text of a request is UTF-8, as far as it declares this.</summary>
    internal static bool IsUtf8(HttpRequest request) => !MediaTypeHeaderValue.TryParse(request.ContentType, out MediaTypeHeaderValue? type) || IsUtf8(type);

    /// <summary>ASCII is UTF-8.</summary>
    private static bool IsUtf8(MediaTypeHeaderValue type) => !type.Charset.HasValue
        || HeaderUtilities.RemoveQuotes(type.Charset) is var charset && (charset.Equals("utf-8", StringComparison.OrdinalIgnoreCase)
            || charset.Equals("us-ascii", StringComparison.OrdinalIgnoreCase));

    /// <summary>The format and media type of a response, among the formats of a type; null if the client accepts none of them.</summary>
    internal static (OctavoFormat Format, string MediaType)? OfResponse(HttpRequest request, OctavoServiceOptions options, Type type)
    {
        StringValues accept = request.Headers.Accept;
        if (OfPlainRequest(accept, options, type) is { } plain)
        {
            return plain;
        }
        List<(OctavoFormat, string MediaType)> offers = [];
        foreach (OctavoFormat format in options.Formats)
        {
            if (format.CanSerialize(type))
            {
                foreach (string mediaType in format.MediaTypes)
                {
                    offers.Add((format, mediaType));
                }
            }
        }
        if (offers.Count == 0)
        {
            throw new InvalidOperationException(OctavoEndpointType.Why(type, options));
        }
        int chosen = Choose(accept, offers, static offer => offer.MediaType);
        return chosen < 0 ? null : offers[chosen];
    }

    /// <summary>The client asks for nothing, or for one media type: most clients do, and this needs no list.</summary>
    private static (OctavoFormat Format, string MediaType)? OfPlainRequest(StringValues accept, OctavoServiceOptions options, Type type)
    {
        if (accept.Count > 1)
        {
            return null;
        }
        string? asked = accept.Count == 0 || accept[0] == "*/*" ? null : accept[0];
        foreach (OctavoFormat format in options.Formats)
        {
            foreach (string mediaType in format.MediaTypes)
            {
                if ((asked is null || mediaType.Equals(asked, StringComparison.OrdinalIgnoreCase)) && format.CanSerialize(type))
                {
                    return (format, mediaType);
                }
            }
        }
        return null;
    }

    /// <summary>
    /// The best offer by RFC 9110, section 12.5.1: each has the quality of the most specific range that includes it. Among equals, the one that the client
    /// names first, then the first one here.
    /// </summary>
    /// <returns>−1 if none is acceptable.</returns>
    internal static int Choose<TOffer>(StringValues accept, IReadOnlyList<TOffer> offers, Func<TOffer, string> mediaType)
    {
        if (accept.Count == 0 || !MediaTypeHeaderValue.TryParseList(accept, out IList<MediaTypeHeaderValue>? ranges) || ranges.Count == 0)
        {
            return 0;
        }
        int best = -1;
        (double Quality, int Place) bestOf = (0, 0);
        for (int i = 0; i < offers.Count; i++)
        {
            (double Quality, int Place) of = Quality(ranges, mediaType(offers[i]));
            if (of.Quality > bestOf.Quality || (of.Quality == bestOf.Quality && of.Quality > 0 && of.Place < bestOf.Place))
            {
                (best, bestOf) = (i, of);
            }
        }
        return best;
    }

    /// <summary>Tells caches that another <c>Accept</c> may get another response: RFC 9110, section 12.5.5.</summary>
    internal static void Vary(HttpResponse response) => response.Headers.Append(HeaderNames.Vary, HeaderNames.Accept);

    private static (double Quality, int Place) Quality(IList<MediaTypeHeaderValue> ranges, string offer)
    {
        int slash = offer.IndexOf('/', StringComparison.Ordinal);
        int specific = 0;
        (double, int) found = (0, int.MaxValue);
        for (int place = 0; place < ranges.Count; place++)
        {
            MediaTypeHeaderValue range = ranges[place];
            int match = range.MediaType.Equals(offer, StringComparison.OrdinalIgnoreCase) ? 3
                : range.MatchesAllTypes ? 1
                : range.MatchesAllSubTypes && range.Type.AsSpan().Equals(offer.AsSpan(0, slash), StringComparison.OrdinalIgnoreCase) ? 2
                : 0;
            if (match > specific)
            {
                specific = match;
                found = (range.Quality ?? 1, place);
            }
        }
        return found;
    }
}
