// Owns: which media types an endpoint writes for a type, as its metadata. Knows no request.
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http.Metadata;

namespace Octavo.AspNetCore.Http;

/// <summary>The media types of a result, asked for when the endpoint is complete, as those of <see cref="BodyMetadata"/>.</summary>
internal sealed class ResultMetadata(EndpointBuilder builder, Type type, int statusCode) : IProducesResponseTypeMetadata
{
    private readonly Lazy<string[]> _mediaTypes = new(() => [.. RequestBody.MediaTypesWritten(builder, type)]);

    /// <summary>As <see cref="OctavoEndpointType.IsDefault"/>.</summary>
    internal bool IsDefault { get; init; }

    public Type? Type => type;

    public int StatusCode => statusCode;

    public string? Description => null;

    public IEnumerable<string> ContentTypes => _mediaTypes.Value;
}
