// Owns: what the bytes of a media type are to a document.
namespace Octavo.OpenApi;

internal enum ContentForm
{
    /// <summary>A value in JSON.</summary>
    Json,

    /// <summary>A JSON array of values.</summary>
    JsonArray,

    /// <summary>A value in JSON per line, for which OpenAPI 3.1 has no schema.</summary>
    JsonLines,

    /// <summary>Bytes of a format that is not JSON.</summary>
    Binary,
}
