// Owns: messages and what is in them. Resolves no name.
using System.Collections.Generic;
using System.Linq;
using Octavo.Proto.Errors;
using Octavo.Proto.Model;

namespace Octavo.Proto.Text;

internal sealed class MessageParser(ProtoFile file, TokenReader reader, ValueParser values)
{
    /// <summary>Messages and groups in one another.</summary>
    private const int MaxDepth = 100;

    /// <summary>Messages in one another, as protoc has it. Groups do not count.</summary>
    private const int MaxMessages = 31;

    private int _depth;
    private int _messages;

    public EnumParser Enums { get; } = new(file, reader, values);

    /// <summary><c>option name = value;</c></summary>
    public void Option(ProtoElement element)
    {
        reader.Take();
        element.Written.Add(values.Option());
        reader.Expect(";");
    }

    /// <summary>A message that begins with its word.</summary>
    public ProtoMessage Message(ProtoMessage? parent)
    {
        var message = new ProtoMessage { File = file, Parent = parent, Comment = reader.Take().Comment, Position = reader.Now.Position };
        message.Name = reader.Identifier("the name of a message").Text;
        if (++_messages > MaxMessages)
        {
            throw new ProtoSyntaxException(message.Position, $"Messages are nested more than {MaxMessages} levels deep.");
        }
        Body(message);
        _messages--;
        return message;
    }

    private void Body(ProtoMessage message)
    {
        if (DeepStack.HasRoom)
        {
            BodyNow(message);
        }
        else
        {
            DeepStack.Run(BodyNow, message);
        }
    }

    private void BodyNow(ProtoMessage message)
    {
        ProtoToken open = reader.Expect("{");
        if (++_depth > MaxDepth)
        {
            throw new ProtoSyntaxException(open.Position, $"Messages are nested more than {MaxDepth} levels deep.");
        }
        while (!reader.TryTake("}"))
        {
            Statement(message);
        }
        _depth--;
        Synthesize(message);
    }

    // proto3's optional is in descriptors as a oneof of one field, after all others.
    private void Synthesize(ProtoMessage message)
    {
        if (!file.IsProto3)
        {
            return;
        }
        var fields = new HashSet<string>(System.StringComparer.Ordinal);
        var names = new HashSet<string>(message.Oneofs.Select(one => one.Name).Concat(message.Fields.Select(one => one.Name)), System.StringComparer.Ordinal);
        foreach (ProtoField field in message.Fields)
        {
            // A name that comes twice is an error: n fields of one name would need n names, each a letter longer.
            if (fields.Add(field.Name) && field.IsProto3Optional)
            {
                field.Oneof = message.Oneofs.Count;
                message.Oneofs.Add(new ProtoOneof { Name = SyntheticName(names, field.Name), Position = field.Position, IsSynthetic = true });
            }
        }
    }

    private static string SyntheticName(HashSet<string> names, string field)
    {
        string name = field[0] == '_' ? field : "_" + field;
        while (!names.Add(name))
        {
            name = "X" + name;
        }
        return name;
    }

    private void Statement(ProtoMessage message)
    {
        ProtoToken first = reader.Now;
        // Each word may also be the name of a type: it is the statement if what follows is the statement's.
        ProtoToken next = reader.After;
        bool named = next.Kind == ProtoTokenKind.Identifier;
        switch (first.Kind == ProtoTokenKind.Identifier ? first.Text : "")
        {
            case "message" when named:
                message.Nested.Add(Message(message));
                break;
            case "enum" when named:
                message.Enums.Add(Enums.Enum(message));
                break;
            case "extend" when named || next.Is("."):
                Extend(message, message.Extensions, message.Nested);
                break;
            case "oneof" when named:
                Oneof(message);
                break;
            case "option" when named || next.Is("("):
                Option(message);
                break;
            case "extensions" when next.Kind == ProtoTokenKind.Integer:
                Extensions(message);
                break;
            case "reserved" when next.Kind is ProtoTokenKind.Integer or ProtoTokenKind.Text or ProtoTokenKind.Symbol || (named && file.IsEdition):
                reader.Take();
                Enums.Reserved(message.ReservedRanges, message.ReservedNames, ProtoField.MaxNumber, canBeNegative: false);
                break;
            default:
                if (!reader.TryTake(";"))
                {
                    message.Fields.Add(Field(message, message.Nested, ""));
                }
                break;
        }
    }

    private void Extensions(ProtoMessage message)
    {
        reader.Take();
        int first = message.ExtensionRanges.Count;
        do
        {
            message.ExtensionRanges.Add(Enums.Range(ProtoField.MaxNumber, canBeNegative: false, isOfExtensions: true));
        }
        while (reader.TryTake(","));
        if (reader.TryTake("["))
        {
            do
            {
                message.ExtensionRanges[first].Written.Add(values.Option());
            }
            while (reader.TryTake(","));
            reader.Expect("]");
            for (int i = first + 1; i < message.ExtensionRanges.Count; i++)
            {
                message.ExtensionRanges[i].Share(message.ExtensionRanges[first]);
            }
        }
        reader.Expect(";");
    }

    private void Oneof(ProtoMessage message)
    {
        var oneof = new ProtoOneof { Comment = reader.Take().Comment, Position = reader.Now.Position };
        oneof.Name = reader.Identifier("the name of a oneof").Text;
        int index = message.Oneofs.Count;
        message.Oneofs.Add(oneof);
        reader.Expect("{");
        bool any = false;
        while (!reader.TryTake("}"))
        {
            if (reader.Now.Is("option") && reader.After.Kind is ProtoTokenKind.Identifier or ProtoTokenKind.Symbol && !reader.After.Is("."))
            {
                Option(oneof);
            }
            else
            {
                if (Label(reader.Now, reader.After) is not null || IsMap())
                {
                    throw new ProtoSyntaxException(reader.Now.Position, "Fields of a oneof cannot have a label or be maps.");
                }
                ProtoField field = Field(message, message.Nested, "");
                field.Oneof = index;
                message.Fields.Add(field);
                any = true;
            }
        }
        if (!any)
        {
            throw new ProtoSyntaxException(oneof.Position, $"The oneof '{oneof.Name}' has no field: it must have at least one.");
        }
    }

    /// <summary>Extensions of one message.</summary>
    /// <param name="parent">The message in which they are declared.</param>
    /// <param name="extensions">Where they go.</param>
    /// <param name="groups">Where the messages of groups go.</param>
    public void Extend(ProtoMessage? parent, List<ProtoField> extensions, List<ProtoMessage> groups)
    {
        reader.Take();
        Position position = reader.Now.Position;
        string extendee = reader.FullName("the name of the message that is extended", canBeRooted: true);
        reader.Expect("{");
        if (reader.Now.Is("}"))
        {
            throw reader.Unexpected("an extension");
        }
        while (!reader.TryTake("}"))
        {
            if (IsMap())
            {
                throw new ProtoSyntaxException(reader.Now.Position, "Extensions cannot be maps.");
            }
            ProtoField field = Field(parent, groups, extendee);
            field.ExtendeePosition = position;
            extensions.Add(field);
        }
    }

    private static ProtoLabel? Label(ProtoToken token, ProtoToken next) =>
        token.Kind != ProtoTokenKind.Identifier || !(next.Kind == ProtoTokenKind.Identifier || next.Is(".")) ? null : token.Text switch
        {
            "optional" => ProtoLabel.Optional,
            "required" => ProtoLabel.Required,
            "repeated" => ProtoLabel.Repeated,
            _ => null,
        };

    private bool IsMap() => reader.Now.Is("map") && reader.After.Is("<");

    private ProtoField Field(ProtoMessage? parent, List<ProtoMessage> groups, string extendee)
    {
        var field = new ProtoField { File = file, Parent = parent, Extendee = extendee, Comment = reader.Now.Comment };
        if (Label(reader.Now, reader.After) is { } label)
        {
            field.Label = label;
            field.IsLabelled = true;
            field.IsProto3Optional = file.IsProto3 && label == ProtoLabel.Optional;
            reader.Take();
        }
        field.TypePosition = reader.Now.Position;
        (ProtoType Type, string Name)? key = null;
        if (IsMap())
        {
            key = MapKey(field);
        }
        bool isGroup = key is null && reader.Now.Is("group") && reader.After.Kind == ProtoTokenKind.Identifier;
        if (isGroup)
        {
            reader.Take();
            field.Type = ProtoType.Group;
        }
        else
        {
            (field.Type, field.TypeName) = Type();
        }
        if (key is not null)
        {
            reader.Expect(">");
        }
        ProtoToken name = reader.Identifier("the name of a field");
        field.Position = name.Position;
        field.Name = name.Text;
        reader.Expect("=");
        field.NumberPosition = reader.Now.Position;
        field.Number = reader.Integer("the field's number", canBeNegative: false);
        if (reader.TryTake("["))
        {
            do
            {
                FieldOption(field);
            }
            while (reader.TryTake(","));
            reader.Expect("]");
        }
        if (isGroup)
        {
            Group(field, name, groups);
        }
        else
        {
            reader.Expect(";");
        }
        if (key is { } keyed)
        {
            groups.Add(Entry(field, keyed));
        }
        if (field.JsonName.Length == 0)
        {
            field.JsonName = JsonNames.Of(field.Name);
        }
        return field;
    }

    private (ProtoType Type, string Name) MapKey(ProtoField field)
    {
        if (field.IsLabelled)
        {
            throw new ProtoSyntaxException(reader.Now.Position, "A map cannot have a label: it is always repeated.");
        }
        reader.Take();
        reader.Expect("<");
        Position position = reader.Now.Position;
        (ProtoType Type, string Name) key = Type();
        if (key.Type is ProtoType.Named or ProtoType.Float or ProtoType.Double or ProtoType.Bytes)
        {
            throw new ProtoSyntaxException(position, "The key of a map must be an integer, a bool or a string.");
        }
        reader.Expect(",");
        field.Label = ProtoLabel.Repeated;
        field.TypePosition = reader.Now.Position;
        return key;
    }

    // The message that stands for a map in descriptors: key and value, and an option that says so.
    private ProtoMessage Entry(ProtoField field, (ProtoType Type, string Name) key)
    {
        var entry =
            new ProtoMessage
            {
                File = file,
                Parent = field.Parent,
                Name = JsonNames.Pascal(field.Name) + "Entry",
                Position = field.Position,
                IsMapEntry = true
            };
        entry.Fields.Add(
            new ProtoField
            {
                File = file,
                Parent = entry,
                Name = "key",
                JsonName = "key",
                Number = 1,
                Type = key.Type,
                Position = field.Position,
                NumberPosition = field.NumberPosition
            });
        entry.Fields.Add(
            new ProtoField
            {
                File = file,
                Parent = entry,
                Name = "value",
                JsonName = "value",
                Number = 2,
                Type = field.Type,
                TypeName = field.TypeName,
                Position = field.Position,
                NumberPosition = field.NumberPosition,
                TypePosition = field.TypePosition
            });
        foreach (ProtoField part in entry.Fields)
        {
            // Features of a map are those of its keys and values.
            part.Written.AddRange(field.Written.Where(option => option.Path[0] is { IsExtension: false, Name: "features" }));
        }
        field.Type = ProtoType.Message;
        field.TypeName = entry.Name;
        return entry;
    }

    private void Group(ProtoField field, ProtoToken name, List<ProtoMessage> groups)
    {
        if (!file.IsEdition && file.IsProto3)
        {
            throw new ProtoSyntaxException(field.TypePosition, "proto3 has no groups: declare a message and a field of it.");
        }
        if (file.IsEdition)
        {
            throw new ProtoSyntaxException(field.TypePosition,
                "Editions have no groups: declare a message and a field with features.message_encoding = DELIMITED.");
        }
        if (name.Text[0] is < 'A' or > 'Z')
        {
            throw new ProtoSyntaxException(name.Position, "The name of a group must begin with a capital letter, because it is also the name of a message.");
        }
        var message = new ProtoMessage { File = file, Parent = field.Parent, Name = name.Text, Position = name.Position, Comment = field.Comment };
        groups.Add(message);
        Body(message);
        field.TypeName = name.Text;
        field.Name = name.Text.ToLowerInvariant();
    }

    private void FieldOption(ProtoField field)
    {
        ProtoOption option = values.Option();
        if (option.Path.Count != 1 || option.Path[0].IsExtension || option.Path[0].Name is not ("default" or "json_name"))
        {
            field.Written.Add(option);
            return;
        }
        if (option.Path[0].Name == "default")
        {
            field.WrittenDefault = field.WrittenDefault is null ? option.Value
                : throw new ProtoSyntaxException(option.Path[0].Position, "The field already has a default.");
            return;
        }
        if (field.IsExtension && !(option.Value.Kind == ProtoValueKind.Text && Utf8.Of(option.Value.Text) == JsonNames.Of(field.Name)))
        {
            throw new ProtoSyntaxException(option.Path[0].Position, "Extensions cannot have json_name: in JSON they have their full names in brackets.");
        }
        if (field.JsonNamePosition.Line != 0)
        {
            throw new ProtoSyntaxException(option.Path[0].Position, "The field already has a json_name.");
        }
        if (option.Value.Kind != ProtoValueKind.Text)
        {
            throw new ProtoSyntaxException(option.Value.Position, "Expected the name in JSON as a string.");
        }
        field.JsonName = Utf8.Of(option.Value.Text) is { Length: > 0 } name ? name
            : throw new ProtoSyntaxException(option.Value.Position, "A name in JSON is not empty, and its text is UTF-8.");
        field.JsonNamePosition = option.Value.Position;
    }

    private (ProtoType Type, string Name) Type()
    {
        string name = reader.FullName("a type", canBeRooted: true);
        ProtoType type = name switch
        {
            "double" => ProtoType.Double,
            "float" => ProtoType.Float,
            "int64" => ProtoType.Int64,
            "uint64" => ProtoType.UInt64,
            "int32" => ProtoType.Int32,
            "fixed64" => ProtoType.Fixed64,
            "fixed32" => ProtoType.Fixed32,
            "bool" => ProtoType.Bool,
            "string" => ProtoType.String,
            "bytes" => ProtoType.Bytes,
            "uint32" => ProtoType.UInt32,
            "sfixed32" => ProtoType.SFixed32,
            "sfixed64" => ProtoType.SFixed64,
            "sint32" => ProtoType.SInt32,
            "sint64" => ProtoType.SInt64,
            _ => ProtoType.Named,
        };
        return (type, type == ProtoType.Named ? name : "");
    }
}
