// Owns: which Octavo candidate another is compared with, and the ratios.
// Must not know: how turns are taken.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Measuring;

/// <summary>Ratios round by round.</summary>
internal static class Comparison
{
    /// <summary>Octavo's candidate of the same family; while there is none, the one for MessagePack. Null when Octavo is absent.</summary>
    public static Entrant? BaseOf(Entrant entrant, IReadOnlyList<Entrant> entrants)
    {
        IEnumerable<Entrant> octavo = entrants.Where(other => other.Candidate.System == "Octavo" && other.Failure is null && other.Times.Count > 0);
        return octavo.FirstOrDefault(other => other.Candidate.Format == entrant.Candidate.Format)
            ?? octavo.FirstOrDefault(other => other.Candidate.Format == Formats.MessagePack);
    }

    /// <summary>Time ÷ base's time in the same round, summarized.</summary>
    public static Statistics Ratio(IReadOnlyList<double> times, IReadOnlyList<double> octavo, int rounds) =>
        Statistics.Of([.. Enumerable.Range(0, rounds).Select(round => times[round] / octavo[round])]);
}
