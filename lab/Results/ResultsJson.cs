// Owns: the spelling of results.json.
// Must not know: files.
using System.Text.Json;
using System.Text.Json.Serialization;

namespace Octavo.Lab.Results;

/// <summary>Serializer of results.json: camel case, indented, nulls written.</summary>
[JsonSourceGenerationOptions(PropertyNamingPolicy = JsonKnownNamingPolicy.CamelCase, WriteIndented = true)]
[JsonSerializable(typeof(LabResults))]
internal sealed partial class ResultsJson : JsonSerializerContext
{
    /// <summary>The text of results.json.</summary>
    public static string Write(LabResults results) => JsonSerializer.Serialize(results, Default.LabResults);

    /// <summary>Reads results.json back.</summary>
    public static LabResults Read(string text) => JsonSerializer.Deserialize(text, Default.LabResults)!;
}
