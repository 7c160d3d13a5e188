// Owns: a row that is held against BenchmarkDotNet.
// Must not know: figures.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Verifying;

/// <summary>A row and whom Octavo is compared with there.</summary>
/// <param name="Table">The table's id.</param>
/// <param name="Row">The row.</param>
/// <param name="Operation">What is timed.</param>
/// <param name="System">The system; if it has no figure there, the fastest of the others is taken.</param>
internal sealed record VerifiedRow(string Table, string Row, Operation Operation, string System);
