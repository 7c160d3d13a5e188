// Owns: reading the published tables that are embedded in the lab.
// Must not know: where they are shown.
using System.Text.Json;

namespace Octavo.Lab.Published;

/// <summary>The five published tables.</summary>
internal static class PublishedCatalog
{
    /// <summary>Reads a table by the lab's id.</summary>
    public static PublishedTable Read(string id)
    {
        using Stream data = typeof(PublishedCatalog).Assembly.GetManifestResourceStream($"published.{id}.json")
            ?? throw new ArgumentException($"There is no published table \"{id}\".", nameof(id));
        return JsonSerializer.Deserialize<PublishedTable>(data, JsonSerializerOptions.Web)!;
    }
}
