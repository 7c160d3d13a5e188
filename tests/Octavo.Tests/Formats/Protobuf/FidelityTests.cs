// Owns: the lines of docs/fidelity.md about Protobuf, one test each.
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Formats.Protobuf;

public sealed class FidelityTests
{
    [Fact]
    public void TimesAreInstants()
    {
        var local = new DateTime(2025, 1, 2, 3, 4, 5, DateTimeKind.Local);
        Assert.Equal((local.ToUniversalTime(), DateTimeKind.Utc), (Again(local), Again(local).Kind));
        var unspecified = new DateTime(2025, 1, 2);
        Assert.Equal((unspecified.Ticks, DateTimeKind.Utc), (Again(unspecified).Ticks, Again(unspecified).Kind));
        Assert.Equal(default, Again(new Kept()).Time);
        var offset = new DateTimeOffset(2025, 1, 2, 3, 4, 5, TimeSpan.FromHours(2));
        Assert.Equal((offset.UtcDateTime, TimeSpan.Zero), (Again(offset).UtcDateTime, Again(offset).Offset));
    }

    [Fact]
    public void WhatCannotBeSaidIsRefused()
    {
        Refused(OctavoErrorCode.InvalidText, "a\uD800b");
        Refused(OctavoErrorCode.InvalidText, new Kept { Text = new string('x', 5000) + "\uDC00" });
        Refused(OctavoErrorCode.InvalidValue, new Kept { Texts = ["a", null] });
        Refused<Kept?>(OctavoErrorCode.InvalidValue, null);
    }

    [Fact]
    public void EmptyCollectionsAreAbsent()
    {
        Assert.Equal(OctavoProtobuf.Serialize(new Kept()), OctavoProtobuf.Serialize(new Kept { Numbers = [], Map = [] }));
        Kept read = Again(new Kept { Numbers = [], Filled = [] });
        Assert.Null(read.Numbers);
        Assert.Empty(read.Filled);
        Assert.Equal("", Again(new Kept { Text = "" }).Text);
        Assert.Null(Again(new Kept()).Text);
        Assert.Empty(Again(new Kept { Bytes = [] }).Bytes!);
        Assert.Null(Again(new Kept()).Bytes);
        Assert.Equal([1, null, 0], Again(new Kept { Perhaps = [1, null, 0] }).Perhaps);
    }

    [Fact]
    public void TheRestIsKept()
    {
        Assert.True(double.IsNegative(Again(new Kept { Real = -0.0 }).Real));
        Assert.Equal(0x7FF8_0000_0000_0123, BitConverter.DoubleToInt64Bits(Again(BitConverter.Int64BitsToDouble(0x7FF8_0000_0000_0123))));
        Assert.True(Half.IsNaN(Again(BitConverter.UInt16BitsToHalf(0x7C01))));
        foreach (decimal number in new[] { 1.10m, new decimal(0, 0, 0, true, 2), decimal.MaxValue, decimal.MinValue, 0.0000000000000000000000000001m })
        {
            Assert.Equal(decimal.GetBits(number), decimal.GetBits(Again(number)));
        }
        Assert.Equal(Int128.MinValue, Again(Int128.MinValue));
        Assert.Equal((ByteEnum)77, Again(new Kept { Enum = (ByteEnum)77 }).Enum);
        Assert.Equal(["b", "a"], Again(new Kept { Map = new() { ["b"] = 1, ["a"] = 2 } }).Map!.Keys);
        Assert.Equal(
            OctavoProtobuf.Serialize(new Kept { Map = new() { ["a"] = 2, ["b"] = 1 } }),
            OctavoProtobuf.Serialize(new Kept { Map = new() { ["b"] = 1, ["a"] = 2 } }, new OctavoProtobufOptions { Deterministic = true }));
    }

    private static T Again<T>(T value) => OctavoProtobuf.Deserialize<T>(OctavoProtobuf.Serialize(value))!;

    private static void Refused<T>(OctavoErrorCode code, T value) =>
        Assert.Equal(code, Assert.Throws<OctavoException>(() => OctavoProtobuf.Serialize(value)).Code);
}
