// Owns: the .proto text of enums and well-known types, to the letter. What other people's programs make of it is in LiveTests.
using Octavo.Conformance.Protobuf.Declared;
using Octavo.Conformance.Protobuf.KnownTypes;
using Octavo.Protobuf.WellKnown;

[assembly: Octavo.GenerateCodecFor(typeof(List<KnownColor>))]
[assembly: Octavo.GenerateCodecFor(typeof(Dictionary<string, Octavo.Protobuf.WellKnown.ProtobufAny>))]

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

    [Fact]
    public void What_attributes_declare()
    {
        const string Expected = """
            edition = "2023";

            package shop.v1;

            option csharp_namespace = "Octavo.Conformance.Protobuf.Declared";

            import "money.proto";

            import "shop/state.proto";

            message Order {
              extensions 100 to 199, 1000 to max;
              reserved 20, 22 to 25;
              reserved old, older;
              int32 _id = 1 [default = 7, json_name = "ID"];
              string note = 2 [default = "a \"b\"\n~1% :"];
              bytes raw = 3 [default = "\001"];
              .shop.v1.State state = 4;
              repeated .shop.v1.Order.Line lines = 5;
              .Money total = 6;
              string loose = 7 [features.utf8_validation = NONE];
              map<string, int32> counts = 8 [features.utf8_validation = NONE];
              oneof Pay_By {
                string card = 9;
              }
              DeclaredPlain plain = 10;
              repeated .shop.v1.State states = 11;
              .shop.v1.Set set = 12;
              .shop.v1.Order.Kind kind = 13;

              message LineGapsItem {
                int32 value = 1;
              }

              message Line {
                string sku = 1 [features.field_presence = IMPLICIT];
                repeated .shop.v1.Order.LineGapsItem gaps = 2;
              }

              enum Kind {
                KIND_RETAIL = 0;
                KIND_WHOLESALE = 1;
              }
            }

            message DeclaredPlain {
              int32 count = 1 [features.field_presence = IMPLICIT];
            }

            message Set {
              option message_set_wire_format = true;
              extensions 4 to max;
            }

            """;
        Assert.Equal(Expected.ReplaceLineEndings("\n"), OctavoProtobuf.Schema<DeclaredOrder>());
        IReadOnlyDictionary<string, string> files = OctavoProtobuf.SchemaFiles<DeclaredOrder>();
        Assert.Equal(["money.proto", "shop/order.proto", "shop/state.proto"], files.Keys.Order(StringComparer.Ordinal));
        Assert.Equal("""
            edition = "2023";

            option csharp_namespace = "Octavo.Conformance.Protobuf.Declared";

            import "shop/state.proto";

            message Money {
              int64 units = 1 [features.field_presence = IMPLICIT];
              .shop.v1.State state = 2 [features.field_presence = IMPLICIT];
            }

            """.ReplaceLineEndings("\n"), files["money.proto"]);
        Assert.Equal("""
            edition = "2023";

            package shop.v1;

            enum State {
              option features.enum_type = CLOSED;
              option allow_alias = true;
              reserved 9 to max;
              reserved GONE;
              PAID = 3;
              settled = 3;
              OPEN = 1;
              STATE_LOST = -1;
            }

            """.ReplaceLineEndings("\n"), files["shop/state.proto"]);
    }

    [Fact]
    public void What_is_nested_alone_stands_in_the_message_that_it_names()
    {
        Assert.StartsWith("syntax = \"proto3\";\n\npackage shop.v1;\n", OctavoProtobuf.Schema<DeclaredLine>(), StringComparison.Ordinal);
        Assert.Contains("\nmessage Order {\n  message LineGapsItem {\n", OctavoProtobuf.Schema<DeclaredLine>(), StringComparison.Ordinal);
        Assert.Equal("type.googleapis.com/shop.v1.Order.Line", ProtobufAny.Pack(new DeclaredLine()).TypeUrl);
        Assert.Equal("type.googleapis.com/Money", ProtobufAny.Pack(new DeclaredMoney()).TypeUrl);
    }

    [Fact]
    public void An_enum_that_says_so_is_closed()
    {
        DeclaredOrder read = OctavoProtobuf.Deserialize<DeclaredOrder>([0x20, 0x03, 0x20, 0x05, 0x5A, 0x02, 0x01, 0x07])!;
        Assert.Equal(DeclaredState.Paid, read.State);
        Assert.Equal([DeclaredState.Open], read.States);
    }

    [Fact]
    public void ProtoJSON_has_the_names_that_are_declared()
    {
        var order =
            new DeclaredOrder
            {
                Id = 5,
                State = DeclaredState.Lost,
                Lines = { new() { Sku = "x" } },
                Total = new() { Units = 1, State = DeclaredState.Open },
                Counts = { ["a"] = 1 },
                Card = "c",
                Kind = DeclaredKind.Wholesale
            };
        const string json =
            """{"ID":5,"state":"STATE_LOST","lines":[{"sku":"x"}],"total":{"units":"1","state":"OPEN"},"counts":{"a":1},"card":"c","kind":"KIND_WHOLESALE"}""";
        Assert.Equal(json, Encoding.UTF8.GetString(OctavoProtoJson.Serialize(order)));
        Assert.Equal(json, Encoding.UTF8.GetString(OctavoProtoJson.Serialize(OctavoProtoJson.Deserialize<DeclaredOrder>(Encoding.UTF8.GetBytes(json))!)));
        Assert.Equal("shop.v1.Order", ProtoJsonTypes.MessageOf<DeclaredOrder>().FullName);
        Assert.Contains("\"_id\":5", Encoding.UTF8.GetString(OctavoProtoJson.Serialize(order, new() { OriginalNames = true })), StringComparison.Ordinal);
    }
}
