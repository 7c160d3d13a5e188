// Owns: a run's effort in results.json.
// Must not know: how it was chosen.
namespace Octavo.Lab.Results;

/// <summary>How long and how often a run measured.</summary>
/// <param name="Quick">Whether it was a look: fewer operations, fewer and shorter rounds.</param>
/// <param name="Rounds">Rounds asked for.</param>
/// <param name="TurnMs">Length of a turn, milliseconds: the most if there is a budget, else the least.</param>
/// <param name="BudgetSeconds">What measuring was to take, seconds; null if turns had their full length however long it took.</param>
/// <param name="YoungestBytes">Size of the collector's youngest generation in the process that measured, bytes; null if it is the runtime's own choice, and in
/// files of older versions.</param>
/// <param name="OtherWork">The share of all processors that other work took before anything was measured, from 0 to 1; null if the system does not say, and in
/// files of older versions.</param>
internal sealed record RunSettings(bool Quick, int Rounds, double TurnMs, double? BudgetSeconds, long? YoungestBytes = null, double? OtherWork = null);
