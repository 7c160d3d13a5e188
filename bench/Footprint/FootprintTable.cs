// Owns: the rows that are printed, and how many of them miss their bars. Knows no program.
using System.Globalization;

namespace Octavo.Bench.Footprint;

/// <summary>Prints ours, the other's, their ratio and the bar.</summary>
internal sealed class FootprintTable
{
    /// <summary>Bars that fall short so far.</summary>
    public int Failed { get; private set; }

    /// <summary>The head of some rows.</summary>
    public void Head(string what, string unit) =>
        Console.WriteLine($"\n{what,-64}{"ours " + unit,12}{"other " + unit,12}{"ratio",9}{"quartiles",16}{"bar",9}  ok");

    /// <summary>The median of the rounds' ratios.</summary>
    public void Ratio(string name, double[][] rounds, int ours, int other, double? bar)
    {
        double[] ratios = [.. rounds.Select(t => t[ours] / t[other]).Order()];
        double ratio = ratios[ratios.Length / 2];
        Line(name, Median(rounds, ours), Median(rounds, other), ratio,
            string.Create(CultureInfo.InvariantCulture, $"{ratios[ratios.Length / 4]:F2} to {ratios[ratios.Length * 3 / 4]:F2}"), bar);
    }

    /// <summary>A figure against a bar of the same unit; the other's figure is shown, where there is one.</summary>
    public void Bar(string name, double ours, double? bar) => Line(name, ours, bar, bar is null ? null : ours / bar, "", bar is null ? null : 1);

    /// <summary>The median of a candidate's rounds.</summary>
    public static double Median(double[][] rounds, int of)
    {
        double[] sorted = [.. rounds.Select(t => t[of]).Order()];
        return sorted[sorted.Length / 2];
    }

    private void Line(string name, double ours, double? other, double? ratio, string quartiles, double? bar)
    {
        bool ok = bar is null || ratio <= bar;
        Failed += ok ? 0 : 1;
        Console.WriteLine(
            string.Create(CultureInfo.InvariantCulture,
                $"  {name,-62}{ours,12:F1}{other,12:F1}{ratio,9:F2}{quartiles,16}{bar,9:F2}  {(bar is null ? "" : ok ? "yes" : "NO")}"));
    }
}
