// Owns: the published number suite through the text layer: each row to double, float and Half, and the shortest text of doubles. Knows no format.
using Octavo.Text;

namespace Octavo.Conformance.Texts;

public class NumberSuiteTests
{
    private readonly byte[] _window = new byte[8192];

    [SuiteFact(NumberRow.Suite)]
    public void Exhaustive_float16() => Rows("exhaustive-float16.txt", 31_745);

    [SuiteFact(NumberRow.Suite)]
    public void Freetype() => Rows("freetype-2-7.txt", 3_566);

    [SuiteFact(NumberRow.Suite)]
    public void Lemire_fast_float() => Rows("lemire-fast-float.txt", 3_299);

    [SuiteFact(NumberRow.Suite)]
    public void More_test_cases() => Rows("more-test-cases.txt", 60);

    [SuiteFact(NumberRow.Suite)]
    public void Shortest_doubles_have_the_digits_of_two_others()
    {
        foreach ((double value, string shortest) in NumberRow.Shortest())
        {
            nint used = ShortestDouble.Put(ref _window[0], value);
            string text = Encoding.ASCII.GetString(_window, 0, (int)used);
            Assert.Equal(Canonical(shortest), Canonical(text));
            Assert.Equal(NumberOutcome.Ok, NearestDouble.Parse(Encoding.ASCII.GetBytes(text), out double back));
            Assert.Equal(BitConverter.DoubleToUInt64Bits(value), BitConverter.DoubleToUInt64Bits(back));
        }
    }

    private void Rows(string file, int expected)
    {
        foreach (NumberRow row in NumberRow.Of(file, expected))
        {
            Check(row);
        }
    }

    private void Check(NumberRow row)
    {
        (string text, ushort half, uint single, ulong wide) = row;
        byte[] bytes = Encoding.ASCII.GetBytes(text);
        NumberOutcome asDouble = NearestDouble.Parse(bytes, out double d);
        NumberOutcome asSingle = NearestSingle.Parse(bytes, out float f);
        NumberOutcome asHalf = NearestHalf.Parse(bytes, out Half h);
        if (!row.IsJson)
        {
            Assert.True((asDouble, asSingle, asHalf) == (NumberOutcome.Malformed, NumberOutcome.Malformed, NumberOutcome.Malformed),
                $"{text} is no JSON number.");
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
}
