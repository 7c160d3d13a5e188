// Owns: the .proto text of enums and well-known types, to the letter. What other people's programs make of it is in LiveTests.
using Octavo.Conformance.Protobuf.KnownTypes;

[assembly: Octavo.GenerateCodecFor(typeof(List<KnownColor>))]
[assembly: Octavo.GenerateCodecFor(typeof(Dictionary<string, Octavo.ProtobufAny>))]

namespace Octavo.Conformance.Protobuf;

public class SchemaTests
{
    [Fact]
    public void Enums_and_well_known_types()
    {
        const string Expected = """
            syntax = "proto3";

            package octavo.conformance.protobuf.known_types;

            import "google/protobuf/any.proto";

            import "google/protobuf/duration.proto";

            import "google/protobuf/empty.proto";

            import "google/protobuf/field_mask.proto";

            import "google/protobuf/struct.proto";

            import "google/protobuf/timestamp.proto";

            import "google/protobuf/wrappers.proto";

            message KnownNestedItem {
              repeated KnownColor value = 1;
            }

            message Known {
              google.protobuf.Any any = 2;
              google.protobuf.Struct fields = 3;
              google.protobuf.ListValue list = 4;
              google.protobuf.Value value = 5;
              google.protobuf.FieldMask mask = 6;
              google.protobuf.Empty empty = 7;
              google.protobuf.Timestamp time = 8;
              google.protobuf.Duration span = 9;
              repeated google.protobuf.Value values = 10;
              google.protobuf.Int32Value int32 = 11;
              google.protobuf.UInt64Value u_int64 = 12;
              google.protobuf.BoolValue bool = 13;
              google.protobuf.DoubleValue double = 14;
              google.protobuf.FloatValue single = 15;
              google.protobuf.StringValue text = 16;
              google.protobuf.BytesValue bytes = 17;
              google.protobuf.Int64Value int64 = 18;
              google.protobuf.UInt32Value u_int32 = 19;
              KnownColor color = 20;
              optional KnownColor perhaps = 21;
              repeated KnownColor colors = 22;
              KnownStep step = 23;
              int32 rights = 24; // Octavo.Conformance.Protobuf.KnownTypes.KnownRights: an integer, as flags have sums without a name
              int64 long = 25; // Octavo.Conformance.Protobuf.KnownTypes.KnownLong: an integer, as an enum has no numbers beyond 32 bits
              sint32 zig = 26; // Octavo.Conformance.Protobuf.KnownTypes.KnownColor: an integer, as an enum has no other encoding than that of int32
              repeated KnownStep expanded = 27 [packed = false];
              repeated KnownNestedItem nested = 28;
              map<int32, KnownStep> steps = 151;
            }

            enum KnownColor {
              option allow_alias = true;
              KNOWN_COLOR_RED = 0;
              KNOWN_COLOR_GREEN = 1;
              KNOWN_COLOR_BLUE = 2;
              KNOWN_COLOR_AZURE = 2;
            }

            enum KnownStep {
              KNOWN_STEP_UNSPECIFIED = 0; // has no name in .NET
              KNOWN_STEP_FIRST = 1;
              KNOWN_STEP_BACK = -1;
            }

            """;
        Assert.Equal(Expected.ReplaceLineEndings("\n"), OctavoProtobuf.Schema<Known>());
    }

    [Fact]
    public void Roots_that_are_no_messages()
    {
        Assert.Contains("repeated KnownColor value = 1;", OctavoProtobuf.Schema<List<KnownColor>>(), StringComparison.Ordinal);
        Assert.Contains("map<string, google.protobuf.Any> value = 1;", OctavoProtobuf.Schema<Dictionary<string, ProtobufAny>>(), StringComparison.Ordinal);
        Assert.Equal("syntax = \"proto3\";\n\nimport \"google/protobuf/struct.proto\";\n", OctavoProtobuf.Schema<ProtobufStruct>());
    }
}
