// Owns: the published number suite through the format: each row as double, float, Half and without a type, and the shortest text of doubles. Knows no codec.
using System.Text.RegularExpressions;

namespace Octavo.Conformance.Json;

public partial class NumberSuiteTests
{
    private const string Suite = "number-parsing";

    [SuiteFact(Suite)]
    public void Exhaustive_float16() => Rows("exhaustive-float16.txt", 31_745);

    [SuiteFact(Suite)]
    public void Freetype() => Rows("freetype-2-7.txt", 3_566);

    [SuiteFact(Suite)]
    public void Lemire_fast_float() => Rows("lemire-fast-float.txt", 3_299);

    [SuiteFact(Suite)]
    public void More_test_cases() => Rows("more-test-cases.txt", 60);

    [SuiteFact(Suite)]
    public void Shortest_doubles_come_back_and_are_as_short_as_those_of_two_others()
    {
        int rows = 0;
        foreach (string line in File.ReadLines(SuiteFolder.Path($"{Suite}/shortest_f64.tsv")).Skip(1))
        {
            string[] columns = line.Split('\t');
            double value = BitConverter.UInt64BitsToDouble(ulong.Parse(columns[0], NumberStyles.HexNumber, CultureInfo.InvariantCulture));
            byte[] text = OctavoJson.Serialize(value);
            Assert.Equal(Digits(columns[2]), Digits(Encoding.ASCII.GetString(text)));
            Assert.Equal(BitConverter.DoubleToInt64Bits(value), BitConverter.DoubleToInt64Bits(OctavoJson.Deserialize<double>(text)));
            rows++;
        }
        Assert.Equal(5_397, rows);
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
        int rows = 0;
        foreach (string line in File.ReadLines(SuiteFolder.Path($"{Suite}/{file}")))
        {
            ushort half = ushort.Parse(line.AsSpan(0, 4), NumberStyles.HexNumber, CultureInfo.InvariantCulture);
            uint single = uint.Parse(line.AsSpan(5, 8), NumberStyles.HexNumber, CultureInfo.InvariantCulture);
            ulong wide = ulong.Parse(line.AsSpan(14, 16), NumberStyles.HexNumber, CultureInfo.InvariantCulture);
            string text = line[31..];
            byte[] data = Encoding.ASCII.GetBytes(text);
            if (!Json().IsMatch(text))
            {
                Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<double>(data));
                JsonWays.Refuse(data, text);
            }
            else
            {
                Check(data, BitConverter.UInt64BitsToDouble(wide), double.IsFinite, text);
                Check(data, BitConverter.UInt32BitsToSingle(single), float.IsFinite, text);
                Check(data, BitConverter.UInt16BitsToHalf(half), Half.IsFinite, text);
                Untyped(data, BitConverter.UInt64BitsToDouble(wide), text);
            }
            rows++;
        }
        Assert.Equal(expected, rows);
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
        Assert.True(value is double found ? found.Equals(expected) : text.AsSpan().IndexOfAny(".eE") < 0 && text.TrimStart('-').TrimStart('0') == value.ToString()!.TrimStart('-').TrimStart('0'), text);
    }

    private static string Digits(string text) => text.TrimStart('-').ToUpperInvariant().Split('E')[0].Replace(".", "", StringComparison.Ordinal).Trim('0');

    [GeneratedRegex(@"^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$")]
    private static partial Regex Json();
}
