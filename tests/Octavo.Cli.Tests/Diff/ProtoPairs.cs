// Owns: the table of pairs of .proto files.
namespace Octavo.Cli.Tests.Diff;

/// <summary>A pair.</summary>
/// <param name="Name">What changed.</param>
/// <param name="Old">The old file: a message T, and what it needs. proto3 if it does not say.</param>
/// <param name="New">The new file.</param>
/// <param name="IsOfJson">Whether ProtoJSON alone is looked at: on the wire the fields are the same, but their C# types are values that cannot be
/// compared.</param>
internal sealed record ProtoPair(string Name, string Old, string New, bool IsOfJson = false)
{
    /// <summary>All of a file.</summary>
    internal static string Text(string version) =>
        version.StartsWith("syntax", StringComparison.Ordinal) || version.StartsWith("edition", StringComparison.Ordinal) ? version
            : "syntax = \"proto3\"; package p; " + version;
}

internal static class ProtoPairs
{
    private const string Two = "syntax = \"proto2\"; package p; ";
    private const string Edition = "edition = \"2023\"; package p; ";

    internal static IReadOnlyList<ProtoPair> All { get; } =
    [
        new("nothing", "message T { int32 a = 1; }", "message T { int32 a = 1; }"),
        new("field added", "message T { int32 a = 1; }", "message T { int32 a = 1; string b = 2; }"),
        new("field removed", "message T { int32 a = 1; string b = 2; }", "message T { int32 a = 1; }"),
        new("field removed, number reserved", "message T { int32 a = 1; string b = 2; }", "message T { int32 a = 1; reserved 2; }"),
        new("field removed, both reserved", "message T { int32 a = 1; string b = 2; }", "message T { int32 a = 1; reserved 2; reserved \"b\"; }"),
        new("field renamed", "message T { int32 a = 1; string b = 2; }", "message T { int32 a = 1; string c = 2; }"),
        new("field renamed, name in JSON kept", "message T { int32 a = 1; string b = 2; }", "message T { int32 a = 1; string c = 2 [json_name = \"b\"]; }"),
        new("field's name in JSON changed", "message T { int32 a = 1; string b_c = 2; }", "message T { int32 a = 1; string b_c = 2 [json_name = \"x\"]; }"),
        new("field's name in JSON is its own", "message T { string b_c = 2; }", "message T { string b_c = 2 [json_name = \"b_c\"]; }"),
        new("number reserved no longer", "message T { int32 a = 1; reserved 2 to 5; reserved \"x\"; }", "message T { int32 a = 1; reserved 3; }"),
        new("number given again", "message T { int32 a = 1; reserved 2; }", "message T { int32 a = 1; string b = 2; }"),
        new("int32 to int64", "message T { int32 a = 1; }", "message T { int64 a = 1; }"),
        new("int32 to uint32", "message T { int32 a = 1; }", "message T { uint32 a = 1; }"),
        new("int32 to bool", "message T { int32 a = 1; }", "message T { bool a = 1; }"),
        new("int32 to sint32", "message T { int32 a = 1; }", "message T { sint32 a = 1; }"),
        new("sint32 to sint64", "message T { sint32 a = 1; }", "message T { sint64 a = 1; }"),
        new("fixed32 to sfixed32", "message T { fixed32 a = 1; }", "message T { sfixed32 a = 1; }"),
        new("fixed64 to sfixed64", "message T { fixed64 a = 1; }", "message T { sfixed64 a = 1; }"),
        new("int32 to fixed32", "message T { int32 a = 1; }", "message T { fixed32 a = 1; }"),
        new("float to double", "message T { float a = 1; }", "message T { double a = 1; }"),
        new("string to bytes", "message T { string a = 1; }", "message T { bytes a = 1; }"),
        new("int64 to string", "message T { int64 a = 1; }", "message T { string a = 1; }"),
        new("enum to int32", "message T { E a = 1; } enum E { E_A = 0; E_B = 1; }", "message T { int32 a = 1; } enum E { E_A = 0; E_B = 1; }"),
        new("message to another of the same fields", "message T { A a = 1; } message A { int32 x = 1; } message B { int32 x = 1; }",
            "message T { B a = 1; } message A { int32 x = 1; } message B { int32 x = 1; }"),
        new("message to another of other fields", "message T { A a = 1; } message A { int32 x = 1; } message B { string x = 1; }",
            "message T { B a = 1; } message A { int32 x = 1; } message B { string x = 1; }"),
        new("message to a string", "message T { A a = 1; } message A { int32 x = 1; }", "message T { string a = 1; } message A { int32 x = 1; }"),
        new("field of an inner message changed", "message T { A a = 1; } message A { int32 x = 1; }", "message T { A a = 1; } message A { int64 x = 1; }"),
        new("one became several", "message T { string a = 1; }", "message T { repeated string a = 1; }"),
        new("one number became several", "message T { int32 a = 1; }", "message T { repeated int32 a = 1; }"),
        new("packed no longer", "message T { repeated int32 a = 1; }", "message T { repeated int32 a = 1 [packed = false]; }"),
        new("presence came", "message T { int32 a = 1; }", "message T { optional int32 a = 1; }"),
        new("map's values wider", "message T { map<string, int32> a = 1; }", "message T { map<string, int64> a = 1; }"),
        new("map's keys", "message T { map<int32, int32> a = 1; }", "message T { map<string, int32> a = 1; }"),
        new("map became entries", "message T { map<string, int32> a = 1; } message A { string key = 1; int32 value = 2; }",
            "message T { repeated A a = 1; } message A { string key = 1; int32 value = 2; }"),
        new("into a oneof of its own", "message T { int32 a = 1; string b = 2; }", "message T { oneof o { int32 a = 1; } string b = 2; }"),
        new("two into a oneof", "message T { optional int32 a = 1; optional string b = 2; }", "message T { oneof o { int32 a = 1; string b = 2; } }"),
        new("field added to a oneof", "message T { oneof o { int32 a = 1; string b = 2; } }",
            "message T { oneof o { int32 a = 1; string b = 2; bool c = 3; } }"),
        new("enum: value added", "message T { E a = 1; } enum E { E_A = 0; E_B = 1; }", "message T { E a = 1; } enum E { E_A = 0; E_B = 1; E_C = 2; }"),
        new("enum: value removed", "message T { E a = 1; } enum E { E_A = 0; E_B = 1; }", "message T { E a = 1; } enum E { E_A = 0; }"),
        new("enum: value removed, reserved", "message T { E a = 1; } enum E { E_A = 0; E_B = 1; }",
            "message T { E a = 1; } enum E { E_A = 0; reserved 1; reserved \"E_B\"; }"),
        new("enum: value renamed", "message T { E a = 1; } enum E { E_A = 0; E_B = 1; }", "message T { E a = 1; } enum E { E_A = 0; E_C = 1; }"),
        new("enum: value renamed, alias kept", "message T { E a = 1; } enum E { E_A = 0; E_B = 1; }",
            "message T { E a = 1; } enum E { option allow_alias = true; E_A = 0; E_C = 1; E_B = 1; }"),
        new("enum: names swap numbers", "message T { E a = 1; } enum E { E_A = 0; E_B = 1; E_C = 2; }",
            "message T { E a = 1; } enum E { E_A = 0; E_C = 1; E_B = 2; }"),
        new("proto2: required removed", Two + "message T { required int32 a = 1; optional string b = 2; }",
            Two + "message T { optional string b = 2; reserved 1; reserved \"a\"; }"),
        new("proto2: required came", Two + "message T { optional int32 a = 1; }", Two + "message T { required int32 a = 1; }"),
        new("proto2: required added", Two + "message T { optional int32 a = 1; }", Two + "message T { optional int32 a = 1; required int32 b = 2; }"),
        new("proto2: closed enum, value added", Two + "message T { optional E a = 1; } enum E { E_A = 0; E_B = 1; }",
            Two + "message T { optional E a = 1; } enum E { E_A = 0; E_B = 1; E_C = 2; }"),
        new("proto2: closed enum, value removed", Two + "message T { optional E a = 1; } enum E { E_A = 0; E_B = 1; }",
            Two + "message T { optional E a = 1; } enum E { E_A = 0; }"),
        new("edition: enum closed", Edition + "message T { E a = 1; } enum E { E_A = 0; E_B = 1; }",
            Edition + "message T { E a = 1; } enum E { option features.enum_type = CLOSED; E_A = 0; E_B = 1; }"),
        new("proto3 to an edition", "message T { int32 a = 1; repeated int32 b = 2; string c = 3; }",
            Edition + "option features.field_presence = IMPLICIT; message T { int32 a = 1; repeated int32 b = 2; string c = 3; }"),
        new("packed to bytes", "message T { repeated int32 a = 1; }", "message T { bytes a = 1; }"),
        new("packed to another size", "message T { repeated int32 a = 1; }", "message T { repeated fixed32 a = 1; }"),
        new("wrapper to its value", "import \"google/protobuf/wrappers.proto\"; message T { google.protobuf.Int32Value a = 1; }",
            "message T { optional int32 a = 1; }"),
        new("timestamp to text", "import \"google/protobuf/timestamp.proto\"; message T { google.protobuf.Timestamp a = 1; }", "message T { string a = 1; }"),
        new("timestamp to duration", "import \"google/protobuf/timestamp.proto\"; message T { google.protobuf.Timestamp a = 1; }",
            "import \"google/protobuf/duration.proto\"; message T { google.protobuf.Duration a = 1; }", IsOfJson: true),
        new("timestamps to durations", "import \"google/protobuf/timestamp.proto\"; message T { repeated google.protobuf.Timestamp a = 1; }",
            "import \"google/protobuf/duration.proto\"; message T { repeated google.protobuf.Duration a = 1; }", IsOfJson: true),
        new("duration to message of its fields", "import \"google/protobuf/duration.proto\"; message T { google.protobuf.Duration a = 1; }",
            "message T { D a = 1; } message D { int64 seconds = 1; int32 nanos = 2; }", IsOfJson: true),
        new("wrapper to message of its field", "import \"google/protobuf/wrappers.proto\"; message T { google.protobuf.Int32Value a = 1; }",
            "message T { W a = 1; } message W { int32 value = 1; }", IsOfJson: true),
        new("text in a wrapper to timestamp", "import \"google/protobuf/wrappers.proto\"; message T { google.protobuf.StringValue a = 1; }",
            "import \"google/protobuf/timestamp.proto\"; message T { google.protobuf.Timestamp a = 1; }", IsOfJson: true),
        new("field mask to message of its field", "import \"google/protobuf/field_mask.proto\"; message T { google.protobuf.FieldMask a = 1; }",
            "message T { F a = 1; } message F { repeated string paths = 1; }", IsOfJson: true),
    ];
}
