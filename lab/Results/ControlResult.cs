// Owns: a row's control in results.json.
// Must not know: how it was measured.
using System.Text.Json.Serialization;

namespace Octavo.Lab.Results;

/// <summary>Octavo's first candidate of a row, measured a second time from another load context: the same code, so anything but 1 is the measurement's
/// fault.</summary>
/// <param name="Candidate">The candidate.</param>
/// <param name="Ratio">Median of its second self's time ÷ its own, round by round.</param>
/// <param name="Low">Lower end of the 95 % interval; null if there were too few rounds for one.</param>
/// <param name="High">Upper end of the 95 % interval.</param>
internal sealed record ControlResult(string Candidate, double Ratio, double? Low, double? High)
{
    /// <summary>The least that a settled row's control may be.</summary>
    public const double Least = 0.97;

    /// <summary>The most that a settled row's control may be.</summary>
    public const double Most = 1.03;

    /// <summary>Whether ratio and interval are between <see cref="Least"/> and <see cref="Most"/>; if there is no interval, it is not known to.</summary>
    [JsonIgnore]
    public bool Holds => Ratio is >= Least and <= Most && Low >= Least && High <= Most;
}
