// Owns: that doubles of nine digits and more have the platform's text wherever the point is, and that two words of digits are spread as one is.
using System.Globalization;
using System.Text;
using Octavo.Text;
using Xunit;

namespace Octavo.Tests.Texts;

public sealed class ManyDigitsTests
{
    [Fact]
    public void Doubles_have_the_platforms_text()
    {
        var random = new Random(17);
        byte[] text = new byte[64];
        for (int digits = 9; digits <= 17; digits++)
        {
            for (int power = -24; power <= 12; power++)
            {
                for (int i = 0; i < 200; i++)
                {
                    // Zeros after the digits too.
                    long significand = random.NextInt64((long)Math.Pow(10, digits - 1), (long)Math.Pow(10, digits));
                    significand -= i % 3 == 0 ? significand % (long)Math.Pow(10, random.Next(digits)) : 0;
                    double value =
                        double.Parse(string.Create(CultureInfo.InvariantCulture, $"{(i % 2 == 0 ? "-" : "")}{significand}E{power}"),
                            CultureInfo.InvariantCulture);
                    string expected = value.ToString(CultureInfo.InvariantCulture);
                    int length = (int)ShortestDouble.Put(ref text[0], value);
                    Assert.Equal(expected, Encoding.ASCII.GetString(text, 0, length));
                }
            }
        }
    }

    [Fact]
    public void Two_numbers_are_spread_as_each_is()
    {
        var random = new Random(18);
        uint[] numbers = [0, 1, 9, 10, 99, 100, 9_999, 10_000, 99_999, 100_000, 9_999_999, 10_000_000, 99_999_999,
            .. Enumerable.Range(0, 100_000).Select(_ => (uint)random.Next(100_000_000))];
        for (int i = 0; i + 1 < numbers.Length; i++)
        {
            DecimalDigits.Spread(numbers[i], numbers[i + 1], out ulong digits, out ulong more);
            Assert.Equal(DecimalDigits.Spread(numbers[i]), digits);
            Assert.Equal(DecimalDigits.Spread(numbers[i + 1]), more);
        }
    }
}
