// Owns: which media types an endpoint accepts for a type, as its metadata. Knows no request.
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Http.Metadata;

namespace Octavo.AspNetCore.Http;

/// <summary>The media types of a body. They are asked for when the endpoint is complete: its options are named after its handler is looked at.</summary>
internal sealed class BodyMetadata(EndpointBuilder builder, Type type, bool isOptional, string? parameter) : IAcceptsMetadata
{
    private readonly Lazy<string[]> _mediaTypes = new(() => [.. RequestBody.MediaTypesRead(builder, type)]);

    public IReadOnlyList<string> ContentTypes => _mediaTypes.Value;

    public Type? RequestType => type;

    public bool IsOptional => isOptional;

    /// <summary>The name of the parameter, or of the member of a parameter with <c>[AsParameters]</c>.</summary>
    internal string? Parameter => parameter;
}
