// Owns: zeros of members that a new object has with another value: the schema says that their absence is not zero, so ProtoJSON and other implementations write
// them.
namespace Octavo.Conformance.JsonMapping;

public class InitialValueTests
{
    [Fact]
    public void Zeros_come_back()
    {
        var zeros = new Initialized { On = false, Id = 0, Text = "", Ratio = 0, Bytes = [], Day = DayOfWeek.Sunday };
        string json = OctavoProtoJson.SerializeToString(zeros);
        Assert.Equal("""{"on":false,"id":0,"text":"","ratio":0,"bytes":"","day":"DAY_OF_WEEK_SUNDAY"}""", json);
        Assert.True(OctavoGraph.Equals(zeros, OctavoProtoJson.Deserialize<Initialized>(json)));
        Assert.True(OctavoGraph.Equals(zeros, OctavoProtobuf.Deserialize<Initialized>(OctavoProtobuf.Serialize(zeros))));
    }

    [Fact]
    public void Their_fields_have_explicit_presence()
    {
        string schema = OctavoProtobuf.Schema<Initialized>();
        Assert.Contains("optional bool on = 1;", schema, StringComparison.Ordinal);
        Assert.Contains("optional string text = 3;", schema, StringComparison.Ordinal);
        Assert.Contains("\n  int32 plain = 7;", schema, StringComparison.Ordinal);
    }

    /// <summary><c>[DefaultValue]</c> as protobuf-net takes it: that value is left out, and zero is written.</summary>
    [Fact]
    public void Zeros_beside_a_default_come_back()
    {
        var zero = new Defaulted { Id = 0 };
        Assert.Equal("0800", Convert.ToHexString(OctavoProtobuf.Serialize(zero)));
        string json = OctavoProtoJson.SerializeToString(zero);
        Assert.Equal("""{"id":0}""", json);
        Assert.Equal(0, OctavoProtoJson.Deserialize<Defaulted>(json)!.Id);
        Assert.Equal("{}", OctavoProtoJson.SerializeToString(new Defaulted()));
        Assert.Equal(5, OctavoProtoJson.Deserialize<Defaulted>("{}")!.Id);
    }
}
