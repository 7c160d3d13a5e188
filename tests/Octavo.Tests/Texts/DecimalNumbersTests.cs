// Owns: System.Decimal to text and back: digits, scale and sign.
using System.Globalization;
using System.Text;
using Octavo.Text;

namespace Octavo.Tests.Texts;

public sealed class DecimalNumbersTests
{
    private readonly Padded _text = new();

    [Fact]
    public void RandomDecimalsKeepTheirBits()
    {
        var random = new Random(7);
        for (int i = 0; i < 80_000; i++)
        {
            UInt128 magnitude = new UInt128((uint)random.NextInt64(1L << 32), (ulong)random.NextInt64(long.MinValue, long.MaxValue)) >> random.Next(97);
            var value =
                new decimal((int)(uint)magnitude, (int)(uint)(magnitude >> 32), (int)(uint)(magnitude >> 64), random.Next(2) == 0, (byte)random.Next(29));
            string text = Put(value);
            Assert.True(text == value.ToString(CultureInfo.InvariantCulture) || value == 0, text);
            Assert.Equal(NumberOutcome.Ok, DecimalNumbers.Parse(Encoding.ASCII.GetBytes(text), out decimal parsed));
            Same(value, parsed);
            nint used = DecimalNumbers.Get(ref _text.With(text), out decimal got);
            if (used != 0 || magnitude < 1_000_000_000_000_000_000)
            {
                Assert.Equal(text.Length, used);
                Same(value, got);
            }
        }
    }

    [Fact]
    public void ScaleAndSignOfZeroAreKept()
    {
        Assert.Equal("1.00", Put(1.00m));
        Assert.Equal("0.000", Put(0.000m));
        Assert.Equal("-0.0", Put(new decimal(0, 0, 0, true, 1)));
        Assert.Equal("79228162514264337593543950335", Put(decimal.MaxValue));
        Assert.Equal("-0.0000000000000000000000000001", Put(-0.0000000000000000000000000001m));
    }

    [Fact]
    public void RandomTextAsThePlatformReadsIt()
    {
        var random = new Random(8);
        for (int i = 0; i < 60_000; i++)
        {
            Check(Number(random));
        }
    }

    [Theory]
    [InlineData("79228162514264337593543950335.5")]
    [InlineData("79228162514264337593543950334.5")]
    [InlineData("7922816251426433759354395033.55")]
    [InlineData("7.9228162514264337593543950335499999")]
    [InlineData("7.92281625142643375935439503355")]
    [InlineData("0.00000000000000000000000000005")]
    [InlineData("0.000000000000000000000000000050000000001")]
    [InlineData("1e28")]
    [InlineData("1e29")]
    [InlineData("1e-29")]
    [InlineData("1e999999999999")]
    [InlineData("1e-999999999999")]
    [InlineData("0e-7")]
    [InlineData("0e7")]
    [InlineData("12e3")]
    [InlineData("1.20e1")]
    public void EdgesAsThePlatformReadsThem(string text) => Check(text);

    private static string Number(Random random)
    {
        var text = new StringBuilder(random.Next(3) == 0 ? "-" : "");
        text.Append(random.Next(1, 10));
        for (int i = random.Next(32); i > 0; i--)
        {
            text.Append("0959"[random.Next(4)]);
        }
        if (random.Next(3) != 0)
        {
            text.Append('.');
            for (int i = random.Next(1, 35); i > 0; i--)
            {
                text.Append((char)random.Next('0', ':'));
            }
        }
        return random.Next(3) == 0 ? text.Append('e').Append(random.Next(-35, 30)).ToString() : text.ToString();
    }

    private void Check(string text)
    {
        bool fits = decimal.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out decimal expected);
        Assert.Equal(fits ? NumberOutcome.Ok : NumberOutcome.OutOfRange, DecimalNumbers.Parse(Encoding.ASCII.GetBytes(text), out decimal found));
        if (fits)
        {
            Same(expected, found);
        }
        if (DecimalNumbers.Get(ref _text.With(text), out found) != 0)
        {
            Same(expected, found);
        }
    }

    private string Put(decimal value)
    {
        nint used = DecimalNumbers.Put(ref _text.Empty(), value);
        Assert.True(used <= DecimalNumbers.MaxLength && _text.IsUntouched(DecimalNumbers.Room));
        return _text.Text(used);
    }

    private static void Same(decimal expected, decimal found) => Assert.Equal(decimal.GetBits(expected), decimal.GetBits(found));
}
