// Owns: the text of docs/formats/json.md, which says what tests assert.
namespace Octavo.Conformance.Json;

internal static class JsonPage
{
    /// <summary>The page, its lines joined.</summary>
    internal static string Text { get; } =
        string.Join(' ',
            File.ReadAllText(System.IO.Path.Combine(AppContext.BaseDirectory, "docs", "json.md")).Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));
}
