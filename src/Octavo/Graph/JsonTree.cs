// Owns: values of System.Text.Json as parts of a graph: their members, elements and texts. Knows no codec: a program may name these types as members alone.
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace Octavo.Graph;

internal static class JsonTree
{
    /// <summary>Whether a value is one of System.Text.Json.</summary>
    internal static bool Is(object value) => value is JsonNode or JsonElement or JsonDocument;

    /// <summary>The dictionary of a value's members, or the list of its elements; null for other values.</summary>
    internal static object? Parts(object value) => value switch
    {
        JsonObject members => members.ToDictionary(static member => member.Key, static member => (object?)member.Value, StringComparer.Ordinal),
        JsonArray items => items.ToList(),
        JsonDocument document => Parts(document.RootElement),
        JsonElement { ValueKind: JsonValueKind.Array } element => element.EnumerateArray().ToList(),
        JsonElement { ValueKind: JsonValueKind.Object } element => Members(element),
        _ => null,
    };

    /// <summary>Whether two values without parts are written as the same JSON: 1.0 is not 1.</summary>
    internal static bool HaveSameText(object left, object right) => TextOf(left) is { } text && text == TextOf(right);

    /// <summary>By their names, or in their order if a name comes twice.</summary>
    private static object Members(JsonElement element)
    {
        var members = new Dictionary<string, object?>(StringComparer.Ordinal);
        foreach (JsonProperty member in element.EnumerateObject())
        {
            if (!members.TryAdd(NameOf(member), member.Value))
            {
                return element.EnumerateObject().Select(static member => (NameOf(member), member.Value)).ToList();
            }
        }
        return members;
    }

    private static string NameOf(JsonProperty member)
    {
        try
        {
            return member.Name;
        }
        catch (InvalidOperationException)
        {
            return Encoding.UTF8.GetString(JsonMarshal.GetRawUtf8PropertyName(member)); // half a surrogate pair
        }
    }

    /// <summary>The JSON of a value; null if there is none: NaN, a document that was disposed.</summary>
    private static string? TextOf(object value)
    {
        try
        {
            return value switch
            {
                JsonNode node => node.ToJsonString(),
                JsonDocument document => TextOf(document.RootElement),
                JsonElement { ValueKind: JsonValueKind.Undefined } => "null", // as it is written
                JsonElement { ValueKind: JsonValueKind.String } element => JsonValue.Create(element)!.ToJsonString(), // escaped in one way
                _ => ((JsonElement)value).GetRawText(),
            };
        }
        catch (Exception found) when (found is ArgumentException or InvalidOperationException or ObjectDisposedException)
        {
            return found is InvalidOperationException && value is JsonElement half ? half.GetRawText() : null; // half a surrogate pair
        }
    }
}
