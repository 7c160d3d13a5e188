// Owns: decimal text to floats: correctly rounded next to every midpoint, at any length, and the grammar.
using System.Globalization;
using System.Numerics;
using System.Text;
using Octavo.Internal;

namespace Octavo.Tests.Texts;

public sealed class NearestTests
{
    private readonly Padded _text = new();

    public static TheoryData<string> NoNumbers =>
        ["", "-", "+1", "01", "-01", "1.", ".5", "-.5", "1.e5", "1e", "1e+", "1E-", "0x1", "NaN", "Infinity", "-Infinity", "1 ", " 1", "1,", "1.5.", "1e5.5", "--1", "1e--1", "00", "1_0", "０"];

    public static TheoryData<string> TooLarge =>
        ["1e309", "-1e309", "1.8e308", "1.7976931348623159e308", "17976931348623158079372897140530341508e271", "1e99999", "1e999999999999999999999"];

    [Theory, MemberData(nameof(NoNumbers))]
    public void OtherTextIsMalformed(string text)
    {
        byte[] bytes = Encoding.UTF8.GetBytes(text);
        Assert.Equal(NumberOutcome.Malformed, NearestDouble.Parse(bytes, out double _));
        Assert.Equal(NumberOutcome.Malformed, NearestSingle.Parse(bytes, out float _));
        Assert.Equal(NumberOutcome.Malformed, NearestHalf.Parse(bytes, out Half _));
        Assert.Equal(NumberOutcome.Malformed, DecimalNumbers.Parse(bytes, out decimal _));
    }

    /// <summary>What is left to the caller are characters that no number has; what makes no number is refused at once.</summary>
    [Theory, InlineData("-"), InlineData("01"), InlineData("1."), InlineData(".5"), InlineData("1e"), InlineData("1e+"), InlineData("x"), InlineData("1.x")]
    public void OtherTextIsNotGot(string text)
    {
        Assert.Equal(0, NearestDouble.Get(ref _text.With(text), out double _));
        Assert.Equal(0, NearestSingle.Get(ref _text.With(text), out float _));
        Assert.Equal(0, NearestHalf.Get(ref _text.With(text), out Half _));
    }

    [Theory, MemberData(nameof(TooLarge))]
    public void NumbersBeyondTheGreatestAreOutOfRange(string text)
    {
        byte[] bytes = Encoding.ASCII.GetBytes(text);
        Assert.Equal(NumberOutcome.OutOfRange, NearestDouble.Parse(bytes, out double _));
        Assert.Equal(NumberOutcome.OutOfRange, NearestSingle.Parse(bytes, out float _));
        Assert.Equal(NumberOutcome.OutOfRange, NearestHalf.Parse(bytes, out Half _));
        Assert.Equal(0, NearestDouble.Get(ref _text.With(text), out double _));
    }

    [Theory]
    [InlineData("0e999999999999999999999", 0.0)]
    [InlineData("-0", -0.0)]
    [InlineData("-1e-400", -0.0)]
    [InlineData("2.4703282292062327208e-324", 0.0)]
    [InlineData("2.4703282292062328e-324", double.Epsilon)]
    [InlineData("1.7976931348623158e308", double.MaxValue)]
    public void TheEndsOfTheRange(string text, double expected)
    {
        Assert.Equal(NumberOutcome.Ok, NearestDouble.Parse(Encoding.ASCII.GetBytes(text), out double value));
        Assert.Equal(BitConverter.DoubleToUInt64Bits(expected), BitConverter.DoubleToUInt64Bits(value));
    }

    [Fact]
    public void RandomNumbersAsThePlatformReadsThem()
    {
        var random = new Random(4);
        for (int i = 0; i < 80_000; i++)
        {
            Check(Number(random));
        }
    }

    /// <summary>Exactly between two, and by one digit at the far end below and above it.</summary>
    [Fact]
    public void MidpointsOfDoubles()
    {
        var random = new Random(5);
        for (int i = 0; i < 1_500; i++)
        {
            Split(BitConverter.UInt64BitsToDouble((ulong)random.NextInt64(0x7FE0_0000_0000_0000)), out BigInteger significand, out int power);
            Around(Exact((2 * significand) + 1, power - 1), random);
        }
    }

    [Fact]
    public void MidpointsOfFloatsAndHalves()
    {
        var random = new Random(6);
        for (int i = 0; i < 2_000; i++)
        {
            float single = BitConverter.UInt32BitsToSingle((uint)random.Next(0x7F7F_FFFF));
            Middle(single, float.BitIncrement(single), random);
            Half half = BitConverter.UInt16BitsToHalf((ushort)random.Next(0x7BFF));
            Middle((double)half, (double)Half.BitIncrement(half), random);
        }
        // Between the greatest and infinity, and between 0 and the least.
        Around("65520", random);
        Around("340282356779733661637539395458142568448", random);
        Middle(0, float.Epsilon, random);
        Middle(0, (double)Half.Epsilon, random);
    }

    [Fact]
    public void HugeNumbersTakeLinearTime()
    {
        string zeros = new('0', 1_000_000);
        Check($"0.{zeros}1e1000001");
        Check($"1{zeros}e-1000000");
        Check($"1{zeros}1e-1000001");
        Check($"0.{new string('7', 1_000_000)}");
        Check($"{new string('9', 1_000_000)}e-999990");
    }

    private static string Number(Random random)
    {
        switch (random.Next(5))
        {
            case 0:
                return BitConverter.UInt64BitsToDouble((ulong)random.NextInt64(0x7FF0_0000_0000_0000)).ToString(CultureInfo.InvariantCulture);
            case 1:
                return string.Create(CultureInfo.InvariantCulture, $"{random.NextInt64(1L << random.Next(1, 63))}e{random.Next(-345, 310)}");
            case 2:
                return string.Create(CultureInfo.InvariantCulture, $"0.{new string('0', random.Next(30))}{random.NextInt64()}");
            case 3:
                return string.Create(CultureInfo.InvariantCulture, $"-{random.Next(1000)}.{random.Next(1_000_000):D6}");
            default:
                var digits = new StringBuilder();
                digits.Append((char)random.Next('1', ':'));
                for (int i = random.Next(40); i > 0; i--)
                {
                    digits.Append((char)random.Next('0', ':'));
                }
                return digits.Append('.').Append(random.NextInt64()).Append("Ee"[random.Next(2)]).Append(random.Next(-320, 270)).ToString();
        }
    }

    private void Middle(double low, double high, Random random)
    {
        if (double.IsFinite(high))
        {
            Split((low + high) / 2, out BigInteger significand, out int power);
            Around(Exact(significand, power), random);
        }
    }

    private void Around(string midpoint, Random random)
    {
        string point = midpoint.Contains('.', StringComparison.Ordinal) ? midpoint : midpoint + ".0";
        Check(midpoint);
        Check(point + new string('0', random.Next(800)) + "1");
        int last = point.AsSpan().LastIndexOfAnyInRange('1', '9');
        Check(point[..last] + (char)(point[last] - 1) + point[(last + 1)..].Replace('0', '9') + "9");
    }

    private void Check(string text)
    {
        byte[] bytes = Encoding.ASCII.GetBytes(text);
        double asDouble = double.Parse(text, CultureInfo.InvariantCulture);
        float asSingle = float.Parse(text, CultureInfo.InvariantCulture);
        Half asHalf = Half.Parse(text, CultureInfo.InvariantCulture);
        bool same = double.IsFinite(asDouble) == (NearestDouble.Parse(bytes, out double d) == NumberOutcome.Ok) && BitConverter.DoubleToUInt64Bits(asDouble) == BitConverter.DoubleToUInt64Bits(d)
            && float.IsFinite(asSingle) == (NearestSingle.Parse(bytes, out float f) == NumberOutcome.Ok) && BitConverter.SingleToUInt32Bits(asSingle) == BitConverter.SingleToUInt32Bits(f)
            && Half.IsFinite(asHalf) == (NearestHalf.Parse(bytes, out Half h) == NumberOutcome.Ok) && BitConverter.HalfToUInt16Bits(asHalf) == BitConverter.HalfToUInt16Bits(h);
        if (text.Length < 3000)
        {
            nint used = NearestDouble.Get(ref _text.With(text), out d);
            same &= used == 0 || (used == text.Length && asDouble == d);
            used = NearestSingle.Get(ref _text.With(text), out f);
            same &= used == 0 || (used == text.Length && asSingle == f);
            used = NearestHalf.Get(ref _text.With(text), out h);
            same &= used == 0 || (used == text.Length && asHalf == h);
        }
        Assert.True(same, text.Length > 200 ? text[..200] : text);
    }

    private static void Split(double value, out BigInteger significand, out int power)
    {
        ulong bits = BitConverter.DoubleToUInt64Bits(value);
        int biased = (int)(bits >> 52);
        ulong fraction = bits & ((1UL << 52) - 1);
        significand = biased == 0 ? fraction : fraction | (1UL << 52);
        power = Math.Max(biased, 1) - 1075;
    }

    /// <summary>All digits of significand · 2^power.</summary>
    private static string Exact(BigInteger significand, int power)
    {
        if (power >= 0)
        {
            return (significand << power).ToString(CultureInfo.InvariantCulture);
        }
        string digits = (significand * BigInteger.Pow(5, -power)).ToString(CultureInfo.InvariantCulture).PadLeft(1 - power, '0');
        return digits[..(digits.Length + power)] + "." + digits[(digits.Length + power)..];
    }
}
