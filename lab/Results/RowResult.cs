// Owns: a row in results.json.
// Must not know: how it is shown.
namespace Octavo.Lab.Results;

/// <summary>One workload and operation with all its candidates.</summary>
/// <param name="Row">The workload.</param>
/// <param name="Operation">Begins with "serialize" or "deserialize".</param>
/// <param name="Candidates">The candidates.</param>
/// <param name="TurnMs">Length of a turn, milliseconds, where a whole pool of values takes no longer; null where nothing was timed, and in files of older versions.</param>
internal sealed record RowResult(string Row, string Operation, IReadOnlyList<CandidateResult> Candidates, double? TurnMs = null);
