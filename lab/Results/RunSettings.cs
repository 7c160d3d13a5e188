// Owns: a run's effort in results.json.
// Must not know: how it was chosen.
namespace Octavo.Lab.Results;

/// <summary>How long and how often a run measured.</summary>
/// <param name="Quick">Whether it was a look: fewer operations, fewer and shorter rounds.</param>
/// <param name="Rounds">Rounds asked for.</param>
/// <param name="TurnMs">Length of a turn, milliseconds: the most if there is a budget, else the least.</param>
/// <param name="BudgetSeconds">What measuring was to take, seconds; null if turns had their full length however long it took.</param>
internal sealed record RunSettings(bool Quick, int Rounds, double TurnMs, double? BudgetSeconds);
