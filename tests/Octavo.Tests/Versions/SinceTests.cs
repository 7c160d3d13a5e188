// Owns: members that came with a version of their type: written from that version on, read wherever they are, in every format. Knows no format.
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Versions;

public sealed class SinceTests
{
    public static TheoryData<string> Formats => [.. FormatList.EveryName];

    [Theory, MemberData(nameof(Formats))]
    public void OlderVersionsAreWrittenWithoutThem(string format)
    {
        var value = new ShipmentAsOne { Address = "a", Instructions = "i", Weight = 3, Last = true };
        Assert.Equal(Write(format, new ShipmentOfOne { Address = "a", Last = true }), Write(format, value));
        var second = new ShipmentAsTwo { Address = "a", Instructions = "i", Weight = 3, Last = true };
        Assert.Equal(Write(format, new ShipmentOfTwo { Address = "a", Instructions = "i", Last = true }), Write(format, second));
    }

    [Theory, MemberData(nameof(Formats))]
    public void TheNewestIsWrittenWithAll(string format)
    {
        var value = new ShipmentNewest { Address = "a", Instructions = "i", Weight = 3, Last = true };
        ShipmentNewest read = FormatList.Of<ShipmentNewest>(format).Deserialize(Write(format, value))!;
        Assert.Equal(("a", "i", 3, true), (read.Address, read.Instructions, read.Weight, read.Last));
    }

    [Theory, MemberData(nameof(Formats))]
    public void TheyAreReadWhateverTheTypeIsWrittenAs(string format)
    {
        byte[] newest = Write(format, new ShipmentNewest { Address = "a", Instructions = "i", Weight = 3, Last = true });
        ShipmentAsOne read = FormatList.Of<ShipmentAsOne>(format).Deserialize(newest)!;
        Assert.Equal(("a", "i", 3, true), (read.Address, read.Instructions, read.Weight, read.Last));
        byte[] oldest = Write(format, new ShipmentOfOne { Address = "a", Last = true });
        ShipmentNewest missing = FormatList.Of<ShipmentNewest>(format).Deserialize(oldest)!;
        Assert.Equal(("a", null, 0, true), (missing.Address, missing.Instructions, missing.Weight, missing.Last));
    }

    [Theory, MemberData(nameof(Formats))]
    public void BaseClassesMembersGoByTheDerivedVersion(string format)
    {
        var value = new Parcel { Kept = 1, Came = 2, Own = 3 };
        Parcel read = FormatList.Of<Parcel>(format).Deserialize(Write(format, value))!;
        Assert.Equal((1, 0, 3), (read.Kept, read.Came, read.Own));
    }

    [Theory, MemberData(nameof(Formats))]
    public void CasesHaveVersionsOfTheirOwn(string format)
    {
        Move read = FormatList.Of<Move>(format).Deserialize(FormatList.Of<Move>(format).Serialize(new Sent { By = "b", At = 5 }))!;
        Assert.Equal(("b", 0), (((Sent)read).By, ((Sent)read).At));
        read = FormatList.Of<Move>(format).Deserialize(FormatList.Of<Move>(format).Serialize(new Got { At = 6 }))!;
        Assert.Equal(6, ((Got)read).At);
    }

    [Fact]
    public void ClonesHaveThem() => Assert.Equal("i", OctavoGraph.Clone(new ShipmentAsOne { Instructions = "i" })!.Instructions);

    private static byte[] Write<T>(string format, T value) => FormatList.Of<T>(format).Serialize(value);
}
