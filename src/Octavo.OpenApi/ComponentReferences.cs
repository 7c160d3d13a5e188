// Owns: which schemas of a document are referred to from where. Knows no type.
using System.Globalization;
using System.Text.Json;
using System.Text.Json.Nodes;
using Microsoft.OpenApi;

namespace Octavo.OpenApi;

internal static class ComponentReferences
{
    /// <summary>What a reference to a schema begins with.</summary>
    internal const string Prefix = "#/components/schemas/";

    /// <summary>Removes schemas that only replaced ones referred to. Schemas that nothing ever referred to stay: a program has added them.</summary>
    /// <param name="document">The document, without the replaced schemas.</param>
    /// <param name="replaced">The replaced schemas.</param>
    internal static void RemoveUnused(OpenApiDocument document, IEnumerable<IOpenApiSchema> replaced)
    {
        if (document.Components?.Schemas is not { Count: > 0 } schemas)
        {
            return;
        }
        JsonNode whole = Json(document);
        JsonObject all = whole["components"]!["schemas"]!.AsObject();
        HashSet<string> before = Closure(replaced.SelectMany(schema => Of(Json(schema))), all);
        Dictionary<string, JsonNode?> suspects = before.Where(all.ContainsKey).ToDictionary(name => name, name => all[name]);
        foreach (string name in suspects.Keys)
        {
            all.Remove(name);
        }
        HashSet<string> after = Closure(Of(whole), new JsonObject(suspects.Select(pair => new KeyValuePair<string, JsonNode?>(pair.Key, pair.Value))));
        foreach (string name in suspects.Keys.Where(name => !after.Contains(name)))
        {
            schemas.Remove(name);
        }
    }

    private static HashSet<string> Closure(IEnumerable<string> names, JsonObject schemas)
    {
        var found = new HashSet<string>(StringComparer.Ordinal);
        var queue = new Queue<string>(names);
        while (queue.TryDequeue(out string? name))
        {
            if (found.Add(name) && schemas[name] is { } schema)
            {
                foreach (string next in Of(schema))
                {
                    queue.Enqueue(next);
                }
            }
        }
        return found;
    }

    /// <summary>The schemas that a node refers to, also in the mapping of a discriminator.</summary>
    private static IEnumerable<string> Of(JsonNode? node) => node switch
    {
        JsonObject members => members.SelectMany(member => Of(member.Value)),
        JsonArray items => items.SelectMany(Of),
        JsonValue text when text.GetValueKind() == JsonValueKind.String && text.GetValue<string>() is { } reference
            && reference.StartsWith(Prefix, StringComparison.Ordinal) => [reference[Prefix.Length..]],
        _ => [],
    };

    private static JsonNode Json(IOpenApiSerializable element)
    {
        using var text = new StringWriter(CultureInfo.InvariantCulture);
        element.SerializeAsV31(new OpenApiJsonWriter(text));
        return JsonNode.Parse(text.ToString())!;
    }
}
