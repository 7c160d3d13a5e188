// Owns: the step from JSON Schemas to the components of a document: their names, and what OpenAPI says otherwise. Knows no operation.
using System.Text.Json;
using System.Text.Json.Nodes;
using Microsoft.OpenApi;
using Microsoft.OpenApi.Reader;

namespace Octavo.OpenApi;

/// <summary>The schemas of types: each with members is a component, once, and the others are in place.</summary>
internal sealed class SchemaComponents
{
    private const string Local = "#/$defs/";

    private readonly OpenApiDocument _document;
    private readonly Dictionary<Type, JsonNode> _roots = [];
    private readonly Dictionary<string, string> _names = [];

    /// <summary>Adds the components of types to a document. The names of types come in the order of their full names, so they do not depend on
    /// endpoints.</summary>
    /// <param name="document">The document.</param>
    /// <param name="types">The types.</param>
    /// <param name="notes">What the framework says of the types and their members besides.</param>
    internal SchemaComponents(OpenApiDocument document, IEnumerable<Type> types, SchemaNotes notes)
    {
        _document = document;
        Type[] known = [.. types.Distinct().Where(HasSchema).OrderBy(type => type.FullName, StringComparer.Ordinal)];
        if (known.Length == 0)
        {
            return;
        }
        JsonNode schema = JsonNode.Parse(OctavoJson.OpenApiSchema(known, out IReadOnlyDictionary<string, Type> objects))!;
        JsonObject definitions = schema["$defs"]?.AsObject() ?? [];
        NameAll(definitions.Select(definition => definition.Key));
        foreach ((string name, JsonNode? definition) in definitions)
        {
            JsonNode component = Converted(definition!);
            if (objects.TryGetValue(name, out Type? type))
            {
                notes.AddTo((JsonObject)component, type);
            }
            document.AddComponent(_names[name], (OpenApiSchema)Read(component));
        }
        for (int i = 0; i < known.Length; i++)
        {
            _roots.Add(known[i], Converted(schema["anyOf"]![i]!));
        }
    }

    /// <summary>The schema of a type; one that allows anything if its codec was written by hand and says nothing.</summary>
    internal IOpenApiSchema Of(Type type) => _roots.TryGetValue(type, out JsonNode? root) ? Read(root) : new OpenApiSchema();

    private static bool HasSchema(Type type)
    {
        try
        {
            OctavoJson.Schema([type]);
            return true;
        }
        catch (NotSupportedException)
        {
            return false;
        }
    }

    /// <summary>Names of components that no other schema of the document has.</summary>
    private void NameAll(IEnumerable<string> definitions)
    {
        var taken = new HashSet<string>(_document.Components?.Schemas?.Keys ?? [], StringComparer.OrdinalIgnoreCase);
        List<string> renamed = [];
        foreach (string definition in definitions)
        {
            if (taken.Add(definition))
            {
                _names.Add(definition, definition);
            }
            else
            {
                renamed.Add(definition);
            }
        }
        foreach (string definition in renamed)
        {
            int number = 2;
            while (!taken.Add(definition + number))
            {
                number++;
            }
            _names.Add(definition, definition + number);
        }
    }

    private IOpenApiSchema Read(JsonNode node) => node["$ref"] is JsonValue reference
        ? new OpenApiSchemaReference(reference.GetValue<string>()[ComponentReferences.Prefix.Length..], _document)
        : OpenApiModelFactory.Parse<OpenApiSchema>(node.ToJsonString(), OpenApiSpecVersion.OpenApi3_1, _document, out _, OpenApiConstants.Json)
            ?? throw new InvalidOperationException($"not a schema: {node}");

    private JsonNode Converted(JsonNode node) => node switch
    {
        JsonObject members => OrNull(members) ?? new JsonObject(members.Select(Converted)),
        JsonArray items => new JsonArray([.. items.Select(item => item is null ? null : Converted(item))]),
        _ => node.DeepClone(),
    };

    private KeyValuePair<string, JsonNode?> Converted(KeyValuePair<string, JsonNode?> member) => member switch
    {
        ("$ref", JsonValue reference) => new("$ref", ComponentReferences.Prefix + _names[reference.GetValue<string>()[Local.Length..]]),
        ("mapping", JsonObject cases) => new("mapping", new JsonObject(cases.Select(one => new KeyValuePair<string, JsonNode?>(one.Key,
            ComponentReferences.Prefix + _names[one.Value!.GetValue<string>()[Local.Length..]])))),
        // The model of documents has only constants that are text.
        ("const", JsonValue number) when number.GetValueKind() == JsonValueKind.Number => new("enum", new JsonArray(number.DeepClone())),
        _ => new(member.Key, member.Value is null ? null : Converted(member.Value)),
    };

    /// <summary>A scalar or null in the short form, which generators of clients understand; null for what is not that.</summary>
    private JsonObject? OrNull(JsonObject members)
    {
        if (members is not { Count: 1 } || members["anyOf"] is not JsonArray { Count: 2 } cases || cases[1] is not JsonObject { Count: 1 } none
            || none["type"] is not JsonValue told || told.GetValueKind() != JsonValueKind.String || told.GetValue<string>() != "null"
            || cases[0] is not JsonObject one || !one.ContainsKey("type") || one.ContainsKey("enum"))
        {
            return null;
        }
        var nullable = (JsonObject)Converted(one);
        IEnumerable<JsonNode?> types = nullable["type"] is JsonArray several ? several.Select(type => type!.DeepClone()) : [nullable["type"]!.DeepClone()];
        nullable["type"] = new JsonArray([.. types, "null"]);
        return nullable;
    }
}
