// Owns: what a type can be to an endpoint.
namespace Octavo;

/// <summary>How an endpoint uses a type.</summary>
public enum OctavoEndpointUse
{
    /// <summary>The body of requests.</summary>
    Body,

    /// <summary>A result.</summary>
    Result,

    /// <summary>The elements of a streamed result, which are sent as they arrive.</summary>
    StreamedResult,
}
