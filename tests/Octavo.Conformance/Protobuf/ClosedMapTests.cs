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
        Assert.Equal(ClosedLevel.High, (field == 1 ? read.Levels : read.States.ToDictionary(p => p.Key, p => (ClosedLevel)p.Value))[1]);
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
        Assert.Equal("""{"levels":{"1":"CLOSED_LEVEL_HIGH"}}""", OctavoProtoJson.ToJsonString(Entries(1, 1, 99), type).Replace(" ", "", StringComparison.Ordinal));
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
    }
}
