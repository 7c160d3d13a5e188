// Owns: messages of real files as JSON, and back to the same bytes. Knows no converter's inside.
namespace Octavo.Conformance.JsonMapping;

public class ProtoJsonGoldenTests
{
    private const string Golden = "protobuf-golden";
    private const string NorthwindSuite = "protobuf-net-nwind";

    [SuiteFact(Golden)]
    public void Every_kind_of_field_of_proto2() => Check(Golden, "golden_message_oneof_implemented", "protobuf_unittest.TestAllTypes", isSame: true);

    [SuiteFact(Golden)]
    public void Of_a_oneof_that_was_written_whole_the_last_is_kept() => Check(Golden, "golden_message", "protobuf_unittest.TestAllTypes", isSame: false);

    [SuiteFact(Golden)]
    public void Every_kind_of_field_of_proto3() => Check(Golden, "golden_message_proto3", "proto3_unittest.TestAllTypes", isSame: true);

    [SuiteFact(Golden)]
    public void Every_kind_of_packed_field() => Check(Golden, "golden_packed_fields_message", "protobuf_unittest.TestPackedTypes", isSame: true);

    [SuiteFact(Golden)]
    public void Maps_of_every_key() => Check(Golden, "golden_message_maps", "protobuf_unittest.TestMaps", isSame: false);

    [SuiteFact(NorthwindSuite)]
    public void Northwind() => Check(NorthwindSuite, "nwind", "DAL.Database", isSame: true, "nwind.proto.bin");

    [SuiteFact(Golden)]
    public void Text_that_is_not_UTF_8_is_refused()
    {
        ProtoMessageType type = Types(Golden).Message("proto3_unittest.TestAllTypes");
        OctavoException refused = Assert.Throws<OctavoException>(() => OctavoProtoJson.ToJson(SuiteFolder.Bytes(Golden + "/bad_utf8_string"), type));
        Assert.Equal(OctavoErrorCode.InvalidText, refused.Code);
        Assert.Equal("TestAllTypes.optional_string", refused.Path);
    }

    [SuiteFact("protobuf-conformance")]
    public void Of_an_item_of_a_message_set_the_first_number_and_message_count()
    {
        ProtoMessageType type = Types("protobuf-conformance").Message("protobuf_test_messages.proto2.TestAllTypesProto2.MessageSetCorrect");
        byte[] item = Convert.FromHexString("0B" + "10F9BB5E" + "1A04CA010161" + "10D0B3FC01" + "1A04CA010162" + "0C");
        Assert.Equal("""{"[protobuf_test_messages.proto2.TestAllTypesProto2.MessageSetCorrectExtension1.message_set_extension]":{"str":"a"}}""",
            Encoding.UTF8.GetString(OctavoProtoJson.ToJson(item, type)));
    }

    private static ProtoJsonTypes Types(string suite) => ProtoJsonTypes.FromDescriptorSet(SuiteFolder.Bytes(suite + "/descriptor_set.pb"));

    private static void Check(string suite, string name, string type, bool isSame, string? file = null)
    {
        ProtoMessageType message = Types(suite).Message(type);
        byte[] bytes = SuiteFolder.Bytes($"{suite}/{file ?? name}");
        byte[] json = OctavoProtoJson.ToJson(bytes, message);
        Assert.True(JsonTrees.Same(SuiteFolder.Bytes($"{suite}/{name}.expected.json"), json),
            Encoding.UTF8.GetString(json.AsSpan(0, Math.Min(json.Length, 4000))));
        byte[] again = OctavoProtoJson.FromJson(json, message);
        if (isSame)
        {
            Assert.Equal(bytes, again);
        }
        Assert.Equal(json, OctavoProtoJson.ToJson(again, message));
        var indented = OctavoProtoJsonOptions.Indented with { OriginalNames = true, EnumsAsNumbers = true, WriteDefaults = true };
        Assert.Equal(json, OctavoProtoJson.ToJson(OctavoProtoJson.FromJson(OctavoProtoJson.ToJson(bytes, message, indented), message), message));
    }
}
