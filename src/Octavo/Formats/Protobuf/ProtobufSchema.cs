// Owns: the step from Shapes to a .proto file. Knows no type but by its Shape.
using System.Globalization;
using System.Text;

namespace Octavo.Internal;

/// <summary>Makes one file: the root's message, and one for each type with members that it mentions. Instances are used once.</summary>
internal sealed class ProtobufSchema
{
    private readonly Dictionary<(Type Type, bool IsBody), string> _names = [];
    private readonly HashSet<string> _taken = new(StringComparer.Ordinal);
    private readonly Queue<(TypeShape Shape, string Name)> _queue = new();
    private readonly ProtobufSchemaTypes _types = new();
    private readonly List<string> _messages = [];
    private bool _isEdition;
    private bool _trustsText;

    /// <summary>Whether something was found that proto3 cannot say: a group, a required field, text that is not checked.</summary>
    private bool NeedsEdition { get; set; }

    /// <summary>The file of a root.</summary>
    internal string Of(TypeShape root)
    {
        string text = Make(root);
        return NeedsEdition && !_isEdition ? new ProtobufSchema { _isEdition = true }.Of(root) : text;
    }

    private string Make(TypeShape root)
    {
        if (root.Bare is { } bare)
        {
            // A root that is no message is the field 1 of one.
            string name = Take("Root");
            _messages.Add(Message(name, [Field(bare, root, default, 1, "value", name)]));
        }
        else
        {
            Name(ProtobufParts.Whole(root), isBody: false);
        }
        while (_queue.TryDequeue(out (TypeShape Shape, string Name) next))
        {
            _messages.Add(next.Shape.IsUnion ? OfUnion(next.Shape, next.Name) : OfObject(next.Shape, next.Name));
        }
        var text = new StringBuilder(_isEdition ? "edition = \"2023\";\n" : "syntax = \"proto3\";\n");
        int end = root.FullName.AsSpan(0, root.FullName.AsSpan().IndexOfAny('<', '+') is >= 0 and int at ? at : root.FullName.Length).LastIndexOf('.');
        if (end > 0)
        {
            text.Append("\npackage ").Append(string.Join('.', root.FullName[..end].Split('.').Select(ProtobufSchemaTypes.Snake))).Append(";\n");
        }
        if (_trustsText)
        {
            // Of the whole file: maps cannot say it of their keys and values.
            text.Append("\noption features.utf8_validation = NONE;\n");
        }
        foreach (string import in _types.Imports)
        {
            text.Append("\nimport \"").Append(import).Append("\";\n");
        }
        foreach (string message in _messages.Concat(_types.Messages))
        {
            text.Append('\n').Append(message);
        }
        return text.ToString();
    }

    private string OfObject(TypeShape shape, string name)
    {
        var lines = new List<string>();
        var fields = new HashSet<string>(StringComparer.Ordinal);
        var oneofs = new HashSet<string>(StringComparer.Ordinal);
        ShapeMember[] members = [.. shape.Members.ToArray().Where(member => new ProtobufFieldFacts(member.Field) is { IsPart: false, IsRoot: false })];
        ShapeMember[] parts = [.. shape.Members.ToArray().Where(member => new ProtobufFieldFacts(member.Field).IsPart)];
        string[] names = [.. members.Select(member => Unique(fields, ProtobufSchemaTypes.Snake(member.Name)))];
        for (int i = 0; i < members.Length; i++)
        {
            string oneof = new ProtobufFieldFacts(members[i].Field).Oneof;
            if (oneof.Length == 0)
            {
                lines.Add(Field(members[i], i));
            }
            else if (oneofs.Add(oneof))
            {
                lines.Add($"oneof {Unique(fields, ProtobufSchemaTypes.Snake(oneof))} {{");
                lines.AddRange(Enumerable.Range(i, members.Length - i).Where(at => new ProtobufFieldFacts(members[at].Field).Oneof == oneof).Select(at => "  " + Field(members[at], at)));
                lines.Add("}");
            }
        }
        if (parts.Length != 0)
        {
            lines.Add($"oneof {Unique(fields, "subtype")} {{");
            lines.AddRange(parts.Select(part => "  " + PartOf(part)));
            lines.Add("}");
        }
        return Message(name, lines);

        string PartOf(ShapeMember part)
        {
            bool isGroup = new ProtobufFieldFacts(part.Field).Encoding == ProtobufEncoding.Group;
            NeedsEdition |= isGroup;
            string type = shape.Child(part.Type.Child) is { } child ? Name(child, isBody: false) : "bytes";
            return $"{type} {Unique(fields, ProtobufSchemaTypes.Snake(part.Name))} = {Number(part.Number)}{(isGroup ? " [features.message_encoding = DELIMITED]" : "")};";
        }

        string Field(ShapeMember member, int i) => this.Field(member.Type, shape, new ProtobufFieldFacts(member.Field), member.Number, names[i], name);
    }

    /// <summary>A union is a message with one field a case, of the number after the case's.</summary>
    private string OfUnion(TypeShape union, string name)
    {
        var fields = new HashSet<string>(StringComparer.Ordinal) { "kind" };
        var lines = new List<string> { "oneof kind {" };
        foreach (ShapeMember one in union.Members.Span)
        {
            string type = union.Child(one.Type.Child) is { } child ? Name(ProtobufParts.Whole(child), union.IsBody(one.Type.Child)) : "bytes";
            lines.Add($"  {type} {Unique(fields, ProtobufSchemaTypes.Snake(one.Name))} = {Number(one.Number + 1)};");
        }
        lines.Add("}");
        return Message(name, lines);
    }

    /// <summary>One field, with what stands before its name and behind its number.</summary>
    private string Field(ShapeType type, TypeShape shape, ProtobufFieldFacts form, int number, string name, string owner)
    {
        var options = new List<string>();
        string label = "";
        string text;
        (ShapeType inner, TypeShape of, bool isOptional) = Content(type, shape);
        if (inner.Word == ShapeWord.Map)
        {
            text = Map(inner, of, form, owner, name, ref label);
        }
        else if (inner.Word == ShapeWord.Sequence)
        {
            label = "repeated ";
            text = Element(inner.First!, of, form, owner, name, form.Encoding, options);
            if (form.IsExpanded && ProtobufSchemaTypes.IsPackable(text))
            {
                options.Add(_isEdition ? "features.repeated_field_encoding = EXPANDED" : "packed = false");
            }
        }
        else
        {
            text = Single(inner, of, form, form.Encoding, options);
            label = Presence(form, isOptional, inner, text, options);
        }
        return $"{label}{text} {name} = {Number(number)}{(options.Count == 0 ? "" : $" [{string.Join(", ", options)}]")};";
    }

    /// <summary>When the field is absent. Messages, and members of a oneof, are never anything but absent where they are not there.</summary>
    private string Presence(ProtobufFieldFacts form, bool isOptional, ShapeType type, string text, List<string> options)
    {
        if (form.IsRequired)
        {
            NeedsEdition = true;
            options.Add("features.field_presence = LEGACY_REQUIRED");
            return "";
        }
        bool isScalar = ProtobufSchemaTypes.IsScalar(text);
        bool isImplicit = isScalar && form.Oneof.Length == 0 && !isOptional && !form.IsExplicit && (form.IsImplicit || type.NotNull || ShapeWords.IsScalar(type.Word) || type.Word == ShapeWord.Enum);
        if (_isEdition && isImplicit)
        {
            options.Add("features.field_presence = IMPLICIT");
        }
        return !_isEdition && isScalar && form.Oneof.Length == 0 && !isImplicit ? "optional " : "";
    }

    /// <summary>A map, or entries where the keys are none that a map has.</summary>
    private string Map(ShapeType map, TypeShape shape, ProtobufFieldFacts form, string owner, string name, ref string label)
    {
        var options = new List<string>();
        string key = Element(map.First!, shape, form, owner, name + "_key", form.KeyEncoding, options);
        string value = Element(map.Second!, shape, form, owner, name + "_value", form.ValueEncoding, options);
        if (ProtobufSchemaTypes.IsKey(key) && options.Count == 0)
        {
            return $"map<{key}, {value}>";
        }
        label = "repeated ";
        string entry = Take(owner + ProtobufSchemaTypes.Pascal(name) + "Entry");
        string behind = options.Count == 0 ? "" : $" [{string.Join(", ", options.Distinct())}]";
        _messages.Add(Message(entry, [$"{key} key = 1;", $"{value} value = 2{behind};"]));
        return entry;
    }

    /// <summary>An element, key or value; what has elements itself, or null, is inside a message of one field.</summary>
    private string Element(ShapeType type, TypeShape shape, ProtobufFieldFacts form, string owner, string name, ProtobufEncoding encoding, List<string> options)
    {
        (ShapeType inner, TypeShape of, bool isOptional) = Content(type, shape);
        if (!isOptional && inner.Word is not (ShapeWord.Sequence or ShapeWord.Map))
        {
            return Single(inner, of, form, encoding, options);
        }
        string item = Take(owner + ProtobufSchemaTypes.Pascal(name) + "Item");
        _messages.Add(Message(item, [Field(type, shape, default, 1, "value", item)]));
        return item;
    }

    /// <summary>A message's name, or a scalar's.</summary>
    private string Single(ShapeType type, TypeShape shape, ProtobufFieldFacts form, ProtobufEncoding encoding, List<string> options)
    {
        string text = type.Word is ShapeWord.Reference or ShapeWord.Value && shape.Child(type.Child) is { } child ? Name(ProtobufParts.Whole(child), shape.IsBody(type.Child)) : _types.Scalar(type, encoding, form.Level);
        if (encoding == ProtobufEncoding.Group && !ProtobufSchemaTypes.IsScalar(text))
        {
            NeedsEdition = true;
            options.Add("features.message_encoding = DELIMITED");
        }
        if (form.TrustsText && text == "string")
        {
            NeedsEdition = true;
            _trustsText = true;
        }
        return text;
    }

    /// <summary>What a value is behind references to types without members, and whether it can be absent.</summary>
    private static (ShapeType Type, TypeShape Shape, bool IsOptional) Content(ShapeType type, TypeShape shape)
    {
        bool isOptional = false;
        while (true)
        {
            if (type.Word == ShapeWord.Optional)
            {
                isOptional = true;
                type = type.First!;
            }
            else if (type.Word is ShapeWord.Reference or ShapeWord.Value && shape.Child(type.Child) is { Bare: { } bare } child)
            {
                type = bare;
                shape = child;
            }
            else
            {
                return (type, shape, isOptional);
            }
        }
    }

    /// <summary>The message of a type, which is made when it is first mentioned.</summary>
    private string Name(TypeShape shape, bool isBody)
    {
        if (!_names.TryGetValue((shape.Type, isBody), out string? name))
        {
            name = Take(ProtobufSchemaTypes.Pascal(shape.Name) + (isBody ? "Body" : ""));
            _names.Add((shape.Type, isBody), name);
            _queue.Enqueue((shape, name));
        }
        return name;
    }

    private string Take(string name) => Unique(_taken, name);

    private static string Unique(HashSet<string> taken, string name)
    {
        string unique = name;
        for (int number = 2; !taken.Add(unique); number++)
        {
            unique = name + Number(number);
        }
        return unique;
    }

    private static string Message(string name, IReadOnlyList<string> lines) =>
        lines.Count == 0 ? $"message {name} {{}}\n" : $"message {name} {{\n{string.Concat(lines.Select(line => $"  {line}\n"))}}}\n";

    private static string Number(int number) => number.ToString(CultureInfo.InvariantCulture);
}
