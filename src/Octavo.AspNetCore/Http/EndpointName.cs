// Owns: which options an endpoint has, as its metadata.
namespace Octavo.AspNetCore;

/// <summary>The name of an endpoint's options.</summary>
internal sealed record EndpointName(string Name);
