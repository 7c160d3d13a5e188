// Owns: the step from Shapes to a .proto file. Knows no type but by its Shape.
using System.Globalization;
using System.Text;

namespace Octavo.Internal;

/// <summary>Makes one file: the root's message, one for each type with members that it mentions, and its enums. Instances are used once.</summary>
internal sealed class ProtobufSchema
{
    private readonly Dictionary<(Type Type, bool IsBody), string> _names = [];
    private readonly HashSet<string> _taken = new(StringComparer.Ordinal);
    private readonly Queue<(TypeShape Shape, string Name)> _queue = new();
    private readonly ProtobufSchemaTypes _types = new();
    private readonly ProtobufSchemaEnums _enums;
    private readonly List<string> _messages = [];
    private bool _isEdition;
    private bool _trustsText;

    internal ProtobufSchema() => _enums = new ProtobufSchemaEnums(Take);

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
        if (WellKnownTypes.NameOf(root.Type) is { } known)
        {
            // There is nothing to declare.
            _types.Known(known);
        }
        else if (root.Bare is { } bare)
        {
            // A root that is no message is the field 1 of one.
            string name = Take("Root");
            _messages.Add(Message(name, [Field(bare, root, new ProtobufSchemaField(ProtobufSchemaEnums.In(root.Type)), 1, "value", name)]));
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
        if (_messages.Count != 0 && MessageName.PackageOf(root) is { Length: > 0 } package)
        {
            text.Append("\npackage ").Append(package).Append(";\n");
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
        foreach (string message in _messages.Concat(_enums.Texts).Concat(_types.Messages))
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

        string Field(ShapeMember member, int i) => this.Field(member.Type, shape, new ProtobufSchemaField(member, shape), member.Number, names[i], name);
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
    private string Field(ShapeType type, TypeShape shape, ProtobufSchemaField field, int number, string name, string owner)
    {
        string label = "";
        string text;
        (ShapeType inner, TypeShape of, bool isOptional) = Content(type, shape);
        if (inner.Word == ShapeWord.Map)
        {
            text = Map(inner, of, field, owner, name, ref label);
        }
        else if (inner.Word == ShapeWord.Sequence)
        {
            label = "repeated ";
            text = Referred(Element(inner.First!, of, field, owner, name, field.Facts.Encoding), field, owner, name);
            if (field.Facts.IsExpanded && (ProtobufSchemaTypes.IsPackable(text) || _enums.Has(text)))
            {
                field.Options.Add(_isEdition ? "features.repeated_field_encoding = EXPANDED" : "packed = false");
            }
        }
        else
        {
            text = Single(inner, of, field, field.Facts.Encoding);
            if (field.Facts.IsWrapper)
            {
                text = _types.Wrapper(text);
            }
            text = Referred(text, field, owner, name);
            label = Presence(field, isOptional, inner, text);
        }
        return $"{label}{text} {name} = {Number(number)}{(field.Options.Count == 0 ? "" : $" [{string.Join(", ", field.Options.Distinct())}]")};{(field.Remark.Length == 0 ? "" : " // " + field.Remark)}";
    }

    /// <summary>When the field is absent. Messages, and members of a oneof, are never anything but absent where they are not there.</summary>
    private string Presence(ProtobufSchemaField field, bool isOptional, ShapeType type, string text)
    {
        ProtobufFieldFacts facts = field.Facts;
        if (facts.IsRequired)
        {
            NeedsEdition = true;
            field.Options.Add("features.field_presence = LEGACY_REQUIRED");
            return "";
        }
        bool isScalar = ProtobufSchemaTypes.IsScalar(text) || _enums.Has(text);
        bool isImplicit = isScalar && facts.Oneof.Length == 0 && !isOptional && !facts.IsExplicit && (facts.IsImplicit || type.NotNull || ShapeWords.IsScalar(type.Word) || type.Word == ShapeWord.Enum);
        if (_isEdition && isImplicit)
        {
            field.Options.Add("features.field_presence = IMPLICIT");
        }
        return !_isEdition && isScalar && facts.Oneof.Length == 0 && !isImplicit ? "optional " : "";
    }

    /// <summary>A map, or entries where the keys are none that a map has.</summary>
    private string Map(ShapeType map, TypeShape shape, ProtobufSchemaField field, string owner, string name, ref string label)
    {
        var inside = new ProtobufSchemaField(field);
        string key = Element(map.First!, shape, new ProtobufSchemaField(field) { Enum = null }, owner, name + "_key", field.Facts.KeyEncoding);
        string value = Referred(Element(map.Second!, shape, inside, owner, name + "_value", field.Facts.ValueEncoding), inside, owner, name);
        field.Remark = inside.Remark;
        if (ProtobufSchemaTypes.IsKey(key) && inside.Options.Count == 0)
        {
            return $"map<{key}, {value}>";
        }
        label = "repeated ";
        string entry = Take(owner + ProtobufSchemaTypes.Pascal(name) + "Entry");
        string behind = inside.Options.Count == 0 ? "" : $" [{string.Join(", ", inside.Options.Distinct())}]";
        _messages.Add(Message(entry, [$"{key} key = 1;", $"{value} value = 2{behind};"]));
        return entry;
    }

    /// <summary>The message of a reference: the key of an object that came before, or a key and the object.</summary>
    private string Referred(string type, ProtobufSchemaField field, string owner, string name)
    {
        if (!field.Facts.IsReference)
        {
            return type;
        }
        string reference = Take(owner + ProtobufSchemaTypes.Pascal(name) + "Reference");
        string behind = field.Options.Count == 0 ? "" : $" [{string.Join(", ", field.Options.Distinct())}]";
        _messages.Add(Message(reference, ["// protobuf-net's bcl.NetObjectProxy.", "int32 existing_object_key = 1;", "int32 new_object_key = 2;", $"{type} payload = {ProtobufReference.PayloadNumber}{behind};"]));
        return reference;
    }

    /// <summary>An element, key or value; what has elements itself, or null, is inside a message of one field.</summary>
    private string Element(ShapeType type, TypeShape shape, ProtobufSchemaField field, string owner, string name, ProtobufEncoding encoding)
    {
        (ShapeType inner, TypeShape of, bool isOptional) = Content(type, shape);
        if (!isOptional && inner.Word is not (ShapeWord.Sequence or ShapeWord.Map))
        {
            return Single(inner, of, field, encoding);
        }
        string item = Take(owner + ProtobufSchemaTypes.Pascal(name) + "Item");
        _messages.Add(Message(item, [Field(type, shape, new ProtobufSchemaField(field.Enum), 1, "value", item)]));
        return item;
    }

    /// <summary>A message's name, an enum's, or a scalar's.</summary>
    private string Single(ShapeType type, TypeShape shape, ProtobufSchemaField field, ProtobufEncoding encoding)
    {
        string text = WellKnown(type, shape) is { } known ? _types.Known(known)
            : type.Word is ShapeWord.Reference or ShapeWord.Value && shape.Child(type.Child) is { } child ? Name(ProtobufParts.Whole(child), shape.IsBody(type.Child))
            : _types.Scalar(type, encoding, field.Facts.Level);
        if (encoding == ProtobufEncoding.Group && !ProtobufSchemaTypes.IsScalar(text))
        {
            NeedsEdition = true;
            field.Options.Add("features.message_encoding = DELIMITED");
        }
        if (field.Facts.TrustsText && text == "string")
        {
            NeedsEdition = true;
            _trustsText = true;
        }
        if (field.Enum is { } named)
        {
            string? why = _enums.WhyNot(named, encoding);
            field.Remark = why is null ? field.Facts.IsClosed ? $"other numbers than those of {ProtobufSchemaTypes.Pascal(named.Name)} are unknown fields" : "" : $"{named.FullName}: {why}";
            text = why is null ? _enums.Name(named) : text;
        }
        return text;
    }

    /// <summary>The full name of a well-known type that a value refers to; null for others.</summary>
    private static string? WellKnown(ShapeType type, TypeShape shape) =>
        type.Word is ShapeWord.Reference or ShapeWord.Value && shape.ChildType(type.Child) is { } child ? WellKnownTypes.NameOf(child) : null;

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
            else if (type.Word is ShapeWord.Reference or ShapeWord.Value && WellKnown(type, shape) is null && shape.Child(type.Child) is { Bare: { } bare } child)
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
            name = Take(MessageName.Simple(shape) + (isBody ? "Body" : ""));
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
