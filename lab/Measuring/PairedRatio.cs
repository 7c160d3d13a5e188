// Owns: the ratio of two candidates, taken round by round, with its interval.
// Must not know: what is concluded from it (Results/Verdicts.cs).
using Octavo.Lab.Results;

namespace Octavo.Lab.Measuring;

/// <summary>Median of the rounds' ratios, their spread, and the 95 % interval of the median.</summary>
/// <param name="Spread">Median and percentiles of the rounds' ratios.</param>
/// <param name="Low">Lower end of the interval; null if there are too few rounds for one.</param>
/// <param name="High">Upper end of the interval.</param>
internal readonly record struct PairedRatio(Statistics Spread, double? Low, double? High)
{
    // A thousand draws leave the ends uncertain by a fiftieth of the interval, and take a hundredth of a turn's time.
    private const int Draws = 1_000;
    private const double Tail = 0.025;

    /// <summary>
    /// Time ÷ base's time in the same round. The interval is by bootstrap: rounds are drawn with replacement, the same for both. The seed is fixed, so the same
    /// turns give the same report.
    /// </summary>
    public static PairedRatio Of(IReadOnlyList<double> times, IReadOnlyList<double> octavo, int seed = 1)
    {
        double[] ratios = [.. times.Zip(octavo, (time, other) => time / other)];
        var spread = Statistics.Of(ratios);
        if (ratios.Length < Verdicts.LeastRounds)
            return new PairedRatio(spread, null, null);
        var random = new Random(seed);
        double[] medians = new double[Draws], drawn = new double[ratios.Length];
        for (int draw = 0; draw < Draws; draw++)
        {
            for (int i = 0; i < drawn.Length; i++)
                drawn[i] = ratios[random.Next(ratios.Length)];
            Array.Sort(drawn);
            medians[draw] = Statistics.Percentile(drawn, 0.5);
        }

        Array.Sort(medians);
        return new PairedRatio(spread, Statistics.Percentile(medians, Tail), Statistics.Percentile(medians, 1 - Tail));
    }
}
