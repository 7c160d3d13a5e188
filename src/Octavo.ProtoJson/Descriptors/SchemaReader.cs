// Owns: descriptors of C# types, by way of the .proto files that the library prints of them. Knows no other .proto file: what the library does not print is
// refused.
using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;
using Octavo.ProtoJson.Types;
using Octavo.Protobuf.Schema;

namespace Octavo.ProtoJson.Descriptors;

/// <summary>Reads what <see cref="OctavoProtobuf.FilesOf{T}"/> gives. Instances are used once, for one file.</summary>
internal sealed partial class SchemaReader
{
    private static readonly Dictionary<string, FieldKind> s_scalars = new(StringComparer.Ordinal)
    {
        ["double"] = FieldKind.Double,
        ["float"] = FieldKind.Float,
        ["int64"] = FieldKind.Int64,
        ["uint64"] = FieldKind.UInt64,
        ["int32"] = FieldKind.Int32,
        ["fixed64"] = FieldKind.Fixed64,
        ["fixed32"] = FieldKind.Fixed32,
        ["bool"] = FieldKind.Bool,
        ["string"] = FieldKind.String,
        ["bytes"] = FieldKind.Bytes,
        ["uint32"] = FieldKind.UInt32,
        ["sfixed32"] = FieldKind.SFixed32,
        ["sfixed64"] = FieldKind.SFixed64,
        ["sint32"] = FieldKind.SInt32,
        ["sint64"] = FieldKind.SInt64,
    };

    private readonly string[] _tokens;
    private readonly FileDescriptor _file = new();
    private int _at;

    private SchemaReader(string text) =>
        _tokens = [.. Tokens().Matches(text).Select(match => match.Value).Where(token => !token.StartsWith("//", StringComparison.Ordinal) || IsClosed(token))];

    private static bool IsClosed(string token) => token.StartsWith("// " + ProtobufSchemaField.ClosedRemark, StringComparison.Ordinal);

    private string Next => _at < _tokens.Length ? _tokens[_at] : "";

    /// <summary>The descriptors of files.</summary>
    /// <param name="texts">The files; what one mentions of another it names in full.</param>
    internal static IReadOnlyList<FileDescriptor> Read(IEnumerable<string> texts)
    {
        FileDescriptor[] files = [.. texts.Select(Read)];
        // A name is an enum's or a message's: which, is known when all are.
        var enums = files.SelectMany(file => Enums(file.Enums, file.Messages, file.Package.Length == 0 ? "." : $".{file.Package}."))
            .ToHashSet(StringComparer.Ordinal);
        foreach (FileDescriptor file in files)
        {
            string scope = file.Package.Length == 0 ? "." : $".{file.Package}.";
            foreach (FieldDescriptor field in file.Messages.SelectMany(Fields)
                .Where(field => field.Kind == FieldKind.Message && enums.Contains(field.TypeName.StartsWith('.') ? field.TypeName : scope + field.TypeName)))
            {
                field.Kind = FieldKind.Enum;
            }
        }
        return files;
    }

    /// <summary>The kind of a type that a file names; <see cref="FieldKind.Message"/> for what is not a scalar.</summary>
    internal static FieldKind KindOf(string type) => s_scalars.GetValueOrDefault(type, FieldKind.Message);

    private static FileDescriptor Read(string text)
    {
        var reader = new SchemaReader(text);
        while (reader.Next.Length != 0)
        {
            reader.Statement();
        }
        return reader._file;
    }

    private static IEnumerable<string> Enums(IEnumerable<EnumDescriptor> enums, IEnumerable<MessageDescriptor> messages, string scope) =>
        enums.Select(one => scope + one.Name).Concat(messages.SelectMany(message => Enums(message.Enums, message.Messages, $"{scope}{message.Name}.")));

    private static IEnumerable<FieldDescriptor> Fields(MessageDescriptor message) => message.Fields.Concat(message.Messages.SelectMany(Fields));

    [GeneratedRegex("//[^\n]*|\"(?:[^\"\\\\]|\\\\.)*\"|-?[A-Za-z0-9_.]+|[^\\s]")]
    private static partial Regex Tokens();

    private void Statement()
    {
        switch (Take())
        {
            case "syntax":
                Take("=");
                _file.Syntax = Take().Trim('"');
                break;
            case "edition":
                Take("=");
                Take("\"2023\"");
                _file.Syntax = "editions";
                _file.Edition = FeatureSet.Edition2023;
                break;
            case "package":
                _file.Package = Take();
                break;
            case "import":
                Take();
                break;
            case "option" when Next == "csharp_namespace":
                Skip();
                return;
            case "option":
                Take("features.utf8_validation");
                Take("=");
                Take("NONE");
                _file.Features = new FeatureSet { Utf8Validation = FeatureSet.NotVerified };
                break;
            case "message":
                _file.Messages.Add(Message());
                return;
            case "enum":
                _file.Enums.Add(Enum());
                return;
            default:
                throw Refused();
        }
        Take(";");
    }

    private MessageDescriptor Message()
    {
        var message = new MessageDescriptor { Name = Take() };
        Take("{");
        while (Next != "}")
        {
            switch (Next)
            {
                case "message":
                    Take();
                    message.Messages.Add(Message());
                    break;
                case "enum":
                    Take();
                    message.Enums.Add(Enum());
                    break;
                case "reserved" or "extensions":
                    Skip();
                    break;
                case "option":
                    Take();
                    Take("message_set_wire_format");
                    message.IsMessageSet = true;
                    Skip();
                    break;
                case "oneof":
                    Oneof(message);
                    break;
                default:
                    Field(message, -1);
                    break;
            }
        }
        Take("}");
        return message;
    }

    private void Oneof(MessageDescriptor message)
    {
        Take();
        Take();
        Take("{");
        while (Next != "}")
        {
            Field(message, message.Oneofs.Count);
        }
        Take("}");
        message.Oneofs.Add(default);
    }

    /// <summary>Skips a statement that says nothing of data.</summary>
    private void Skip()
    {
        while (Take() != ";")
        {
        }
    }

    private void Field(MessageDescriptor message, int oneof)
    {
        var field = new FieldDescriptor { Oneof = oneof };
        if (Next is "repeated" or "optional")
        {
            field.IsRepeated = Next == "repeated";
            field.IsProto3Optional = Take() == "optional";
        }
        if (Next == "map")
        {
            field.IsRepeated = true;
            Take();
            Take("<");
            var entry = new MessageDescriptor { IsMapEntry = true };
            entry.Fields.Add(Typed(new FieldDescriptor { Name = "key", Number = 1 }, Take()));
            Take(",");
            entry.Fields.Add(Typed(new FieldDescriptor { Name = "value", Number = 2 }, Take()));
            Take(">");
            field.Name = Take();
            // A name that no field and no type has.
            entry.Name = field.Name + ".Entry";
            Typed(field, $"{message.Name}.{entry.Name}");
            message.Messages.Add(entry);
        }
        else
        {
            Typed(field, Take());
            field.Name = Take();
        }
        Take("=");
        field.Number = int.Parse(Take(), CultureInfo.InvariantCulture);
        if (Next == "[")
        {
            do
            {
                Take();
                Option(field);
            }
            while (Next == ",");
            Take("]");
        }
        Take(";");
        if (IsClosed(Next))
        {
            Take();
            (message.Messages.Find(one => field.TypeName.EndsWith("." + one.Name, StringComparison.Ordinal) && one.IsMapEntry)?.Fields[1] ?? field)
                .IsClosed = true;
        }
        message.Fields.Add(field);
    }

    private void Option(FieldDescriptor field)
    {
        string name = Take();
        Take("=");
        if (name is "default")
        {
            while (Next is not ("," or "]"))
            {
                Take(); // a sign stands for itself
            }
            return;
        }
        string value = Take();
        if (name is "json_name")
        {
            field.JsonName = Unescaped(value);
            return;
        }
        field.Features = (name, value) switch
        {
            ("packed", "false") or ("features.repeated_field_encoding", "EXPANDED") => field.Features with { RepeatedFieldEncoding = FeatureSet.Expanded },
            ("features.field_presence", "IMPLICIT") => field.Features with { FieldPresence = FeatureSet.Implicit },
            ("features.field_presence", "LEGACY_REQUIRED") => field.Features with { FieldPresence = FeatureSet.LegacyRequired },
            ("features.message_encoding", "DELIMITED") => field.Features with { MessageEncoding = FeatureSet.Delimited },
            ("features.utf8_validation", "NONE") => field.Features with { Utf8Validation = FeatureSet.NotVerified },
            _ => throw Refused(),
        };
    }

    /// <summary>What comes between quotes: escapes are a character each, or three octal digits.</summary>
    private static string Unescaped(string quoted)
    {
        var text = new StringBuilder();
        for (int i = 1; i < quoted.Length - 1; i++)
        {
            if (quoted[i] != '\\')
            {
                text.Append(quoted[i]);
            }
            else if (quoted[i + 1] is >= '0' and <= '7')
            {
                text.Append((char)Convert.ToInt32(quoted.Substring(i + 1, 3), 8));
                i += 3;
            }
            else
            {
                text.Append(quoted[++i] == 'n' ? '\n' : quoted[i]);
            }
        }
        return text.ToString();
    }

    private EnumDescriptor Enum()
    {
        var named = new EnumDescriptor { Name = Take() };
        Take("{");
        while (Next != "}")
        {
            string name = Take();
            if (name == "reserved" && Next != "=")
            {
                Skip();
                continue;
            }
            bool isOption = name == "option" && Next != "=";
            if (isOption)
            {
                name = Take();
            }
            Take("=");
            string value = Take();
            Take(";");
            if (!isOption)
            {
                named.Values.Add((name, int.Parse(value, CultureInfo.InvariantCulture)));
            }
            else if (name == "features.enum_type")
            {
                named.Features = named.Features with { EnumType = FeatureSet.Closed };
            }
        }
        Take("}");
        return named;
    }

    private static FieldDescriptor Typed(FieldDescriptor field, string type)
    {
        field.Kind = KindOf(type);
        field.TypeName = field.Kind != FieldKind.Message ? "" : type.StartsWith("google.protobuf.", StringComparison.Ordinal) ? "." + type : type;
        if (field.TypeName == ".google.protobuf.NullValue")
        {
            field.Kind = FieldKind.Enum;
        }
        return field;
    }

    private string Take() => _at < _tokens.Length ? _tokens[_at++] : throw Refused();

    private void Take(string token)
    {
        if (Take() != token)
        {
            throw Refused();
        }
    }

    private NotSupportedException Refused() =>
        new($"the .proto text has '{_tokens[Math.Min(Math.Max(_at - 1, 0), _tokens.Length - 1)]}', which is not expected there.");
}
