// Owns: descriptors of C# types, by way of the .proto file that the library prints of them. Knows no other .proto file: what the library does not print is refused.
using System.Globalization;
using System.Text.RegularExpressions;
using Octavo.ProtoMapping.Types;

namespace Octavo.ProtoMapping.Descriptors;

/// <summary>Reads what <see cref="OctavoProtobuf.Schema{T}"/> gives: messages and enums beside one another, in one file. Instances are used once.</summary>
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

    private SchemaReader(string text) => _tokens = [.. Tokens().Matches(text).Select(match => match.Value).Where(token => !token.StartsWith("//", StringComparison.Ordinal))];

    private string Next => _at < _tokens.Length ? _tokens[_at] : "";

    /// <summary>The descriptor of a file.</summary>
    /// <param name="text">The file.</param>
    internal static FileDescriptor Read(string text)
    {
        var reader = new SchemaReader(text);
        while (reader.Next.Length != 0)
        {
            reader.Statement();
        }
        // A name is an enum's or a message's: which, is known when all are.
        var enums = reader._file.Enums.Select(one => one.Name).ToHashSet(StringComparer.Ordinal);
        foreach (FieldDescriptor field in reader._file.Messages.SelectMany(message => message.Fields.Concat(message.Messages.SelectMany(entry => entry.Fields))))
        {
            if (field.Kind == FieldKind.Message && enums.Contains(field.TypeName))
            {
                field.Kind = FieldKind.Enum;
            }
        }
        return reader._file;
    }

    [GeneratedRegex("//[^\n]*|\"[^\"]*\"|-?[A-Za-z0-9_.]+|[^\\s]")]
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
            case "option":
                Take("features.utf8_validation");
                Take("=");
                Take("NONE");
                _file.Features = new FeatureSet { Utf8Validation = FeatureSet.NotVerified };
                break;
            case "message":
                Message();
                return;
            case "enum":
                Enum();
                return;
            default:
                throw Refused();
        }
        Take(";");
    }

    private void Message()
    {
        var message = new MessageDescriptor { Name = Take() };
        Take("{");
        while (Next != "}")
        {
            if (Next != "oneof")
            {
                Field(message, -1);
                continue;
            }
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
        Take("}");
        _file.Messages.Add(message);
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
        message.Fields.Add(field);
    }

    private void Option(FieldDescriptor field)
    {
        string name = Take();
        Take("=");
        field.Features = (name, Take()) switch
        {
            ("packed", "false") or ("features.repeated_field_encoding", "EXPANDED") => field.Features with { RepeatedFieldEncoding = FeatureSet.Expanded },
            ("features.field_presence", "IMPLICIT") => field.Features with { FieldPresence = FeatureSet.Implicit },
            ("features.field_presence", "LEGACY_REQUIRED") => field.Features with { FieldPresence = FeatureSet.LegacyRequired },
            ("features.message_encoding", "DELIMITED") => field.Features with { MessageEncoding = FeatureSet.Delimited },
            _ => throw Refused(),
        };
    }

    private void Enum()
    {
        var named = new EnumDescriptor { Name = Take() };
        Take("{");
        while (Next != "}")
        {
            bool isOption = Next == "option";
            if (isOption)
            {
                Take();
            }
            string name = Take();
            Take("=");
            string value = Take();
            Take(";");
            if (!isOption)
            {
                named.Values.Add((name, int.Parse(value, CultureInfo.InvariantCulture)));
            }
        }
        Take("}");
        _file.Enums.Add(named);
    }

    private static FieldDescriptor Typed(FieldDescriptor field, string type)
    {
        field.Kind = s_scalars.GetValueOrDefault(type, FieldKind.Message);
        field.TypeName = field.Kind != FieldKind.Message ? "" : type.StartsWith("google.protobuf.", StringComparison.Ordinal) ? "." + type : type;
        if (type == "google.protobuf.NullValue")
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

    private NotSupportedException Refused() => new($"the .proto text has '{_tokens[Math.Min(Math.Max(_at - 1, 0), _tokens.Length - 1)]}' where the library prints nothing of the kind.");
}
