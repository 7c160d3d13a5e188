// Owns: the step from Shapes to a JSON Schema, draft 2020-12. Knows no type but by its Shape.
using System.Text;
using Octavo.Internal;
using Octavo.Shapes;

namespace Octavo.Json;

/// <summary>Makes one schema: the root's type, and under <c>$defs</c> each type with members that it mentions, once.</summary>
/// <remarks>What a Shape does not know is not narrowed: hand-written codecs, objects of any type. Members that the type does not know are allowed, as reading
/// skips them.</remarks>
/// <param name="isOpenApi">Whether it is for OpenAPI 3.1: with the formats of its registry, and with a discriminator for unions.</param>
internal sealed class JsonSchema(bool isOpenApi = false)
{
    private const string Draft = "https://json-schema.org/draft/2020-12/schema";
    private const string Any = "{}";

    /// <summary>An object that came before.</summary>
    private static readonly string s_reference =
        Object([("type", Text("object")), ("properties", Object([("$ref", Object([("type", Text("string"))]))])), ("required", Array([Text("$ref")]))]);

    private readonly Dictionary<(Type Type, bool IsBody), string> _names = [];
    private readonly HashSet<(Type Type, bool IsBody)> _mentioned = [];
    private readonly HashSet<string> _taken = new(StringComparer.OrdinalIgnoreCase);
    private readonly Queue<(TypeShape Shape, string Name)> _queue = new();
    private readonly Dictionary<string, Type> _objects = [];
    private readonly List<(string Name, string Schema)> _cases = [];
    private NumberForms _forms; // of the member whose type is looked at

    /// <summary>The types of the objects that are under <c>$defs</c>, by their names there.</summary>
    internal IReadOnlyDictionary<string, Type> Objects => _objects;

    /// <summary>The schema of a root.</summary>
    internal string Of(TypeShape root)
    {
        (string, string) schema = root.Bare is { } bare ? ("allOf", Array([Of(bare, root, nullable: false)])) : ("$ref", Text(Reference(root, isBody: false)));
        return Document(schema, Definitions());
    }

    /// <summary>The schema of a value of one of several roots. Of types with the same name, the full names decide which one has a number after it, not the
    /// order in which they are mentioned: another root does not change the names of types that were there.</summary>
    internal string OfAny(IReadOnlyList<TypeShape> roots)
    {
        foreach ((TypeShape shape, bool isBody) in new JsonSchemaTypes(roots).Found.OrderBy(one => one.Shape.Type.ToString(), StringComparer.Ordinal)
            .ThenBy(one => one.IsBody))
        {
            AddName(shape, isBody);
        }
        string[] each =
            [.. roots.Select(root => root.Bare is { } bare ? Of(bare, root, nullable: false) : Object([("$ref", Text(Reference(root, isBody: false)))]))];
        return Document(("anyOf", Array(each)), Definitions());
    }

    /// <summary>The types that were mentioned, and those that they mention.</summary>
    private List<(string, string)> Definitions()
    {
        var definitions = new List<(string, string)>();
        while (_queue.TryDequeue(out (TypeShape Shape, string Name) next))
        {
            definitions.Add(
                (next.Name,
                    next.Shape.Bare is { } shared ? Of(shared, next.Shape, nullable: false)
                    : next.Shape.IsUnion ? OfUnion(next.Shape, next.Name) : OfObject(next.Shape)));
            if (next.Shape is { Bare: null, IsUnion: false })
            {
                _objects.Add(next.Name, next.Shape.Type);
            }
        }
        return [.. definitions, .. _cases];
    }

    private static string Document((string Name, string Value) root, List<(string, string)> definitions)
    {
        List<(string, string)> members = [("$schema", Text(Draft)), root];
        if (definitions.Count != 0)
        {
            members.Add(("$defs", Object(definitions)));
        }
        return Object(members);
    }

    private string OfObject(TypeShape shape)
    {
        var members = new List<(string, string)> { ("type", Text("object")) };
        var properties = new List<(string, string)>();
        var required = new List<string>();
        foreach (ShapeMember member in shape.Members.Span)
        {
            _forms = member.Numbers;
            ShapeType type = shape.Declared(member);
            // Left out if it is undefined, else plain; a Tolerant object has a place for it.
            string schema = Of(type.Word == ShapeWord.Maybe && shape.Layout != Layout.Tolerant ? type.First! : type, shape, nullable: true);
            properties.Add((member.Name, member.IsComputed ? Object([("allOf", Array([schema])), ("readOnly", "true")]) : schema));
            if (member.IsRequired)
            {
                required.Add(Text(member.Name));
            }
        }
        _forms = NumberForms.Plain;
        if (properties.Count != 0)
        {
            members.Add(("properties", Object(properties)));
        }
        if (required.Count != 0)
        {
            members.Add(("required", Array(required)));
        }
        return shape.HasReferences ? OrReference(Object(members)) : Object(members);
    }

    /// <summary>In full where it comes first, then by its number: docs/formats/json.md, "References".</summary>
    private static string OrReference(string schema) => Object([("anyOf", Array([schema, s_reference]))]);

    private string OfUnion(TypeShape union, string definition)
    {
        var cases = new List<string>();
        var mapping = new List<(string, string)>();
        foreach (ShapeMember one in union.Members.Span)
        {
            string name = Text(one.Name);
            string number = one.Number.ToString(System.Globalization.CultureInfo.InvariantCulture);
            string told = union.CaseForm switch
            {
                '#' => Object([("const", number)]),
                '~' => Object([("enum", Array([name, number]))]),
                _ => Object([("const", name)]),
            };
            TypeShape? child = union.Child(one.Type.Child);
            string body = child is null ? Any : Object([("$ref", Text(Reference(child, union.IsBody(one.Type.Child))))]);
            string head = Text(union.Discriminator);
            // What is not an object of a class is under a name of its own.
            string schema = child is { Kind: ShapeKind.Class } or null
                ? Object([("allOf", Array([body])), ("properties", Object([(union.Discriminator, told)])), ("required", Array([head]))])
                : Object(
                    [("type", Text("object")), ("properties", Object([(union.Discriminator, told), ("$value", body)])),
                        ("required", Array([head, Text("$value")]))]);
            if (HasDiscriminator(union))
            {
                string place = CaseName(definition, child?.RuleName ?? one.Name);
                _cases.Add((place, schema));
                mapping.Add((union.CaseForm == '#' ? number : one.Name, Text("#/$defs/" + place)));
                schema = Object([("$ref", Text("#/$defs/" + place))]);
            }
            cases.Add(schema);
        }
        if (union.Kind == ShapeKind.OpenUnion)
        {
            cases.Add(Object([("type", Text("object")), ("required", Array([Text("$object"), Text("$value")]))]));
        }
        if (union.Members.ToArray().Any(one => union.Child(one.Type.Child) is { HasReferences: true }))
        {
            cases.Add(s_reference);
        }
        return cases.Count == 0 ? "false"
            : mapping.Count == 0 ? Object([("anyOf", Array(cases))])
            : Object([("anyOf", Array(cases)),
                ("discriminator", Object([("propertyName", Text(union.Discriminator)), ("mapping", Object(mapping))]))]);
    }

    /// <summary>Whether each value has the member that says its case, so that OpenAPI can name it: not where a value may be a reference to an earlier one, or
    /// of a type that the union does not list.</summary>
    private bool HasDiscriminator(TypeShape union) => isOpenApi && union.Kind != ShapeKind.OpenUnion
        && !union.Members.ToArray().Any(one => union.Child(one.Type.Child) is { HasReferences: true });

    /// <summary>The name of a case's own definition, as Microsoft.AspNetCore.OpenApi makes it: <c>ShapeCircle</c>.</summary>
    private string CaseName(string union, string body) => FreeName(union + Plain(body));

    private string FreeName(string plain)
    {
        string name = plain;
        for (int number = 2; !_taken.Add(name); number++)
        {
            name = plain + number.ToString(System.Globalization.CultureInfo.InvariantCulture);
        }
        return name;
    }

    private static string Plain(string name) => string.Concat(name.Select(c => char.IsAsciiLetterOrDigit(c) ? c : '_'));

    private string Of(ShapeType type, TypeShape shape, bool nullable)
    {
        nullable &= !type.NotNull;
        switch (type.Word)
        {
            case ShapeWord.Optional:
                return OrNull(Of(type.First!, shape, nullable: false));
            case ShapeWord.Sequence:
                return OrNull(Object([("type", Text("array")), ("items", Of(type.First!, shape, nullable: true))]), nullable);
            case ShapeWord.Maybe:
                return Object([("type", Text("array")), ("items", Of(type.First!, shape, nullable: true)), ("maxItems", "1")]);
            case ShapeWord.Map when ShapeWords.IsKey(shape.KeyOf(type).Word):
                return OrNull(Object([("type", Text("object")), ("additionalProperties", Of(type.Second!, shape, nullable: true))]), nullable);
            case ShapeWord.Map:
                // Keys that are not text: key, value, key, value.
                return OrNull(
                    Object(
                        [("type", Text("array")),
                            ("items", Object([("anyOf", Array([Of(type.First!, shape, nullable: true), Of(type.Second!, shape, nullable: true)]))]))]),
                            nullable);
            case ShapeWord.Shared:
                return OrNull(
                    OrReference(
                        Object(
                            [("type", Text("object")), ("properties", Object([(Shared.MemberName, Of(type.First!, shape, nullable: false))])),
                                ("required", Array([Text(Shared.MemberName)]))])), nullable);
            case ShapeWord.Integer:
                // A number, and bytes if it has more digits than a reader should calculate with.
                return Object([("type", Array([Text("integer"), Text("string")]))]);
            case ShapeWord.Text or ShapeWord.Bytes:
                return OrNull(JsonSchemaScalars.Of(type.Word, isOpenApi), nullable);
            case ShapeWord.Enum:
                return OfEnum(type.Names);
            case ShapeWord.Reference or ShapeWord.Value:
                return shape.Child(type.Child) is { } child ? OfChild(child, shape.IsBody(type.Child), nullable && type.Word == ShapeWord.Reference) : Any;
            case ShapeWord.Object or ShapeWord.Unknown:
                return Any;
            default:
                return JsonSchemaScalars.Of(type.Word, _forms, isOpenApi);
        }
    }

    /// <summary>An enum by name: its names, and its number, which stands for a value without one.</summary>
    private static string OfEnum(string[]? names) => names switch
    {
        null => Object([("type", Array([Text("string"), Text("integer")]))]),
        [] => Object([("type", Text("integer"))]),
        _ => Object([("anyOf", Array([Object([("enum", Array([.. names.Distinct().Select(Text)]))]), Object([("type", Text("integer"))])]))]),
    };

    private string OfChild(TypeShape child, bool isBody, bool nullable) =>
        child.Inline is { } inline ? Of(inline, child, nullable) : OrNull(Object([("$ref", Text(Reference(child, isBody)))]), nullable);

    private static string OrNull(string schema, bool nullable = true) =>
        nullable ? Object([("anyOf", Array([schema, Object([("type", Text("null"))])]))]) : schema;

    /// <summary>The place of a type's definition, which is made when it is first mentioned.</summary>
    private string Reference(TypeShape shape, bool isBody)
    {
        string name = _names.TryGetValue((shape.Type, isBody), out string? known) ? known : AddName(shape, isBody);
        if (_mentioned.Add((shape.Type, isBody)))
        {
            _queue.Enqueue((shape, name));
        }
        return "#/$defs/" + name;
    }

    private string AddName(TypeShape shape, bool isBody)
    {
        string name = FreeName(Plain(shape.RuleName + (isBody ? "Body" : "")));
        _names.Add((shape.Type, isBody), name);
        return name;
    }

    private static string Text(string text) => OctavoJson.SerializeToString(text);

    private static string Array(IReadOnlyList<string> items) => "[" + string.Join(", ", items) + "]";

    /// <summary>An object, a line per member; in one line where that is short.</summary>
    private static string Object(IReadOnlyList<(string Name, string Value)> members)
    {
        string[] lines = [.. members.Select(m => Text(m.Name) + ": " + m.Value)];
        string line = "{ " + string.Join(", ", lines) + " }";
        if (line.Length <= 100 && !line.Contains('\n'))
        {
            return lines.Length == 0 ? Any : line;
        }
        var text = new StringBuilder("{\n");
        for (int i = 0; i < lines.Length; i++)
        {
            text.Append("  ").Append(lines[i].Replace("\n", "\n  ", StringComparison.Ordinal)).Append(i + 1 < lines.Length ? ",\n" : "\n");
        }
        return text.Append('}').ToString();
    }
}
