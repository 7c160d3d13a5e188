// Owns: floats to their shortest text: the platform's text, and back to the same bits.
using System.Globalization;
using Octavo.Text;

namespace Octavo.Tests.Texts;

public sealed class ShortestTests
{
    private readonly Padded _text = new();

    public static TheoryData<double, string> Forms => new()
    {
        { 0.0, "0" },
        { -0.0, "-0" },
        { 1, "1" },
        { -1.5, "-1.5" },
        { 0.1, "0.1" },
        { 0.3, "0.3" },
        { 0.1 + 0.2, "0.30000000000000004" },
        { 0.001, "0.001" },
        { 0.0001, "0.0001" },
        { 0.00001, "1E-05" },
        { 1e16, "10000000000000000" },
        { 1e17, "1E+17" },
        { 1.5e17, "1.5E+17" },
        { 1e100, "1E+100" },
        { 123456.789, "123456.789" },
        { 9007199254740993, "9007199254740992" },
        { double.Epsilon, "5E-324" },
        { double.MaxValue, "1.7976931348623157E+308" },
        { double.MinValue, "-1.7976931348623157E+308" },
        { 2.2250738585072014E-308, "2.2250738585072014E-308" },
        { -65.613616999999977, "-65.61361699999998" },
    };

    [Theory, MemberData(nameof(Forms))]
    public void DoublesHaveThisForm(double value, string expected) => Assert.Equal(expected, _text.Text(ShortestDouble.Put(ref _text.Empty(), value)));

    [Fact]
    public void NaNAndInfinitiesAreNoNumbers()
    {
        foreach (double value in new[] { double.NaN, double.PositiveInfinity, double.NegativeInfinity })
        {
            Assert.Equal(0, ShortestDouble.Put(ref _text.Empty(), value));
            Assert.Equal(0, ShortestSingle.Put(ref _text.Empty(), (float)value));
            Assert.Equal(0, ShortestHalf.Put(ref _text.Empty(), (Half)value));
        }
    }

    [Fact]
    public void EveryHalf()
    {
        for (int bits = 0; bits <= ushort.MaxValue; bits++)
        {
            Half value = BitConverter.UInt16BitsToHalf((ushort)bits);
            if (Half.IsFinite(value))
            {
                nint used = ShortestHalf.Put(ref _text.Empty(), value);
                string text = _text.Text(used);
                Same(value.ToString(CultureInfo.InvariantCulture), text, used <= ShortestHalf.MaxLength, ShortestHalf.Room);
                Assert.Equal(used, NearestHalf.Get(ref _text.With(text), out Half back));
                Assert.Equal(bits, BitConverter.HalfToUInt16Bits(back));
            }
        }
    }

    [Fact]
    public void RandomFloats()
    {
        var random = new Random(2);
        for (int i = 0; i < 150_000; i++)
        {
            float value = (i & 3) switch
            {
                0 or 1 => BitConverter.UInt32BitsToSingle((uint)random.NextInt64(uint.MaxValue)),
                2 => MathF.Round((float)(random.NextDouble() * 1000), random.Next(6)),
                _ => random.Next(-20_000_000, 20_000_000),
            };
            if (float.IsFinite(value))
            {
                nint used = ShortestSingle.Put(ref _text.Empty(), value);
                string text = _text.Text(used);
                Same(value.ToString(CultureInfo.InvariantCulture), text, used <= ShortestSingle.MaxLength, ShortestSingle.Room);
                Assert.Equal(used, NearestSingle.Get(ref _text.With(text), out float back));
                Assert.Equal(BitConverter.SingleToUInt32Bits(value), BitConverter.SingleToUInt32Bits(back));
            }
        }
    }

    [Fact]
    public void RandomDoubles()
    {
        var random = new Random(3);
        for (int i = 0; i < 250_000; i++)
        {
            double value = (i & 7) switch
            {
                0 or 1 or 2 => BitConverter.Int64BitsToDouble(random.NextInt64(long.MinValue, long.MaxValue)),
                3 => random.NextDouble(),
                4 => Math.Round(random.NextDouble() * 1e6, random.Next(9)),
                5 => random.NextInt64(1L << random.Next(1, 62)),
                6 => random.Next(1, 100) * Math.Pow(10, random.Next(-20, 25)),
                _ => -random.NextDouble() * Math.Pow(2, random.Next(-40, 70)),
            };
            if (double.IsFinite(value))
            {
                Check(value);
            }
        }
    }

    /// <summary>The neighbour below a power of two is nearer than the one above.</summary>
    [Fact]
    public void PowersOfTwoAndTheirNeighbours()
    {
        for (int exponent = 0; exponent < 2047; exponent++)
        {
            ulong bits = (ulong)exponent << 52;
            Check(BitConverter.UInt64BitsToDouble(bits));
            Check(BitConverter.UInt64BitsToDouble(bits + 1));
            Check(BitConverter.UInt64BitsToDouble(bits == 0 ? 2 : bits - 1));
        }
    }

    private void Check(double value)
    {
        nint used = ShortestDouble.Put(ref _text.Empty(), value);
        string text = _text.Text(used);
        string platform = value.ToString(CultureInfo.InvariantCulture);
        // The platform's text of some powers of two reads back as their neighbour.
        if (platform != text && double.Parse(platform, CultureInfo.InvariantCulture) == value)
        {
            Assert.Equal(platform, text);
        }
        Assert.True(used <= ShortestDouble.MaxLength && _text.IsUntouched(ShortestDouble.Room), text);
        Assert.Equal(used, NearestDouble.Get(ref _text.With(text), out double back));
        Assert.Equal(BitConverter.DoubleToUInt64Bits(value), BitConverter.DoubleToUInt64Bits(back));
    }

    private void Same(string platform, string text, bool isShort, int room)
    {
        if (platform != text)
        {
            Assert.Equal(platform, text);
        }
        Assert.True(isShort && _text.IsUntouched(room), text);
    }
}
