// Owns: what a bar's measurement came to. Knows no format.
namespace Octavo.Bench.Harness;

/// <summary>One line of the gate.</summary>
/// <param name="Name">The row's name.</param>
/// <param name="Ours">Nanoseconds an item.</param>
/// <param name="Other">Nanoseconds an item.</param>
/// <param name="Ratio">As the claim reads it.</param>
/// <param name="Low">Lower quartile of the rounds' ratios.</param>
/// <param name="High">Upper quartile of the rounds' ratios.</param>
/// <param name="Claim">Which way the ratio is read.</param>
/// <param name="Bar">The bar.</param>
/// <param name="Ok">Whether the ratio keeps it.</param>
/// <param name="Measurements">1, or 3 where the first fell short.</param>
internal sealed record Verdict(string Name, double Ours, double Other, double Ratio, double Low, double High, Claim Claim, double Bar, bool Ok,
    int Measurements)
{
    private const int Further = 2;

    /// <summary>Measures a bar; one that falls short is measured twice more, and the median of the three counts: one bad placement in memory is not a
    /// regression.</summary>
    internal static Verdict Of(Bar bar, int rounds)
    {
        Verdict first = Judge(bar, Interleaved.Measure(bar.Pair, rounds), 1);
        if (first.Ok)
        {
            return first;
        }
        List<Verdict> all = [first];
        for (int i = 0; i < Further; i++)
        {
            all.Add(Judge(bar, Interleaved.Measure(bar.Pair, rounds), 1 + Further));
        }
        all.Sort((a, b) => a.Ratio.CompareTo(b.Ratio));
        return all[all.Count / 2] with { Measurements = all.Count };
    }

    private static Verdict Judge(Bar bar, Comparison found, int measurements) => bar.Claim switch
    {
        Claim.CostsAtMost =>
            new(found.Name, found.Ours, found.Other, found.Ratio, found.Low, found.High, bar.Claim, bar.Value, found.Ratio <= bar.Value, measurements),
        _ => new(found.Name, found.Ours, found.Other, 1 / found.Ratio, 1 / found.High, 1 / found.Low, bar.Claim, bar.Value, 1 / found.Ratio >= bar.Value,
            measurements),
    };
}
