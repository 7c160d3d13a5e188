// Owns: the result of a comparison. Knows neither how it was measured nor what it means.
namespace Octavo.Bench.Harness;

/// <summary>Medians over rounds. The ratio is the median of the rounds' ratios, never the ratio of two medians: a round's neighbours share its noise.</summary>
/// <param name="Name">The row's name.</param>
/// <param name="Ours">Nanoseconds an item.</param>
/// <param name="Other">Nanoseconds an item.</param>
/// <param name="Ratio">Ours ÷ other.</param>
/// <param name="Low">Lower quartile of the rounds' ratios.</param>
/// <param name="High">Upper quartile of the rounds' ratios.</param>
/// <param name="Rounds">Rounds that were measured.</param>
internal sealed record Comparison(string Name, double Ours, double Other, double Ratio, double Low, double High, int Rounds);
