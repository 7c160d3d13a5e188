// Owns: how a verification's figures and verdicts are spelled, for console and Markdown.
// Must not know: consoles and Markdown.
using System.Globalization;
using Octavo.Lab.Verifying;

namespace Octavo.Lab.Output.Verify;

/// <summary>Cells and sentences.</summary>
internal static class VerificationText
{
    /// <summary>What differs in kind between the two instruments, so that a difference can be understood.</summary>
    public const string Instruments =
        "BenchmarkDotNet measures each candidate in a process of its own, by elapsed time, with the collector as .NET has it by default (concurrent, a "
        + "youngest generation by the size of the cache), and reports means. The lab measures all candidates in turns in one process, by processor time where the "
        + "system counts it finely, with a youngest generation of fixed size and without a concurrent collector, and reports medians of ratios taken round by round.";

    /// <summary>Headings of <see cref="Cells"/>.</summary>
    public static IReadOnlyList<string> Columns { get; } =
        ["Row", "Candidates", "Lab ns", "BenchmarkDotNet ns", "Lab ÷ Octavo", "BenchmarkDotNet ÷ Octavo", "Difference", "Verdict"];

    /// <summary>Columns that hold words.</summary>
    public const int Words = 2;

    /// <summary>A row's cells.</summary>
    public static IReadOnlyList<string> Cells(VerifiedResult row) =>
    [
        $"{row.Table}, {row.Row}, {row.Operation}",
        row.Octavo is null ? "–" : $"{row.Other!.Candidate} ÷ {row.Octavo.Candidate}",
        $"{Figures.Nanoseconds(row.Other?.LabNs)} ÷ {Figures.Nanoseconds(row.Octavo?.LabNs)}",
        $"{Figures.Nanoseconds(row.Other?.BenchmarkNs)} ÷ {Figures.Nanoseconds(row.Octavo?.BenchmarkNs)}",
        Ratio(row.LabRatio, row.LabLow, row.LabHigh),
        Ratio(row.Ratio, row.Low, row.High),
        row.Difference is { } difference ? difference.ToString("+0.0%;-0.0%", CultureInfo.InvariantCulture) : "–",
        Word(row.Agreement),
    ];

    /// <summary>"10 of 12 rows agree within 5 %, 1 may, 1 differs".</summary>
    public static string Summary(Verification verification)
    {
        string text = string.Create(CultureInfo.InvariantCulture,
            $"{verification.Count(Agreement.Agrees)} of {verification.Rows.Count} rows agree within {VerifiedResult.Allowed:P0}");
        if (verification.Count(Agreement.Uncertain) is > 0 and var uncertain)
            text += $", {uncertain} may";
        if (verification.Count(Agreement.Differs) is > 0 and var differ)
            text += $", {differ} {(differ == 1 ? "differs" : "differ")}";
        return verification.Count(Agreement.Missing) is > 0 and var missing ? $"{text}, {missing} {(missing == 1 ? "has" : "have")} no figure" : text;
    }

    /// <summary>A line for each row that does not simply agree.</summary>
    public static IEnumerable<string> Reasons(Verification verification) =>
        verification.Rows.Where(row => row.Why.Length > 0).Select(row => $"{row.Table}, {row.Row}, {row.Operation}: {row.Why}.");

    /// <summary>"BenchmarkDotNet 0.15.8, default job, memory diagnoser; the lab: 11 rounds, …".</summary>
    public static string Effort(Verification verification) =>
        $"BenchmarkDotNet {verification.BenchmarkDotNet}, {verification.Job} job, memory diagnoser; the lab: {verification.Lab}";

    private static string Word(Agreement agreement) => agreement switch
    {
        Agreement.Agrees => "agrees",
        Agreement.Uncertain => "may agree",
        Agreement.Differs => "differs",
        _ => "no figure",
    };

    private static string Ratio(double? ratio, double? low, double? high) =>
        ratio is null ? "–" : low is null ? Figures.Ratio(ratio) : $"{Figures.Ratio(ratio)} [{Figures.Ratio(low)} to {Figures.Ratio(high)}]";
}
