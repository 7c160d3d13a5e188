// Owns: the bytes of types by protobuf-net's attributes: those that it writes. Knows no other format.
using Octavo.Tests.Zoo;
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Formats.Protobuf;

public sealed class NetMessageTests
{
    public static TheoryData<string> Names => [.. Entries().Select(e => e.Name)];

    private static IEnumerable<ZooEntry> Entries() => ProtoBufTypes.Entries().Concat(ProtoBufParts.Entries()).Concat(ProtoBufReferences.Entries());

    private static string Hex<T>(T value) => Convert.ToHexString(OctavoProtobuf.Serialize(value));

    /// <summary>Empty text is written, zero is not; a time always is, as are required members and what is not the default value.</summary>
    [Fact]
    public void Its_defaults_hold()
    {
        Assert.Contains("5800", Hex(new NetOrder()), StringComparison.Ordinal);
        Assert.DoesNotContain("0800", Hex(new NetOrder()), StringComparison.Ordinal);
        Assert.Contains("1A", Hex(new NetOrder()), StringComparison.Ordinal);
        Assert.Contains("1200", Hex(new NetOrder { Name = "" }), StringComparison.Ordinal);
        Assert.Contains("6000", Hex(new NetOrder { Five = 0 }), StringComparison.Ordinal);
        Assert.DoesNotContain("6005", Hex(new NetOrder { Five = 5 }), StringComparison.Ordinal);
    }

    /// <summary>What is zero as a number and has bits is written, where protobuf-net leaves it out and reads 0.</summary>
    [Fact]
    public void A_zero_with_a_sign_or_a_scale_comes_back()
    {
        foreach (decimal zero in (decimal[])[0.0m, new decimal(0, 0, 0, true, 0), new decimal(0, 0, 0, true, 28)])
        {
            Assert.Equal(decimal.GetBits(zero),
                decimal.GetBits(OctavoProtobuf.Deserialize<NetOrder>(OctavoProtobuf.Serialize(new NetOrder { Price = zero }))!.Price));
        }
        NetZeros zeros =
            OctavoProtobuf.Deserialize<NetZeros>(
                OctavoProtobuf.Serialize(
                    new NetZeros { Single = -0.0f, Double = -0.0, Zero = -0.0, NotANumber = 0, Five = 5m, Half = Half.NegativeZero, Price = 0 }))!;
        Assert.True(float.IsNegative(zeros.Single) && double.IsNegative(zeros.Double) && double.IsNegative(zeros.Zero));
        Assert.True(Half.IsNegative(zeros.Half));
        Assert.Equal((0, 0m), (zeros.NotANumber, zeros.Price));
        Assert.Equal(decimal.GetBits(5m), decimal.GetBits(zeros.Five));
        Assert.Equal(decimal.GetBits(0m), decimal.GetBits(OctavoProtobuf.Deserialize<NetZeros>(OctavoProtobuf.Serialize(new NetZeros { Five = 0 }))!.Five));
        Assert.Equal("", Hex(new NetZeros()));
        Assert.Equal("4201794A0179", Hex(new NetZeros { Text = "y", Empty = "y" }));
    }

    [Fact]
    public void Its_forms_are_followed()
    {
        string full = Hex(NetOrder.Full());
        Assert.Contains("2A12093322110055447766" + "118899AABBCCDDEEFF", full, StringComparison.Ordinal); // bcl.Guid
        Assert.Contains("30013002", full, StringComparison.Ordinal);
        Assert.Contains("3A020304", full, StringComparison.Ordinal);
        Assert.Contains("4001490200000000000000", full, StringComparison.Ordinal);
        Assert.Contains("52020803", full, StringComparison.Ordinal); // google.protobuf.Duration
    }

    /// <summary>Each comes between tags; of the values, fields of bcl.proto: two halves of a Guid, low part and sign with scale of a decimal, value and scale
    /// of times.</summary>
    [Fact]
    public void Groups_are_written_where_they_are_asked_for()
    {
        const string Expected = "0B" + "093322110055447766" + "118899AABBCCDDEEFF" + "0C"
            + "13" + "080F" + "1802" + "14"
            + "1B" + "0804" + "1C"
            + "23" + "0806" + "1001" + "24"
            + "2B" + "0801" + "2C"
            + "33" + "0802" + "34" + "33" + "34"
            + "3A06" + "0803" + "13" + "0804" + "14";
        Assert.Equal(Expected, Hex(NetGroups.Full()));
        NetGroups read = OctavoProtobuf.Deserialize<NetGroups>(Convert.FromHexString(Expected))!;
        Assert.Equal((NetGroups.Full().Key, 1.5m, 2, 4), (read.Key, read.Price, read.Many!.Count, read.ByNumber![3].Number));
    }

    [Fact]
    public void Lists_are_replaced_where_it_is_asked()
    {
        NetOrder read = OctavoProtobuf.Deserialize<NetOrder>(OctavoProtobuf.Serialize(NetOrder.Full()))!;
        Assert.Equal(["a"], read.Lines);
        Assert.Equal([1, 2], read.Numbers);
    }

    [Fact]
    public void Members_are_numbered_by_name_or_by_the_type()
    {
        Assert.Equal("0A01611001", Hex(new NetImplicit { B = 1, A = "a" }));
        Assert.Equal("1A016E", Hex(new NetPartial { Name = "n" }));
    }

    [Fact]
    public void A_base_without_members_holds_the_part_of_its_case()
    {
        Assert.Equal("2A0909000000000000F03F", Hex<NetShape>(new NetCircle { Radius = 1 }));
        Assert.Equal("32020802", Hex<NetShape>(new NetSquare { Side = 2 }));
    }

    [Theory, MemberData(nameof(Names))]
    public void Round_trips(string name)
    {
        ZooEntry entry = Entries().Single(e => e.Name == name);
        foreach (object? value in entry.Objects())
        {
            byte[] data = OctavoProtobuf.Serialize(value, entry.Type);
            Assert.Equal(Convert.ToHexString(data), Convert.ToHexString(OctavoProtobuf.Serialize(OctavoProtobuf.Deserialize(data, entry.Type), entry.Type)));
        }
    }
}
