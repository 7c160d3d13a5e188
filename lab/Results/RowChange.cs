// Owns: one candidate of one row in two runs.
// Must not know: how it is shown.
namespace Octavo.Lab.Results;

/// <summary>A figure beside the same one of another run.</summary>
/// <param name="Table">The table's id.</param>
/// <param name="Row">The workload.</param>
/// <param name="Operation">What was timed.</param>
/// <param name="Candidate">The candidate's name.</param>
/// <param name="Verdict">What may be said.</param>
/// <param name="Before">The first run's median, ns; null if it has none.</param>
/// <param name="After">The second run's median, ns; null if it has none.</param>
/// <param name="Ratio">Second median ÷ first: more than 1 means slower than before. Null if the two cannot be divided.</param>
/// <param name="Low">The least that the ratio can be within both spreads: tenth percentile of the second ÷ ninetieth of the first.</param>
/// <param name="High">The most that the ratio can be: ninetieth percentile of the second ÷ tenth of the first.</param>
/// <param name="Note">Why one run has no figure, if it says so; a payload of another size.</param>
internal sealed record RowChange(
    string Table, string Row, string Operation, string Candidate, ChangeVerdict Verdict, double? Before, double? After, double? Ratio, double? Low,
        double? High, string? Note);
