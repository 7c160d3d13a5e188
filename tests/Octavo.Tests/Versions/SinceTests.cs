// Owns: members that came with a version of their type: written from that version on, read wherever they are, in every format. Knows no format.
using Octavo.Tests.Formats;

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

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class ShipmentOfOne
{
    [CodecMember(1)] public string? Address { get; set; }

    [CodecMember(4)] public bool Last { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class ShipmentOfTwo
{
    [CodecMember(1)] public string? Address { get; set; }

    [CodecMember(2)] public string? Instructions { get; set; }

    [CodecMember(4)] public bool Last { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant, Version = 1)]
public sealed class ShipmentAsOne
{
    [CodecMember(1)] public string? Address { get; set; }

    [CodecMember(2, Since = 2)] public string? Instructions { get; set; }

    [CodecMember(3, Since = 3)] public int Weight { get; set; }

    [CodecMember(4, Since = 1)] public bool Last { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant, Version = 2)]
public sealed class ShipmentAsTwo
{
    [CodecMember(1)] public string? Address { get; set; }

    [CodecMember(2, Since = 2)] public string? Instructions { get; set; }

    [CodecMember(3, Since = 3)] public int Weight { get; set; }

    [CodecMember(4)] public bool Last { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class ShipmentNewest
{
    [CodecMember(1)] public string? Address { get; set; }

    [CodecMember(2, Since = 2)] public string? Instructions { get; set; }

    [CodecMember(3, Since = 3)] public int Weight { get; set; }

    [CodecMember(4)] public bool Last { get; set; }
}

public abstract class ParcelBase
{
    [CodecMember(1)] public int Kept { get; set; }

    [CodecMember(2, Since = 2)] public int Came { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant, Version = 1)]
public sealed class Parcel : ParcelBase
{
    [CodecMember(3)] public int Own { get; set; }
}

[GenerateCodec]
[CodecUnion(0, typeof(Sent)), CodecUnion(1, typeof(Got))]
public abstract class Move;

[GenerateCodec(Layout = Layout.Tolerant, Version = 1)]
public sealed class Sent : Move
{
    [CodecMember(1)] public string? By { get; set; }

    [CodecMember(2, Since = 2)] public int At { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class Got : Move
{
    [CodecMember(1, Since = 2)] public int At { get; set; }
}
