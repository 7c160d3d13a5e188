// Owns: what omitting members does to the bytes of each format.
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Formats;

public sealed class OmittingTests
{
    [Fact]
    public void MapsCountWhatIsThere()
    {
        Assert.Equal("82A44B65707407A6416C77617973C0", Convert.ToHexString(OctavoMsgPack.Serialize(new OmitsNull { Kept = 7 })));
        Assert.Equal("80", Convert.ToHexString(OctavoMsgPack.Serialize(new OmitsDefault())));
        Assert.Equal("810301", Convert.ToHexString(OctavoMsgPack.Serialize(new OmitsNumberMap { Tail = 1 })));
    }

    [Fact]
    public void ArraysAndPositionsKeepAll()
    {
        Assert.Equal("9401C0C000", Convert.ToHexString(OctavoMsgPack.Serialize(new OmitsNumbered { Id = 1 })));
        Assert.Equal(1 + 4 + 1 + 4, OctavoBinary.Serialize(new OmitsNumberMap()).Length);
        Assert.Equal(16, OctavoBinary.Serialize(new OmitsStruct()).Length);
    }

    /// <summary>A separator comes before the last member wherever one before it was written.</summary>
    [Theory]
    [InlineData(0, 0, "{}")]
    [InlineData(1, 0, """{"A":1}""")]
    [InlineData(0, 2, """{"B":2}""")]
    [InlineData(1, 2, """{"A":1,"B":2}""")]
    public void JsonSeparatesWhatIsThere(int a, long b, string expected) =>
        Assert.Equal(expected, OctavoJson.SerializeToString(new OmitsStruct { A = a, B = b }));
}
