// Owns: decimal text to floats: correctly rounded next to every midpoint, at any length, and the grammar.
using System.Globalization;
using System.Numerics;
using System.Text;
using Octavo.Text;

namespace Octavo.Tests.Texts;

public sealed class NearestTests
{
    private readonly Padded _text = new();

    public static TheoryData<string> NoNumbers =>
        ["", "-", "+1", "01", "-01", "1.", ".5", "-.5", "1.e5", "1e", "1e+", "1E-", "0x1", "NaN", "Infinity", "-Infinity", "1 ", " 1", "1,", "1.5.", "1e5.5",
            "--1", "1e--1", "00", "1_0", "０"];

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

    /// <summary>Powers of two from below the least subnormal to beyond the greatest double, the midpoints on both sides of each, and the texts next to all of
    /// these, held against arithmetic without rounding.</summary>
    [Theory]
    [InlineData(23, -126)]
    [InlineData(10, -14)]
    public void EveryBoundaryByExactArithmetic(int fractionBits, int leastExponent)
    {
        var random = new Random(7);
        int least = leastExponent - fractionBits;
        for (int exponent = least - 3; exponent <= 1023; exponent++)
        {
            // Steps of a quarter of the type's own around the power: the power, its neighbours and the midpoints between them.
            int step = Math.Max(exponent - fractionBits, least) - 2;
            BigInteger power = BigInteger.One << Math.Max(0, exponent - step);
            // Beyond the type's greatest exponent every text is refused alike; each finite one runs always.
            if (exponent > 130 && !TestRun.Takes($"{fractionBits} {exponent}", oneIn: 8))
            {
                continue;
            }
            for (int quarters = -5; quarters <= 9; quarters++)
            {
                BigInteger significand = power + quarters;
                if (significand.Sign <= 0)
                {
                    continue;
                }
                double near = Math.ScaleB((double)significand, step);
                string[] texts = double.IsFinite(near)
                    ? [near.ToString("R", CultureInfo.InvariantCulture), double.BitIncrement(near).ToString("E16", CultureInfo.InvariantCulture),
                        double.BitDecrement(near).ToString("E16", CultureInfo.InvariantCulture)] : [];
                foreach (string text in (string[])[.. Next(Exact(significand, step), random), .. texts.Where(t => !t.Contains('∞', StringComparison.Ordinal))])
                {
                    AgainstExact(text, fractionBits, leastExponent);
                    AgainstExact("-" + text, fractionBits, leastExponent);
                }
            }
        }
        // Each of these is beyond the greatest exponent, and its low bits are those of a midpoint.
        foreach (string text in (string[])["6.805647744066961E+38", "18023194602504190", "65520", "65519.999999999", "65536", "131040", "1e39", "1e300",
            "340282356779733661637539395458142568447", "340282356779733661637539395458142568448"])
        {
            AgainstExact(text, fractionBits, leastExponent);
        }
        for (int i = 0; i < 3_000; i++)
        {
            AgainstExact(string.Create(CultureInfo.InvariantCulture, $"{random.NextInt64(1, 1L << random.Next(2, 62))}e{random.Next(-60, 60)}"), fractionBits,
                leastExponent);
        }
    }

    [Theory]
    [InlineData("6.805647744066961E+38")]
    [InlineData("-3.4028236e38")]
    [InlineData("340282356779733661637539395458142568448")]
    public void FloatsBeyondTheGreatestAreRefusedInJson(string number) => Beyond<float>(number);

    [Theory]
    [InlineData("18023194602504190")]
    [InlineData("65520")]
    [InlineData("-131040")]
    public void HalvesBeyondTheGreatestAreRefusedInJson(string number) => Beyond<Half>(number);

    private static void Beyond<T>(string number)
        where T : struct
    {
        var quoted = new OctavoJsonOptions { AllowNumbersInStrings = true };
        Refused<T>(number);
        Refused<T[]>($"[1,{number},2]");
        Refused<List<T>>($"[{string.Concat(Enumerable.Repeat("1,", 40))}{number}]");
        Refused<T?>(number);
        Refused<Dictionary<string, T>>($"{{\"a\":{number}}}");
        Refused<Features.FloatKeys>($"{{\"{typeof(T).Name}\":{{\"{number}\":1}}}}");
        Refused<T>($"\"{number}\"");
        Refused<T[]>($"[\"{number}\"]");

        void Refused<TRoot>(string json)
        {
            OctavoException thrown = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<TRoot>(json, quoted));
            Assert.Equal((OctavoErrorCode.NumberOutOfRange, json), (thrown.Code, json));
        }
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

    /// <summary>A text and those a little below and above it.</summary>
    private static string[] Next(string exact, Random random)
    {
        string point = exact.Contains('.', StringComparison.Ordinal) ? exact : exact + ".0";
        int last = point.AsSpan().LastIndexOfAnyInRange('1', '9');
        return [exact, point + new string('0', random.Next(40)) + "1", point[..last] + (char)(point[last] - 1) + point[(last + 1)..].Replace('0', '9') + "9"];
    }

    private void AgainstExact(string text, int fractionBits, int leastExponent)
    {
        double? expected = Rounded(text, fractionBits, leastExponent);
        byte[] bytes = Encoding.ASCII.GetBytes(text);
        (NumberOutcome outcome, double value, nint used, double got) = fractionBits == 23 ? Single() : Half();
        Assert.Equal((text, expected is null ? NumberOutcome.OutOfRange : NumberOutcome.Ok), (text, outcome));
        Assert.Equal((text, expected), (text, outcome == NumberOutcome.Ok ? value : null));
        // A text longer than a run is left to the other way.
        Assert.True(used == 0 || expected is not null, text);
        Assert.Equal((text, used == 0 ? 0 : expected), (text, used == 0 ? 0 : got));

        (NumberOutcome Outcome, double Value, nint Used, double Got) Single()
        {
            NumberOutcome outcome = NearestSingle.Parse(bytes, out float value);
            float got = 0;
            return (outcome, value, text.Length < 3000 ? NearestSingle.Get(ref _text.With(text), out got) : 0, got);
        }

        (NumberOutcome Outcome, double Value, nint Used, double Got) Half()
        {
            NumberOutcome outcome = NearestHalf.Parse(bytes, out Half value);
            Half got = default;
            return (outcome, (double)value, text.Length < 3000 ? NearestHalf.Get(ref _text.With(text), out got) : 0, (double)got);
        }
    }

    /// <summary>The number of a text rounded to a binary type, half to even, by integers alone; null if it is infinite there.</summary>
    private static double? Rounded(string text, int fractionBits, int leastExponent)
    {
        bool negative = text[0] == '-';
        string[] parts = text.TrimStart('-').ToUpperInvariant().Split('E');
        string[] digits = parts[0].Split('.');
        int ten = (parts.Length > 1 ? int.Parse(parts[1], CultureInfo.InvariantCulture) : 0) - (digits.Length > 1 ? digits[1].Length : 0);
        BigInteger over = BigInteger.Parse(string.Concat(digits), CultureInfo.InvariantCulture) * BigInteger.Pow(10, Math.Max(0, ten));
        BigInteger under = BigInteger.Pow(10, Math.Max(0, -ten));
        // The exponent of the number: 2^exponent <= number < 2^(exponent + 1).
        int exponent = over.IsZero ? leastExponent : (int)(over.GetBitLength() - under.GetBitLength());
        exponent -= (over << Math.Max(0, -exponent)) < (under << Math.Max(0, exponent)) ? 1 : 0;
        int power = Math.Max(exponent, leastExponent) - fractionBits;
        over <<= Math.Max(0, -power);
        under <<= Math.Max(0, power);
        BigInteger quotient = BigInteger.DivRem(over, under, out BigInteger rest);
        int order = (rest << 1).CompareTo(under);
        quotient += order > 0 || (order == 0 && !quotient.IsEven) ? 1 : 0;
        BigInteger greatest = ((BigInteger.One << (fractionBits + 1)) - 1) << (1 - leastExponent - fractionBits);
        if (power >= 0 ? (quotient << power) > greatest : quotient > (greatest << -power))
        {
            return null;
        }
        double magnitude = Math.ScaleB((double)quotient, power);
        return negative ? -magnitude : magnitude;
    }

    private void Check(string text)
    {
        byte[] bytes = Encoding.ASCII.GetBytes(text);
        double asDouble = double.Parse(text, CultureInfo.InvariantCulture);
        float asSingle = float.Parse(text, CultureInfo.InvariantCulture);
        Half asHalf = Half.Parse(text, CultureInfo.InvariantCulture);
        bool same = double.IsFinite(asDouble) == (NearestDouble.Parse(bytes, out double d) == NumberOutcome.Ok)
            && BitConverter.DoubleToUInt64Bits(asDouble) == BitConverter.DoubleToUInt64Bits(d)
            && float.IsFinite(asSingle) == (NearestSingle.Parse(bytes, out float f) == NumberOutcome.Ok)
            && BitConverter.SingleToUInt32Bits(asSingle) == BitConverter.SingleToUInt32Bits(f)
            && Half.IsFinite(asHalf) == (NearestHalf.Parse(bytes, out Half h) == NumberOutcome.Ok)
            && BitConverter.HalfToUInt16Bits(asHalf) == BitConverter.HalfToUInt16Bits(h);
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
