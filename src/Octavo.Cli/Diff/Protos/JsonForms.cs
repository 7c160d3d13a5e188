// Owns: what a field is in ProtoJSON if its message is one of google/protobuf that is not an object of its fields there. Specification: ProtoJSON Format,
// "Type mapping".
using Octavo.Cli.Diff.Findings;
using Octavo.Proto.Model;

namespace Octavo.Cli.Diff.Protos;

/// <summary>Compares fields of which at least one has such a form.</summary>
internal static class JsonForms
{
    /// <summary>Wrappers, whose JSON is that of what they hold.</summary>
    private static readonly Dictionary<string, ProtoType> s_wrappers = new(StringComparer.Ordinal)
    {
        ["google.protobuf.DoubleValue"] = ProtoType.Double,
        ["google.protobuf.FloatValue"] = ProtoType.Float,
        ["google.protobuf.Int64Value"] = ProtoType.Int64,
        ["google.protobuf.UInt64Value"] = ProtoType.UInt64,
        ["google.protobuf.Int32Value"] = ProtoType.Int32,
        ["google.protobuf.UInt32Value"] = ProtoType.UInt32,
        ["google.protobuf.BoolValue"] = ProtoType.Bool,
        ["google.protobuf.StringValue"] = ProtoType.String,
        ["google.protobuf.BytesValue"] = ProtoType.Bytes,
    };

    /// <summary>The scalar of a field, also in a wrapper; null for other messages.</summary>
    internal static ProtoType? Plain(ProtoField field) =>
        field.Message is null ? field.Type : s_wrappers.TryGetValue(field.Message.FullName, out ProtoType type) ? type : null;

    /// <summary>Whether both are objects of their fields, or of one type: then their fields decide.</summary>
    internal static bool AreObjects(ProtoField written, ProtoField read) =>
        written.Message is { } message && read.Message is { } other
            && (message.FullName == other.FullName || (Of(written) == JsonForm.Fields && Of(read) == JsonForm.Fields));

    /// <summary>What becomes of a value that has another form on the other side.</summary>
    internal static Verdict Read(ProtoField written, ProtoField read)
    {
        (JsonForm one, JsonForm other) = (Of(written), Of(read));
        if (other == JsonForm.Value)
        {
            return Verdict.Read; // it takes any JSON
        }
        if (one == JsonForm.Value)
        {
            return new Verdict(Outcome.Partly, "values of other kinds are refused");
        }
        if (IsText(one) && Plain(read) == ProtoType.String)
        {
            return Verdict.Read;
        }
        if (Plain(written) == ProtoType.String && IsText(other))
        {
            return new Verdict(Outcome.Partly, "other texts are refused");
        }
        return (one, other) switch
        {
            (JsonForm.Fields or JsonForm.Any, JsonForm.Struct) => Verdict.Read,
            (JsonForm.Struct, JsonForm.Fields) => new Verdict(Outcome.Partly, "members that the message does not have are refused"),
            (JsonForm.Struct or JsonForm.Fields, JsonForm.Any) => new Verdict(Outcome.Partly, "an object without @type is refused"),
            (JsonForm.Any, JsonForm.Fields) => new Verdict(Outcome.Partly, "the member @type is refused"),
            (JsonForm.Paths, _) or (_, JsonForm.Paths) when IsText(one) && IsText(other) =>
                new Verdict(Outcome.Garbled, $"{Word(one)} is taken for {Word(other)}"),
            (JsonForm.Plain, JsonForm.Fields) => new Verdict(Outcome.Refused, "an object is not a plain value"),
            _ => new Verdict(Outcome.Refused, $"{Word(one)} is not {Word(other)}"),
        };
    }

    /// <summary>What becomes of an array or an object of which one side has a message of google/protobuf; null if neither has one that takes it.</summary>
    internal static Verdict? Whole(ProtoField written, ProtoField read)
    {
        JsonForm one = written.IsRepeated ? JsonForm.Fields : Of(written);
        JsonForm other = read.IsRepeated ? JsonForm.Fields : Of(read);
        if (other == JsonForm.Value || (other == JsonForm.Struct && written.IsMap) || (other == JsonForm.List && written.IsRepeated && !written.IsMap))
        {
            return Verdict.Read;
        }
        if (one == JsonForm.Value)
        {
            return new Verdict(Outcome.Partly, "values of other kinds are refused");
        }
        if (one == JsonForm.Struct && read.IsMap)
        {
            return read.Message!.Fields[0].Type == ProtoType.String && IsValue(read.Message.Fields[1]) ? Verdict.Read
                : new Verdict(Outcome.Partly, "members of other kinds are refused");
        }
        return one == JsonForm.List && read.IsRepeated && !read.IsMap
            ? IsValue(read) ? Verdict.Read : new Verdict(Outcome.Partly, "elements of other kinds are refused") : null;
    }

    private static bool IsValue(ProtoField field) => field.Message is not null && Of(field) == JsonForm.Value;

    private static JsonForm Of(ProtoField field) => Plain(field) is not null ? JsonForm.Plain : field.Message!.FullName switch
    {
        "google.protobuf.Timestamp" => JsonForm.Time,
        "google.protobuf.Duration" => JsonForm.Span,
        "google.protobuf.FieldMask" => JsonForm.Paths,
        "google.protobuf.Any" => JsonForm.Any,
        "google.protobuf.Struct" => JsonForm.Struct,
        "google.protobuf.ListValue" => JsonForm.List,
        "google.protobuf.Value" => JsonForm.Value,
        _ => JsonForm.Fields,
    };

    private static bool IsText(JsonForm form) => form is JsonForm.Time or JsonForm.Span or JsonForm.Paths;

    private static string Word(JsonForm form) => form switch
    {
        JsonForm.Plain => "a plain value",
        JsonForm.Time => "the text of a time",
        JsonForm.Span => "the text of a duration",
        JsonForm.Paths => "the text of a field mask",
        JsonForm.List => "an array",
        _ => "an object",
    };
}
