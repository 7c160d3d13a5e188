// Owns: a row that Octavo loses.
// Must not know: how it is decided or shown.
namespace Octavo.Lab.Results;

/// <summary>A row and the fastest of the candidates that are faster there.</summary>
internal sealed record Loss(RowResult Row, CandidateResult To);
