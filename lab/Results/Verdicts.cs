// Owns: deciding who is faster: by intervals and two per cent, never by medians alone. All outputs ask here.
// Must not know: how figures came about, and how verdicts are shown.
namespace Octavo.Lab.Results;

/// <summary>Verdicts on candidates and rows.</summary>
internal static class Verdicts
{
    /// <summary>A difference below this is none that anybody notices, and other machines turn it round.</summary>
    public const double Margin = 0.02;

    /// <summary>Rounds that an interval needs: from fewer, resampling draws the same few values and is too narrow.</summary>
    public const int LeastRounds = 5;

    // An interval that reaches into the margin and further out than this could be a win, a tie or a loss.
    private const double Widest = 0.1;

    /// <summary>The verdict on a candidate of a row.</summary>
    public static Verdict Of(RowResult row, CandidateResult candidate)
    {
        Verdict verdict = Of(candidate);
        return verdict == Verdict.None || row.IsSettled ? verdict : Verdict.Unsettled;
    }

    /// <summary>The verdict of the figures of a candidate, whatever its row is.</summary>
    public static Verdict Of(CandidateResult candidate)
    {
        if (candidate.RatioToOctavo is null || candidate.ComparedWith == candidate.Name)
            return Verdict.None;
        // Files of older versions have no interval, and rounds too few for one are not a measurement.
        return candidate.RatioLow is null && candidate.Rounds is > 0 and < LeastRounds ? Verdict.Unsettled : Of(candidate.Low, candidate.High);
    }

    /// <summary>The verdict of an interval of the candidate's time ÷ Octavo's.</summary>
    public static Verdict Of(double? low, double? high)
    {
        if (low > 1 + Margin)
            return Verdict.Slower;
        if (high < 1 - Margin)
            return Verdict.Faster;
        return low >= 1 - Widest && high <= 1 + Widest ? Verdict.Tie : Verdict.Unsettled;
    }

    /// <summary>The candidates that Octavo loses to, the fastest first.</summary>
    public static IEnumerable<CandidateResult> LossesOf(RowResult row, IEnumerable<CandidateResult> others) =>
        others.Where(other => Of(row, other) == Verdict.Faster).OrderBy(other => other.RatioToOctavo);

    /// <summary>Octavo's place in a row beside the others that are compared with one of its candidates; <see cref="Verdict.Slower"/> if all others
    /// are.</summary>
    public static Verdict Of(RowResult row, IEnumerable<CandidateResult> others)
    {
        Verdict[] verdicts = [.. others.Select(other => Of(row, other)).Where(verdict => verdict != Verdict.None)];
        return verdicts.Length == 0 ? Verdict.None
            : verdicts.Contains(Verdict.Faster) ? Verdict.Faster
            : verdicts.Contains(Verdict.Unsettled) ? Verdict.Unsettled
            : verdicts.Contains(Verdict.Tie) ? Verdict.Tie
            : Verdict.Slower;
    }
}
