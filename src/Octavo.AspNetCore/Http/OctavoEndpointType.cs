// Owns: the type of a body or result, as an endpoint's metadata. Knows no request.
using Microsoft.AspNetCore.Http;
using Octavo.AspNetCore.Http;

namespace Octavo;

/// <summary>A type that a minimal API reads or writes with its codec, as metadata of its endpoint: the check at start-up asks for its codec, and descriptions
/// of the endpoint (OpenAPI) for its formats.</summary>
/// <param name="type">The type as it is declared.</param>
/// <param name="use">Whether it is the body of a request, a result, or an element of streamed results.</param>
/// <param name="statusCode">The status of a result.</param>
public sealed class OctavoEndpointType(Type type, OctavoEndpointUse use, int statusCode = StatusCodes.Status200OK)
{
    /// <summary>The type.</summary>
    public Type Type { get; } = type;

    /// <summary>How the endpoint uses the type.</summary>
    public OctavoEndpointUse Use { get; } = use;

    /// <summary>The status of a result.</summary>
    public int StatusCode { get; } = statusCode;

    /// <summary>Whether the status is only that of a result which says none: a description of the endpoint with the type replaces it.</summary>
    internal bool IsDefault { get; init; }

    /// <summary>The formats in which the endpoint reads or writes the type; for streamed results only JSON.</summary>
    /// <param name="metadata">The metadata of the endpoint, which may name its options.</param>
    /// <param name="services">The services, with the options.</param>
    public IEnumerable<OctavoFormat> Formats(IEnumerable<object> metadata, IServiceProvider services) =>
        HttpFormats.Of(metadata, services).Formats
            .Where(format => (Use != OctavoEndpointUse.StreamedResult || StreamedJson.IsJson(format)) && format.CanSerialize(Type));

    /// <summary>Why no request can succeed; null if one can.</summary>
    internal string? Missing(Endpoint endpoint, IServiceProvider services) =>
        Formats(endpoint.Metadata, services).Any() ? null : Why(Type, HttpFormats.Of(endpoint.Metadata, services));

    /// <summary>The error text for a type that is in none of the formats.</summary>
    internal static string Why(Type type, OctavoServiceOptions options)
    {
        if (OctavoCodecs.HasCodec(type))
        {
            return $"{type} has a codec, but in none of {string.Join(", ", options.Formats)}; see the Formats of its [GenerateCodec], and number its members for Protobuf.";
        }
        try
        {
            OctavoCodecs.EnsureCodec(type);
        }
        catch (OctavoException found)
        {
            return found.Reason;
        }
        return $"{type} has no codec.";
    }
}
