// Owns: which options an endpoint has, as its metadata.
namespace Octavo.AspNetCore.Http;

/// <summary>The name of the options of an endpoint.</summary>
internal sealed record EndpointName(string Name);
