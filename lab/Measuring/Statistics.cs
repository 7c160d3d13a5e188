// Owns: the arithmetic of medians and spreads.
// Must not know: what is measured.
namespace Octavo.Lab.Measuring;

/// <summary>Summary of a series.</summary>
/// <param name="Median">Median.</param>
/// <param name="Mean">Arithmetic mean.</param>
/// <param name="StandardDeviation">Of the sample (n − 1); 0 for one value.</param>
/// <param name="P10">Tenth percentile.</param>
/// <param name="P90">Ninetieth percentile.</param>
internal readonly record struct Statistics(double Median, double Mean, double StandardDeviation, double P10, double P90)
{
    /// <summary>Summarizes a series of at least one value.</summary>
    public static Statistics Of(IReadOnlyList<double> values)
    {
        ArgumentOutOfRangeException.ThrowIfZero(values.Count);
        double[] sorted = [.. values.Order()];
        double mean = sorted.Average();
        double squares = sorted.Sum(value => (value - mean) * (value - mean));
        double deviation = sorted.Length > 1 ? Math.Sqrt(squares / (sorted.Length - 1)) : 0;
        return new Statistics(Percentile(sorted, 0.5), mean, deviation, Percentile(sorted, 0.1), Percentile(sorted, 0.9));
    }

    /// <summary>Percentile of a sorted series by linear interpolation between closest ranks.</summary>
    public static double Percentile(IReadOnlyList<double> sorted, double fraction)
    {
        double rank = fraction * (sorted.Count - 1);
        int below = (int)Math.Floor(rank);
        int above = Math.Min(below + 1, sorted.Count - 1);
        return sorted[below] + ((rank - below) * (sorted[above] - sorted[below]));
    }
}
