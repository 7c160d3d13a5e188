// Owns: the published number suite through the text layer: each row to double, float and Half, and the shortest text of doubles. Knows no format.
using System.Text.RegularExpressions;
using Octavo.Internal;

namespace Octavo.Conformance.Texts;

public partial class NumberSuiteTests
{
    private const string Suite = "number-parsing";

    private readonly byte[] _window = new byte[8192];

    [SuiteFact(Suite)]
    public void Exhaustive_float16() => Rows("exhaustive-float16.txt", 31_745);

    [SuiteFact(Suite)]
    public void Freetype() => Rows("freetype-2-7.txt", 3_566);

    [SuiteFact(Suite)]
    public void Lemire_fast_float() => Rows("lemire-fast-float.txt", 3_299);

    [SuiteFact(Suite)]
    public void More_test_cases() => Rows("more-test-cases.txt", 60);

    [SuiteFact(Suite)]
    public void Shortest_doubles_have_the_digits_of_two_others()
    {
        int rows = 0;
        foreach (string line in File.ReadLines(SuiteFolder.Path($"{Suite}/shortest_f64.tsv")).Skip(1))
        {
            string[] columns = line.Split('\t');
            ulong bits = ulong.Parse(columns[0], NumberStyles.HexNumber, CultureInfo.InvariantCulture);
            nint used = ShortestDouble.Put(ref _window[0], BitConverter.UInt64BitsToDouble(bits));
            string text = Encoding.ASCII.GetString(_window, 0, (int)used);
            Assert.Equal(Canonical(columns[2]), Canonical(text));
            Assert.Equal(NumberOutcome.Ok, NearestDouble.Parse(Encoding.ASCII.GetBytes(text), out double back));
            Assert.Equal(bits, BitConverter.DoubleToUInt64Bits(back));
            rows++;
        }
        Assert.Equal(5_397, rows);
    }

    private void Rows(string file, int expected)
    {
        int rows = 0;
        foreach (string line in File.ReadLines(SuiteFolder.Path($"{Suite}/{file}")))
        {
            ushort half = ushort.Parse(line.AsSpan(0, 4), NumberStyles.HexNumber, CultureInfo.InvariantCulture);
            uint single = uint.Parse(line.AsSpan(5, 8), NumberStyles.HexNumber, CultureInfo.InvariantCulture);
            ulong wide = ulong.Parse(line.AsSpan(14, 16), NumberStyles.HexNumber, CultureInfo.InvariantCulture);
            Row(line[31..], half, single, wide);
            rows++;
        }
        Assert.Equal(expected, rows);
    }

    private void Row(string text, ushort half, uint single, ulong wide)
    {
        byte[] bytes = Encoding.ASCII.GetBytes(text);
        NumberOutcome asDouble = NearestDouble.Parse(bytes, out double d);
        NumberOutcome asSingle = NearestSingle.Parse(bytes, out float f);
        NumberOutcome asHalf = NearestHalf.Parse(bytes, out Half h);
        if (!Json().IsMatch(text))
        {
            Assert.True((asDouble, asSingle, asHalf) == (NumberOutcome.Malformed, NumberOutcome.Malformed, NumberOutcome.Malformed), $"{text} is no JSON number.");
            return;
        }
        Assert.True(wide == BitConverter.DoubleToUInt64Bits(d) && asDouble == Outcome(double.IsFinite(d)), $"{text}: {d:R}, {asDouble}");
        Assert.True(single == BitConverter.SingleToUInt32Bits(f) && asSingle == Outcome(float.IsFinite(f)), $"{text}: {f:R}, {asSingle}");
        Assert.True(half == BitConverter.HalfToUInt16Bits(h) && asHalf == Outcome(Half.IsFinite(h)), $"{text}: {h}, {asHalf}");

        // What the fast way settles, it settles in the same way.
        Array.Clear(_window);
        bytes.CopyTo(_window, 0);
        nint used = NearestDouble.Get(ref _window[0], out d);
        Assert.True(used == 0 || (used == bytes.Length && wide == BitConverter.DoubleToUInt64Bits(d)), text);
        used = NearestSingle.Get(ref _window[0], out f);
        Assert.True(used == 0 || (used == bytes.Length && single == BitConverter.SingleToUInt32Bits(f)), text);
        used = NearestHalf.Get(ref _window[0], out h);
        Assert.True(used == 0 || (used == bytes.Length && half == BitConverter.HalfToUInt16Bits(h)), text);
    }

    private static NumberOutcome Outcome(bool isFinite) => isFinite ? NumberOutcome.Ok : NumberOutcome.OutOfRange;

    /// <summary>Sign, significant digits and the exponent of the first: without the form.</summary>
    private static string Canonical(string text)
    {
        string[] parts = text.TrimStart('-').ToUpperInvariant().Split('E');
        int exponent = parts.Length == 1 ? 0 : int.Parse(parts[1], CultureInfo.InvariantCulture);
        string[] halves = parts[0].Split('.');
        string digits = halves[0] + (halves.Length == 1 ? "" : halves[1]);
        string significant = digits.TrimStart('0');
        exponent += halves[0].Length - (digits.Length - significant.Length);
        significant = significant.TrimEnd('0');
        return significant.Length == 0 ? (text[0] == '-' ? "-0" : "0") : $"{(text[0] == '-' ? "-" : "")}{significant}e{exponent}";
    }

    [GeneratedRegex(@"^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$")]
    private static partial Regex Json();
}
