// Owns: texts of well-known types that come back as they were or are refused: paths of a FieldMask, an Any of Empty. Needs no suite.
using Octavo.Protobuf.WellKnown;

namespace Octavo.Conformance.JsonMapping;

public class WellKnownTextTests
{
    private static readonly ProtoMessageType s_mask = ProtoJsonTypes.WellKnown.Message("google.protobuf.FieldMask");
    private static readonly ProtoMessageType s_any = ProtoJsonTypes.WellKnown.Message("google.protobuf.Any");

    [Theory]
    [InlineData("a,b")]
    [InlineData("")]
    [InlineData(",")]
    [InlineData("a_")]
    [InlineData("aB")]
    public void A_path_that_would_not_come_back_is_refused(string path)
    {
        byte[] message = OctavoProtobuf.Serialize(new ProtobufFieldMask { Paths = { "good_one", path } });
        Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoProtoJson.ToJson(message, s_mask)).Code);
    }

    [Theory]
    [InlineData("a,,b")]
    [InlineData(",")]
    [InlineData("a,")]
    [InlineData("a_b")]
    public void A_text_with_an_empty_path_is_refused(string text) =>
        Assert.Equal(OctavoErrorCode.InvalidValue,
            Assert.Throws<OctavoException>(() => OctavoProtoJson.FromJson(Encoding.UTF8.GetBytes("\"" + text + "\""), s_mask)).Code);

    [Fact]
    public void Paths_come_back()
    {
        byte[] message = OctavoProtobuf.Serialize(new ProtobufFieldMask { Paths = { "good_one", "a.b_c", "d" } });
        byte[] json = OctavoProtoJson.ToJson(message, s_mask);
        Assert.Equal("\"goodOne,a.bC,d\"", Encoding.UTF8.GetString(json));
        Assert.Equal(message, OctavoProtoJson.FromJson(json, s_mask));
        Assert.Empty(OctavoProtoJson.FromJson("\"\""u8, s_mask));
    }

    /// <summary>Google's libraries differ in whether Empty has a form of its own in JSON.</summary>
    [Theory]
    [InlineData("{\"@type\":\"type.googleapis.com/google.protobuf.Empty\"}")]
    [InlineData("{\"@type\":\"type.googleapis.com/google.protobuf.Empty\",\"value\":{}}")]
    [InlineData("{\"value\":{},\"@type\":\"type.googleapis.com/google.protobuf.Empty\"}")]
    public void An_Any_of_Empty_may_have_a_value(string json) =>
        Assert.Equal("{\"@type\":\"type.googleapis.com/google.protobuf.Empty\"}",
            Encoding.UTF8.GetString(OctavoProtoJson.ToJson(OctavoProtoJson.FromJson(Encoding.UTF8.GetBytes(json), s_any), s_any)));

    [Theory]
    [InlineData("{\"@type\":\"type.googleapis.com/google.protobuf.Empty\",\"value\":1}", OctavoErrorCode.TypeMismatch)]
    [InlineData("{\"@type\":\"type.googleapis.com/google.protobuf.Empty\",\"value\":{\"a\":1}}", OctavoErrorCode.UnknownMember)]
    [InlineData("{\"@type\":\"type.googleapis.com/google.protobuf.Empty\",\"a\":1}", OctavoErrorCode.UnknownMember)]
    [InlineData("{\"@type\":\"type.googleapis.com/google.protobuf.Empty\",\"value\":{},\"value\":{}}", OctavoErrorCode.DuplicateMember)]
    public void Anything_else_in_it_is_refused(string json, OctavoErrorCode code) =>
        Assert.Equal(code, Assert.Throws<OctavoException>(() => OctavoProtoJson.FromJson(Encoding.UTF8.GetBytes(json), s_any)).Code);
}
