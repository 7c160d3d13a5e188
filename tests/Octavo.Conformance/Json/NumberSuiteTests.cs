// Owns: the published number suite through the format: each row as double, float, Half and without a type, and the shortest text of doubles. Knows no codec.

namespace Octavo.Conformance.Json;

public class NumberSuiteTests
{
    [SuiteFact(NumberRow.Suite)]
    public void Exhaustive_float16() => Rows("exhaustive-float16.txt", 31_745);

    [SuiteFact(NumberRow.Suite)]
    public void Freetype() => Rows("freetype-2-7.txt", 3_566);

    [SuiteFact(NumberRow.Suite)]
    public void Lemire_fast_float() => Rows("lemire-fast-float.txt", 3_299);

    [SuiteFact(NumberRow.Suite)]
    public void More_test_cases() => Rows("more-test-cases.txt", 60);

    [SuiteFact(NumberRow.Suite)]
    public void Shortest_doubles_come_back_and_are_as_short_as_those_of_two_others()
    {
        foreach ((double value, string shortest) in NumberRow.Shortest())
        {
            byte[] text = OctavoJson.Serialize(value);
            Assert.Equal(Digits(shortest), Digits(Encoding.ASCII.GetString(text)));
            Assert.Equal(BitConverter.DoubleToInt64Bits(value), BitConverter.DoubleToInt64Bits(OctavoJson.Deserialize<double>(text)));
        }
    }

    [Fact]
    public void Thousands_of_digits_take_linear_time()
    {
        byte[] digits = Encoding.ASCII.GetBytes("0." + new string('3', 1_000_000) + "e1");
        Assert.Equal(10.0 / 3, OctavoJson.Deserialize<double>(digits));
        Assert.Equal(10.0 / 3, OctavoJson.Deserialize<object>(Segments.Every(digits, 4_099)));
        byte[] whole = Encoding.ASCII.GetBytes(new string('9', 1_000_000));
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<object>(whole)).Code);
        Assert.Equal(OctavoErrorCode.NumberOutOfRange, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<double>(whole)).Code);
        byte[] exponent = Encoding.ASCII.GetBytes("0e" + new string('9', 1_000_000));
        Assert.Equal(0.0, OctavoJson.Deserialize<double>(exponent));
        Assert.Equal(0.0, OctavoJson.Deserialize<object>(exponent));
    }

    private static void Rows(string file, int expected)
    {
        foreach (NumberRow row in NumberRow.Of(file, expected))
        {
            byte[] data = Encoding.ASCII.GetBytes(row.Text);
            if (!row.IsJson)
            {
                Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<double>(data));
                JsonWays.Refuse(data, row.Text);
                continue;
            }
            Check(data, BitConverter.UInt64BitsToDouble(row.Wide), double.IsFinite, row.Text);
            Check(data, BitConverter.UInt32BitsToSingle(row.Single), float.IsFinite, row.Text);
            Check(data, BitConverter.UInt16BitsToHalf(row.Half), Half.IsFinite, row.Text);
            Untyped(data, BitConverter.UInt64BitsToDouble(row.Wide), row.Text);
        }
    }

    /// <summary>What would be infinity is refused.</summary>
    private static void Check<T>(byte[] data, T expected, Func<T, bool> isFinite, string text)
        where T : struct
    {
        if (!isFinite(expected))
        {
            Assert.Equal(OctavoErrorCode.NumberOutOfRange, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<T>(data)).Code);
            return;
        }
        Assert.True(expected.Equals(OctavoJson.Deserialize<T>(data)), text);
        Assert.True(expected.Equals(OctavoJson.Deserialize<T>(Segments.Every(data, 3))), text);
        Assert.True(expected.Equals(OctavoJson.Deserialize<T>(OctavoJson.Serialize(expected))), text);
    }

    private static void Untyped(byte[] data, double expected, string text)
    {
        if (!double.IsFinite(expected) && text.AsSpan().IndexOfAny(".eE") >= 0)
        {
            Assert.Equal(OctavoErrorCode.NumberOutOfRange, Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<object>(data)).Code);
            return;
        }
        object value = OctavoJson.Deserialize<object>(data)!;
        Assert.True(value is double found ? found.Equals(expected)
            : text.AsSpan().IndexOfAny(".eE") < 0 && text.TrimStart('-').TrimStart('0') == value.ToString()!.TrimStart('-').TrimStart('0'), text);
    }

    private static string Digits(string text) => text.TrimStart('-').ToUpperInvariant().Split('E')[0].Replace(".", "", StringComparison.Ordinal).Trim('0');
}
