// Owns: integers to text and back, every width at its edges, and the grammar.
using Octavo.Text;

namespace Octavo.Tests.Texts;

public sealed class DecimalIntegersTests
{
    private readonly Padded _text = new();

    public static TheoryData<string> NoIntegers =>
    [
        "", "-", "--1", "+1", "01", "-01", "00", "-00", "000000000000000000000", "1.0", "1.", "1e2", "1E2", "12345678.5", "1234567812345678e1", " 1", ".5", "x",
            "-x", "0e1", "0.", "-0.0", "99999999999999999999999999999999999999e1",
    ];

    [Fact]
    public void EdgesOfEveryWidth()
    {
        foreach (UInt128 magnitude in Edges())
        {
            Check(magnitude);
        }
    }

    [Fact]
    public void RandomNumbersOfEveryLength()
    {
        var random = new Random(1);
        for (int i = 0; i < 40_000; i++)
        {
            var value = new UInt128((ulong)random.NextInt64(long.MinValue, long.MaxValue), (ulong)random.NextInt64(long.MinValue, long.MaxValue));
            Check(value >> random.Next(128));
        }
    }

    [Theory, MemberData(nameof(NoIntegers))]
    public void OtherTextIsRefused(string text)
    {
        Assert.Equal(0, DecimalIntegers.Get(ref _text.With(text), out int _));
        Assert.Equal(0, DecimalIntegers.Get(ref _text.With(text), out uint _));
        Assert.Equal(0, DecimalIntegers.Get(ref _text.With(text), out long _));
        Assert.Equal(0, DecimalIntegers.Get(ref _text.With(text), out ulong _));
        Assert.Equal(0, DecimalIntegers.Get(ref _text.With(text), out Int128 _));
        Assert.Equal(0, DecimalIntegers.Get(ref _text.With(text), out UInt128 _));
        Assert.Equal(0, DecimalIntegers.Get(ref _text.With(text), out short _));
        Assert.Equal(0, DecimalIntegers.Get(ref _text.With(text), out byte _));
    }

    [Fact]
    public void NegativeZeroIsZeroWhereThereIsASign()
    {
        Assert.Equal(2, DecimalIntegers.Get(ref _text.With("-0"), out int value));
        Assert.Equal(0, value);
        Assert.Equal(2, DecimalIntegers.Get(ref _text.With("-0"), out long _));
        Assert.Equal(2, DecimalIntegers.Get(ref _text.With("-0"), out Int128 _));
        Assert.Equal(0, DecimalIntegers.Get(ref _text.With("-0"), out uint _));
    }

    [Theory, InlineData("1,"), InlineData("1]"), InlineData("1}"), InlineData("1 "), InlineData("1\n"), InlineData("1-"), InlineData("1+")]
    public void WhatFollowsIsLeft(string text)
    {
        Assert.Equal(1, DecimalIntegers.Get(ref _text.With(text), out int value));
        Assert.Equal(1, value);
        Assert.Equal(1, DecimalIntegers.Get(ref _text.With(text), out long _));
    }

    private static IEnumerable<UInt128> Edges()
    {
        for (int bit = 0; bit < 128; bit++)
        {
            yield return UInt128.One << bit;
            yield return (UInt128.One << bit) - 1;
            yield return (UInt128.One << bit) + 1;
        }
        UInt128 ten = 1;
        for (int power = 0; power < 39; power++, ten *= 10)
        {
            yield return ten;
            yield return ten - 1;
            yield return ten + 1;
        }
        yield return UInt128.MaxValue;
    }

    private void Check(UInt128 magnitude)
    {
        string text = magnitude.ToString();
        Put(text, DecimalIntegers.Put(ref _text.Empty(), magnitude));
        Same(text, magnitude, magnitude <= int.MaxValue ? (Int128)magnitude : null, DecimalIntegers.Get(ref _text.With(text), out int asInt), asInt);
        Same(text, magnitude, magnitude <= uint.MaxValue ? (Int128)magnitude : null, DecimalIntegers.Get(ref _text.With(text), out uint asUInt), asUInt);
        Same(text, magnitude, magnitude <= (ulong)long.MaxValue ? (Int128)magnitude : null, DecimalIntegers.Get(ref _text.With(text), out long asLong), asLong);
        Same(text, magnitude, magnitude <= ulong.MaxValue ? (Int128)magnitude : null, DecimalIntegers.Get(ref _text.With(text), out ulong asULong), asULong);
        Same(text, magnitude, magnitude <= (ulong)short.MaxValue ? (Int128)magnitude : null, DecimalIntegers.Get(ref _text.With(text), out short asShort),
            asShort);
        Same(text, magnitude, magnitude <= ushort.MaxValue ? (Int128)magnitude : null, DecimalIntegers.Get(ref _text.With(text), out ushort asUShort),
            asUShort);
        Same(text, magnitude, magnitude <= (ulong)sbyte.MaxValue ? (Int128)magnitude : null, DecimalIntegers.Get(ref _text.With(text), out sbyte asSByte),
            asSByte);
        Same(text, magnitude, magnitude <= byte.MaxValue ? (Int128)magnitude : null, DecimalIntegers.Get(ref _text.With(text), out byte asByte), asByte);
        Assert.Equal(text.Length, DecimalIntegers.Get(ref _text.With(text), out UInt128 wide));
        Assert.Equal(magnitude, wide);
        if (magnitude <= ulong.MaxValue)
        {
            Put(text, DecimalIntegers.Put(ref _text.Empty(), (ulong)magnitude));
        }
        if (magnitude <= uint.MaxValue)
        {
            Put(text, DecimalIntegers.Put(ref _text.Empty(), (uint)magnitude));
        }
        if (magnitude != 0 && magnitude <= UInt128.One << 127)
        {
            CheckNegative(magnitude, "-" + text);
        }
    }

    private void CheckNegative(UInt128 magnitude, string text)
    {
        Int128 value = -(Int128)magnitude;
        Put(text, DecimalIntegers.Put(ref _text.Empty(), value));
        Assert.Equal(text.Length, DecimalIntegers.Get(ref _text.With(text), out Int128 wide));
        Assert.Equal(value, wide);
        Same(text, magnitude, value >= int.MinValue ? value : null, DecimalIntegers.Get(ref _text.With(text), out int asInt), asInt);
        Same(text, magnitude, value >= long.MinValue ? value : null, DecimalIntegers.Get(ref _text.With(text), out long asLong), asLong);
        Same(text, magnitude, value >= sbyte.MinValue ? value : null, DecimalIntegers.Get(ref _text.With(text), out sbyte asSByte), asSByte);
        Assert.Equal(0, DecimalIntegers.Get(ref _text.With(text), out ulong _));
        if (value >= long.MinValue)
        {
            Put(text, DecimalIntegers.Put(ref _text.Empty(), (long)value));
        }
        if (value >= int.MinValue)
        {
            Put(text, DecimalIntegers.Put(ref _text.Empty(), (int)value));
        }
    }

    private static void Same(string text, UInt128 magnitude, Int128? expected, nint used, Int128 found)
    {
        Assert.True(expected is null ? used == 0 : used == text.Length, $"{text}: {used} bytes");
        if (expected is { } value && value != found)
        {
            Assert.Fail($"{text} is read as {found} ({magnitude})");
        }
    }

    private void Put(string expected, nint used)
    {
        if (_text.Text(used) != expected)
        {
            Assert.Fail($"{expected} is put as {_text.Text(used)}");
        }
        Assert.True(_text.IsUntouched(Math.Max(9, (int)used)));
    }
}
