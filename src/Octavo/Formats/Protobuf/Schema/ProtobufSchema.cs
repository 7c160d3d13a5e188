// Owns: the step from Shapes to a .proto file. Knows no type but by its Shape.
using System.Globalization;
using Octavo.Contracts;
using Octavo.Internal;
using Octavo.Protobuf.WellKnown;
using Octavo.Shapes;

namespace Octavo.Protobuf.Schema;

/// <summary>Makes the files of a root: a message for it and for each type with members that it mentions, and its enums. One file, but where attributes name
/// others. Instances are used once.</summary>
internal sealed class ProtobufSchema
{
    private readonly Dictionary<(Type Type, bool IsBody), ProtobufSchemaPlace> _places = [];
    private readonly Queue<(TypeShape Shape, ProtobufSchemaPlace Place)> _queue = new();
    private readonly ProtobufSchemaFiles _files;
    private readonly ProtobufSchemaEnums _enums;
    private readonly bool _isEdition;
    private ProtobufSchemaPlace _now = null!; // the message whose lines are made

    internal ProtobufSchema()
        : this(isEdition: false, new HashSet<string>())
    {
    }

    private ProtobufSchema(bool isEdition, IReadOnlySet<string> trusting)
    {
        _isEdition = isEdition;
        _files = new ProtobufSchemaFiles(isEdition, trusting);
        _enums = new ProtobufSchemaEnums(_files);
    }

    /// <summary>Whether something was found that proto3 cannot say: a group, a required field, text that is not checked, a default, a closed enum, numbers for
    /// extensions.</summary>
    private bool NeedsEdition { get; set; }

    /// <summary>The file of a root, and those that it imports of the program's own.</summary>
    internal IReadOnlyList<ProtobufSchemaFile> Of(TypeShape root)
    {
        Make(root);
        if ((NeedsEdition || _enums.HasClosed) && !_isEdition)
        {
            return new ProtobufSchema(isEdition: true,
                _files.All.Where(file => file is { HasTrustedText: true, HasCheckedText: false }).Select(file => file.Name)
                    .ToHashSet(StringComparer.Ordinal)).Of(root);
        }
        return _files.All;
    }

    /// <summary>The file of an enum that no message need mention, and the enum's name in it with a dot in front; no name where it is an integer.</summary>
    internal static IReadOnlyList<ProtobufSchemaFile> OfEnum(Type type, out string? name)
    {
        var declared = ProtobufDeclared.Of(type);
        var schema = new ProtobufSchema(declared.IsClosed, new HashSet<string>());
        name = null;
        if (schema._enums.WhyNot(type, ProtobufEncoding.Default) is not null)
        {
            return [];
        }
        ProtobufSchemaFile file = schema._files.Of(declared, MessageName.PackageOf(type.FullName ?? ""), type.Name, null);
        string simple = schema._enums.Name(type, file, declared.IsClosed);
        name = simple[0] == '.' ? simple : $".{(file.Package.Length == 0 ? "" : file.Package + ".")}{simple}";
        return schema._files.All;
    }

    private void Make(TypeShape root)
    {
        if (WellKnownTypes.NameOf(root.Type) is { } known)
        {
            // There is nothing to declare.
            FileOf(root, "Root", null).Types.Known(known);
        }
        else if (root.Bare is { } bare)
        {
            // A root that is not a message is the field 1 of one.
            ProtobufSchemaFile file = FileOf(root, "Root", null);
            _now = new ProtobufSchemaPlace(file, file.Take("Root"), IsDeclared: false);
            file.Declare(_now.Name, isEnum: false, [Field(bare, root, new ProtobufSchemaField(ProtobufSchemaEnums.In(root.Type)), 1, "value", _now.Name)]);
        }
        else
        {
            Place(ProtobufParts.Whole(root), isBody: false);
        }
        while (_queue.TryDequeue(out (TypeShape Shape, ProtobufSchemaPlace Place) next))
        {
            _now = next.Place;
            List<string> lines = next.Shape.IsUnion ? OfUnion(next.Shape) : OfObject(next.Shape);
            _now.File.Declare(_now.Name, isEnum: false, lines);
        }
    }

    private List<string> OfObject(TypeShape shape)
    {
        var declared = ProtobufDeclared.Of(shape.Type);
        NeedsEdition |= declared.IsExtended;
        var lines = new List<string>(declared.Statements(_isEdition));
        var fields = new HashSet<string>(StringComparer.Ordinal);
        var ofJson = new HashSet<string>(StringComparer.Ordinal);
        var oneofs = new HashSet<string>(StringComparer.Ordinal);
        ShapeMember[] members = [.. shape.Members.ToArray().Where(member => new ProtobufFieldFacts(member.Field) is { IsPart: false, IsRoot: false })];
        ShapeMember[] parts = [.. shape.Members.ToArray().Where(member => new ProtobufFieldFacts(member.Field).IsPart)];
        string[] names =
            [.. members.Select(
                member =>
                    ProtobufSchemaTypes.UniqueField(fields, ofJson,
                        new ProtobufFieldFacts(member.Field).Name is { Length: > 0 } said ? said : SnakeName.Of(member.Name)))];
        for (int i = 0; i < members.Length; i++)
        {
            string oneof = new ProtobufFieldFacts(members[i].Field).Oneof;
            if (oneof.Length == 0)
            {
                lines.Add(Field(members[i], i));
            }
            else if (oneofs.Add(oneof))
            {
                lines.Add($"oneof {ProtobufSchemaTypes.Unique(fields, _now.IsDeclared ? oneof : SnakeName.Of(oneof))} {{");
                lines.AddRange(Enumerable.Range(i, members.Length - i).Where(at => new ProtobufFieldFacts(members[at].Field).Oneof == oneof)
                    .Select(at => "  " + Field(members[at], at)));
                lines.Add("}");
            }
        }
        if (parts.Length != 0)
        {
            lines.Add($"oneof {ProtobufSchemaTypes.Unique(fields, "subtype")} {{");
            lines.AddRange(parts.Select(part => "  " + PartOf(part)));
            lines.Add("}");
        }
        return lines;

        string PartOf(ShapeMember part)
        {
            bool isGroup = new ProtobufFieldFacts(part.Field).Encoding == ProtobufEncoding.Group;
            NeedsEdition |= isGroup;
            string type = shape.Child(part.Type.Child) is { } child ? Name(child, isBody: false) : "bytes";
            return $"{type} {ProtobufSchemaTypes.UniqueField(fields, ofJson, SnakeName.Of(part.Name))} = {Number(part.Number)}{(isGroup ? " [features.message_encoding = DELIMITED]" : "")};";
        }

        string Field(ShapeMember member, int i) => this.Field(member.Type, shape, new ProtobufSchemaField(member, shape), member.Number, names[i], _now.Name);
    }

    /// <summary>A union is a message with one field a case, of the number after the case's.</summary>
    private List<string> OfUnion(TypeShape union)
    {
        var fields = new HashSet<string>(StringComparer.Ordinal) { "kind" };
        var ofJson = new HashSet<string>(StringComparer.Ordinal);
        var lines = new List<string> { "oneof kind {" };
        foreach (ShapeMember one in union.Members.Span)
        {
            string type = union.Child(one.Type.Child) is { } child ? Name(ProtobufParts.Whole(child), union.IsBody(one.Type.Child)) : "bytes";
            lines.Add($"  {type} {ProtobufSchemaTypes.UniqueField(fields, ofJson, SnakeName.Of(one.Name))} = {Number(one.Number + 1)};");
        }
        lines.Add("}");
        return lines;
    }

    /// <summary>One field, with what comes before its name and after its number.</summary>
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
                text = _now.File.Types.Wrapper(text);
            }
            text = Referred(text, field, owner, name);
            label = Presence(field, isOptional, inner, text);
        }
        Said(field, text);
        string[] options = [.. field.Options.Concat(field.OfWhole).Distinct()];
        return $"{label}{text} {name} = {Number(number)}{(options.Length == 0 ? "" : $" [{string.Join(", ", options)}]")};{(field.Remark.Length == 0 ? "" : " // " + field.Remark)}";
    }

    /// <summary>What attributes say for the .proto text alone.</summary>
    private void Said(ProtobufSchemaField field, string text)
    {
        if (field.Facts.Default is { } value)
        {
            NeedsEdition = true;
            field.Options.Add($"default = {(text == "string" ? $"\"{ProtobufSchemaTypes.Escape(value)}\"" : text == "bytes" ? $"\"{value}\"" : value)}");
        }
        if (field.Facts.JsonName.Length != 0)
        {
            field.Options.Add($"json_name = \"{ProtobufSchemaTypes.Escape(field.Facts.JsonName)}\"");
        }
    }

    /// <summary>When the field is absent. Messages and members of a oneof always have explicit presence. A field that is always written is explicit: a new
    /// object may have another value than zero, so absence must not say zero.</summary>
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
        bool isImplicit = isScalar && facts.Oneof.Length == 0 && !isOptional && !facts.IsExplicit && !facts.IsAlways
            && (facts.IsImplicit || type.NotNull || ShapeWords.IsScalar(type.Word) || type.Word == ShapeWord.Enum);
        if (_isEdition && isImplicit)
        {
            field.Options.Add("features.field_presence = IMPLICIT");
        }
        return !_isEdition && isScalar && facts.Oneof.Length == 0 && !isImplicit ? "optional " : "";
    }

    /// <summary>A map, or entries if the keys are none that a map has.</summary>
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
        string after = inside.Options.Count == 0 ? "" : $" [{string.Join(", ", inside.Options.Distinct())}]";
        return Helper(owner + ProtobufSchemaTypes.Pascal(name) + "Entry", _ => [$"{key} key = 1;", $"{value} value = 2{after};"]);
    }

    /// <summary>The message of a reference: the key of an object that came before, or a key and the object.</summary>
    private string Referred(string type, ProtobufSchemaField field, string owner, string name)
    {
        if (!field.Facts.IsReference)
        {
            return type;
        }
        string after = field.Options.Count == 0 ? "" : $" [{string.Join(", ", field.Options.Distinct())}]";
        return Helper(owner + ProtobufSchemaTypes.Pascal(name) + "Reference",
            _ => ["// protobuf-net's bcl.NetObjectProxy.", "int32 existing_object_key = 1;", "int32 new_object_key = 2;",
                $"{type} payload = {ProtobufReference.PayloadNumber}{after};"]);
    }

    /// <summary>An element, key or value; what has elements itself, or null, is inside a message of one field.</summary>
    private string Element(ShapeType type, TypeShape shape, ProtobufSchemaField field, string owner, string name, ProtobufEncoding encoding)
    {
        (ShapeType inner, TypeShape of, bool isOptional) = Content(type, shape);
        if (!isOptional && inner.Word is not (ShapeWord.Sequence or ShapeWord.Map))
        {
            return Single(inner, of, field, encoding);
        }
        return Helper(owner + ProtobufSchemaTypes.Pascal(name) + "Item", own => [Field(type, shape, new ProtobufSchemaField(field.Enum), 1, "value", own)]);
    }

    /// <summary>A message that stands for no type.</summary>
    private string Helper(string wanted, Func<string, string[]> lines)
    {
        var place = new ProtobufSchemaPlace(_now.File, _now.File.Take(wanted), _now.IsDeclared);
        place.File.Declare(place.Name, isEnum: false, lines(place.Name));
        return place.In(_now.File);
    }

    /// <summary>A message's name, an enum's, or a scalar's.</summary>
    private string Single(ShapeType type, TypeShape shape, ProtobufSchemaField field, ProtobufEncoding encoding)
    {
        string text = WellKnown(type, shape) is { } known ? _now.File.Types.Known(known)
            : type.Word is ShapeWord.Reference or ShapeWord.Value && shape.Child(type.Child) is { } child
            ? Name(ProtobufParts.Whole(child), shape.IsBody(type.Child))
            : _now.File.Types.Scalar(type, encoding, field.Facts.Level);
        if (encoding == ProtobufEncoding.Group && !ProtobufSchemaTypes.IsScalar(text))
        {
            NeedsEdition = true;
            field.Options.Add("features.message_encoding = DELIMITED");
        }
        if (text == "string")
        {
            Text(field);
        }
        if (field.Enum is { } named)
        {
            string? why = _enums.WhyNot(named, encoding);
            field.Remark = why is null ? field.Facts.IsClosed && !ProtobufDeclared.Of(named).IsClosed
                ? $"{ProtobufSchemaField.ClosedRemark}{ProtobufSchemaTypes.Pascal(named.Name)} are unknown fields" : "" : $"{named.FullName}: {why}";
            text = why is null ? _enums.Name(named, _now.File, _isEdition) : text;
        }
        return text;
    }

    /// <summary>The full name of a well-known type that a value refers to; null for others.</summary>
    private static string? WellKnown(ShapeType type, TypeShape shape) =>
        type.Word is ShapeWord.Reference or ShapeWord.Value && shape.ChildType(type.Child) is { } child ? WellKnownTypes.NameOf(child) : null;

    /// <summary>What a value is after references to types without members, and whether it can be absent.</summary>
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
            else if (type.Word is ShapeWord.Reference or ShapeWord.Value && WellKnown(type, shape) is null
                && shape.Child(type.Child) is { Bare: { } bare } child)
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

    /// <summary>Text that is not checked: the whole file's, or the field's; of a map the field says it for keys and values.</summary>
    private void Text(ProtobufSchemaField field)
    {
        if (!field.Facts.TrustsText)
        {
            _now.File.HasCheckedText = true;
            return;
        }
        NeedsEdition = true;
        _now.File.HasTrustedText = true;
        if (!_now.File.TrustsAll)
        {
            field.OfWhole.Add("features.utf8_validation = NONE");
        }
    }

    /// <summary>The name of the message of a type, as the message now made mentions it.</summary>
    private string Name(TypeShape shape, bool isBody) => Place(shape, isBody).In(_now.File);

    /// <summary>The message of a type, which is made when it is first mentioned; with it the message around it, if there is one.</summary>
    private ProtobufSchemaPlace Place(TypeShape shape, bool isBody)
    {
        if (!_places.TryGetValue((shape.Type, isBody), out ProtobufSchemaPlace? place))
        {
            string name = MessageName.Simple(shape);
            ProtobufSchemaFile file = FileOf(shape, name, _now?.File);
            bool isDeclared = ProtobufDeclared.Of(shape.Type).Name.Length != 0;
            place = new ProtobufSchemaPlace(file, file.Take(name + (isBody ? "Body" : "")), isDeclared);
            _places.Add((shape.Type, isBody), place);
            _queue.Enqueue((shape, place));
            PlaceAround(shape.Type, name);
        }
        return place;
    }

    private void PlaceAround(Type type, string name)
    {
        if (name.LastIndexOf('.') is > 0 and var dot && ProtobufDeclared.Around(type, name[..dot]) is { } around && CodecCatalog.Find(around) is { } entry
            && TypeShape.Of(entry, MemberIdentity.Protobuf) is { Bare: null } shape)
        {
            Place(shape, isBody: false);
        }
    }

    private ProtobufSchemaFile FileOf(TypeShape shape, string name, ProtobufSchemaFile? mentioning)
    {
        ProtobufSchemaFile file = _files.Of(ProtobufDeclared.Of(shape.Type), MessageName.PackageOf(shape), name, mentioning);
        if (ProtobufDeclared.Of(shape.Type).Package is { } package && shape.Type.Namespace is { Length: > 0 } space
            && space != string.Join('.', package.Split('.').Select(Capital)))
        {
            file.Namespace = space;
        }
        return file;
    }

    /// <summary>A part of a package as a part of a namespace: its words with capitals, after digits too.</summary>
    private static string Capital(string part) =>
        string.Concat(
            part.Select(
                (one, i) =>
                    one == '_' ? "" : i == 0 || part[i - 1] == '_' || char.IsAsciiDigit(part[i - 1]) ? char.ToUpperInvariant(one).ToString() : one.ToString()));

    private static string Number(int number) => number.ToString(CultureInfo.InvariantCulture);
}
