// Owns: entries of maps with a number that the closed enum of the values does not have: each is an unknown field as a whole.
using Octavo.Protobuf;

namespace Octavo.Conformance.Protobuf;

public class ClosedMapTests
{
    /// <summary>Entries of the field of a number: key 1 with each value.</summary>
    private static byte[] Entries(int field, params byte[] values) => [.. values.SelectMany(v => (byte[])[(byte)((field << 3) | 2), 4, 8, 1, 16, v])];

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    public void An_earlier_entry_of_the_key_stays(int field)
    {
        ClosedMaps read = OctavoProtobuf.Deserialize<ClosedMaps>(Entries(field, 1, 99))!;
        Assert.Equal(ClosedLevel.High, field == 1 ? read.Levels[1] : (ClosedLevel)read.States[1]);
        ClosedMaps none = OctavoProtobuf.Deserialize<ClosedMaps>(Entries(field, 99))!;
        Assert.Empty(none.Levels);
        Assert.Empty(none.States);
    }

    /// <summary>Of two values in one entry the last counts.</summary>
    [Fact]
    public void The_last_value_of_an_entry_counts()
    {
        Assert.Equal(ClosedLevel.High, OctavoProtobuf.Deserialize<ClosedMaps>([10, 6, 8, 1, 16, 99, 16, 1])!.Levels[1]);
        Assert.Empty(OctavoProtobuf.Deserialize<ClosedMaps>([10, 6, 8, 1, 16, 1, 16, 99])!.Levels);
    }

    [Fact]
    public void Unknown_fields_that_are_refused_are_refused_here() =>
        Assert.Equal(OctavoErrorCode.UnknownMember, Assert.Throws<OctavoException>(() => OctavoProtobuf.Deserialize<ClosedMaps>(Entries(1, 99),
            new OctavoProtobufOptions { UnknownMembers = UnknownMemberPolicy.Refuse })).Code);

    [Fact]
    public void Their_JSON_has_the_earlier_entry()
    {
        ProtoMessageType type = ProtoJsonTypes.MessageOf<ClosedMaps>();
        string json = OctavoProtoJson.ToJsonString(Entries(1, 1, 99), type).Replace(" ", "", StringComparison.Ordinal);
        Assert.Equal("""{"levels":{"1":"CLOSED_LEVEL_HIGH"}}""", json);
    }

    [Fact]
    public void The_JSON_of_members_that_are_closed_alone_is_the_same()
    {
        ProtoMessageType type = ProtoJsonTypes.MessageOf<ClosedMaps>();
        Assert.Equal("""{"states":{"1":"OPEN_LEVEL_HIGH"}}""", Json(Entries(2, 1, 99)));
        Assert.Equal("""{"open":7}""", Json([24, 99, 40, 7]));
        Assert.Equal("""{"many":["OPEN_LEVEL_HIGH"]}""", Json([34, 2, 99, 1]));
        foreach (string json in (string[])["""{"one":99}""", """{"many":[99]}""", """{"states":{"1":99}}"""])
        {
            Assert.Equal(OctavoErrorCode.InvalidValue, Assert.Throws<OctavoException>(() => OctavoProtoJson.Deserialize<ClosedMaps>(json)).Code);
        }
        Assert.Equal((OpenLevel)99, OctavoProtoJson.Deserialize<ClosedMaps>("""{"open":99}""")!.Open);

        string Json(byte[] data) => OctavoProtoJson.ToJsonString(data, type).Replace(" ", "", StringComparison.Ordinal);
    }

    [ProtobufEnum(IsClosed = true)]
    public enum ClosedLevel
    {
        Low,
        High,
    }

    public enum OpenLevel
    {
        Low,
        High,
    }

    [GenerateCodec]
    public sealed class ClosedMaps
    {
        [CodecMember(1)] public Dictionary<int, ClosedLevel> Levels { get; set; } = [];

        [CodecMember(2), ProtobufMember(Enums = ProtobufEnums.Closed)] public Dictionary<int, OpenLevel> States { get; set; } = [];

        [CodecMember(3), ProtobufMember(Enums = ProtobufEnums.Closed)] public OpenLevel One { get; set; }

        [CodecMember(4), ProtobufMember(Enums = ProtobufEnums.Closed)] public List<OpenLevel> Many { get; set; } = [];

        [CodecMember(5)] public OpenLevel Open { get; set; }
    }
}
