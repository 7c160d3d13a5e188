// Owns: what a type can be to an endpoint.
namespace Octavo;

/// <summary>What a type is to an endpoint.</summary>
public enum OctavoEndpointUse
{
    /// <summary>The body of requests.</summary>
    Body,

    /// <summary>A result.</summary>
    Result,

    /// <summary>The elements of a result that is sent as they arrive.</summary>
    StreamedResult,
}
