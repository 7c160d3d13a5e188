// Owns: how a candidate's ratio and its verdict are spelled in tables.
// Must not know: how the verdict is decided.
using Octavo.Lab.Results;

namespace Octavo.Lab.Output;

/// <summary>Ratios as text.</summary>
internal static class RatioText
{
    /// <summary>"1.45"; "tie 1.01"; "? 1.2" if the figures do not say; a dash if there is nothing to compare with.</summary>
    public static string Of(RowResult row, CandidateResult? candidate) =>
        candidate?.RatioToOctavo is null ? "–" : Word(Verdicts.Of(row, candidate)) + Figures.Ratio(candidate.RatioToOctavo);

    /// <summary>The same with its interval: "1.45 [1.41 to 1.52]"; "1" of the base itself.</summary>
    public static string WithInterval(RowResult row, CandidateResult candidate) =>
        candidate.RatioToOctavo is null ? "–"
        : candidate.ComparedWith == candidate.Name ? "1"
        : $"{Of(row, candidate)} [{Figures.Ratio(candidate.Low)} to {Figures.Ratio(candidate.High)}]";

    private static string Word(Verdict verdict) => verdict switch
    {
        Verdict.Tie => "tie ",
        Verdict.Unsettled => "? ",
        _ => "",
    };
}
