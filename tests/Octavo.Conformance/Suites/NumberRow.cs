// Owns: the published number suite as rows: a text and the bits it has as Half, float and double. Knows neither layer that is tested.
using System.Text.RegularExpressions;

namespace Octavo.Conformance.Suites;

/// <summary>One row.</summary>
/// <param name="Text">The number as text, which is not always JSON.</param>
/// <param name="Half">Its bits as <see cref="System.Half"/>.</param>
/// <param name="Single">Its bits as <c>float</c>.</param>
/// <param name="Wide">Its bits as <c>double</c>.</param>
internal sealed partial record NumberRow(string Text, ushort Half, uint Single, ulong Wide)
{
    /// <summary>The suite's folder.</summary>
    internal const string Suite = "number-parsing";

    /// <summary>Whether JSON's grammar has the text as a number.</summary>
    internal bool IsJson => Json().IsMatch(Text);

    /// <summary>Rows of a file; fails if they are not as many as expected.</summary>
    internal static IEnumerable<NumberRow> Of(string file, int expected)
    {
        int rows = 0;
        foreach (string line in File.ReadLines(SuiteFolder.Path($"{Suite}/{file}")))
        {
            rows++;
            yield return new NumberRow(
                line[31..],
                ushort.Parse(line.AsSpan(0, 4), NumberStyles.HexNumber, CultureInfo.InvariantCulture),
                uint.Parse(line.AsSpan(5, 8), NumberStyles.HexNumber, CultureInfo.InvariantCulture),
                ulong.Parse(line.AsSpan(14, 16), NumberStyles.HexNumber, CultureInfo.InvariantCulture));
        }
        Assert.Equal(expected, rows);
    }

    /// <summary>Doubles, and the shortest text that another library has for each.</summary>
    internal static IEnumerable<(double Value, string Text)> Shortest()
    {
        int rows = 0;
        foreach (string line in File.ReadLines(SuiteFolder.Path($"{Suite}/shortest_f64.tsv")).Skip(1))
        {
            string[] columns = line.Split('\t');
            rows++;
            yield return (BitConverter.UInt64BitsToDouble(ulong.Parse(columns[0], NumberStyles.HexNumber, CultureInfo.InvariantCulture)), columns[2]);
        }
        Assert.Equal(5_397, rows);
    }

    [GeneratedRegex(@"^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$")]
    private static partial Regex Json();
}
