// Owns: what the framework says of types and members besides their form: descriptions, and what validation demands. Knows no operation.
using System.Collections.Concurrent;
using System.Diagnostics.CodeAnalysis;
using System.Globalization;
using System.Reflection;
using System.Text.Json.Nodes;
using Microsoft.AspNetCore.OpenApi;
using Microsoft.OpenApi;

namespace Octavo.OpenApi;

/// <summary>Keeps the descriptions, defaults and bounds of the schemas that the framework makes of types, and adds them to Octavo's. The framework takes them
/// from attributes ([Description], [Range], [MaxLength], …), from XML comments, and from the schema transformers that the program added before.</summary>
internal sealed class SchemaNotes
{
    /// <summary>Where the framework keeps the description of a member whose type is a component: the component has its own.</summary>
    private const string OfReference = "x-ref-description";

    private readonly ConcurrentDictionary<Type, string> _types = new();
    private readonly ConcurrentDictionary<(Type Type, string Member), (JsonObject Notes, Type Declared)> _members = new();

    /// <summary>Keeps what a schema says of a type, or of one of its members.</summary>
    internal void Keep(OpenApiSchema schema, OpenApiSchemaTransformerContext context)
    {
        if (context.JsonPropertyInfo is not { } property)
        {
            if (schema.Description is { Length: > 0 } text)
            {
                _types[context.JsonTypeInfo.Type] = text;
            }
        }
        else if (property.AttributeProvider is MemberInfo { DeclaringType: { } type } member && Of(schema) is { Count: > 0 } notes)
        {
            _members[(type, member.Name)] = (notes, Nullable.GetUnderlyingType(property.PropertyType) ?? property.PropertyType);
        }
    }

    /// <summary>Adds what is known of a type to its component.</summary>
    internal void AddTo(JsonObject component, Type type)
    {
        if (_types.TryGetValue(type, out string? text))
        {
            component["description"] = text;
        }
        if (component["properties"] is not JsonObject properties)
        {
            return;
        }
        foreach (MemberInfo member in MembersOf(type))
        {
            if (_members.TryGetValue((member.DeclaringType!, member.Name), out (JsonObject Notes, Type Declared) known)
                && MemberNames.Find(properties, member) is { } name)
            {
                Merge((JsonObject)properties[name]!, known.Notes, _types.GetValueOrDefault(known.Declared));
            }
        }
    }

    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "A member that was trimmed is described without notes.")]
    private static IEnumerable<MemberInfo> MembersOf(Type type)
    {
        const BindingFlags All = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;
        return [.. type.GetProperties(All), .. type.GetFields(All)];
    }

    /// <summary>What a schema of a member has that comes from no type. Patterns of numbers are the framework's own, for numbers in quotes.</summary>
    private static JsonObject Of(OpenApiSchema schema)
    {
        bool isText = schema.Type?.HasFlag(JsonSchemaType.String) == true && (schema.Type.Value & (JsonSchemaType.Integer | JsonSchemaType.Number)) == 0;
        var notes = new JsonObject();
        Add("title", schema.Title);
        Add("description", schema.Metadata?.TryGetValue(OfReference, out object? text) == true ? text?.ToString() : schema.Description);
        Add("default", schema.Default?.DeepClone());
        Add("minimum", Number(schema.Minimum));
        Add("maximum", Number(schema.Maximum));
        Add("exclusiveMinimum", Number(schema.ExclusiveMinimum));
        Add("exclusiveMaximum", Number(schema.ExclusiveMaximum));
        Add("minLength", schema.MinLength);
        Add("maxLength", schema.MaxLength);
        Add("minItems", schema.MinItems);
        Add("maxItems", schema.MaxItems);
        Add("pattern", isText ? schema.Pattern : null);
        Add("format", isText ? schema.Format : null);
        Add("deprecated", schema.Deprecated ? true : null);
        return notes;

        void Add(string name, JsonNode? value)
        {
            if (value is not null)
            {
                notes.Add(name, value);
            }
        }
    }

    private static JsonNode? Number(string? text) => text is null ? null
        : long.TryParse(text, CultureInfo.InvariantCulture, out long whole) ? whole
        : decimal.TryParse(text, CultureInfo.InvariantCulture, out decimal number) ? number
        : null;

    /// <summary>Adds notes to a schema. Those of texts, numbers and lists are for a schema that says itself that it is one, so one of several is not narrowed
    /// as a whole; what Octavo says of a text's form stays.</summary>
    /// <param name="schema">The schema.</param>
    /// <param name="notes">The notes.</param>
    /// <param name="ofType">The description of the member's type, which is in its component.</param>
    private static void Merge(JsonObject schema, JsonObject notes, string? ofType)
    {
        foreach ((string name, JsonNode? note) in notes)
        {
            bool isOfForm = name is not ("title" or "description" or "default" or "deprecated");
            bool isKnown = name == "description" ? note!.ToString() == ofType
                : name is "pattern" or "format" && (schema.ContainsKey("pattern") || schema.ContainsKey("format"));
            if (isKnown || (isOfForm && !schema.ContainsKey("type")))
            {
                continue;
            }
            switch (name)
            {
                case "exclusiveMinimum":
                    schema.Remove("minimum");
                    break;
                case "exclusiveMaximum":
                    schema.Remove("maximum");
                    break;
            }
            schema[name] = note!.DeepClone();
        }
    }
}
