// Owns: one media type of an operation, and what is in it.
using Microsoft.OpenApi;

namespace Octavo.OpenApi;

/// <summary>A media type that Octavo reads or writes.</summary>
/// <param name="Media">The place of its schema.</param>
/// <param name="Type">The type of the value, or of each value.</param>
/// <param name="Form">What of it is in the bytes.</param>
internal sealed record Content(OpenApiMediaType Media, Type Type, ContentForm Form);
