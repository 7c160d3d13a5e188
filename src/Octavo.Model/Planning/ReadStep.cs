// Owns: one step of the positional reading body.
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

/// <summary>A step: a run of members decoded from one <c>Need</c>, or one by itself.</summary>
/// <param name="Kind">Run or single.</param>
/// <param name="Start">Whether the object's head is read first.</param>
/// <param name="First">Ordinal of the first member.</param>
/// <param name="Count">Members.</param>
/// <param name="Bound">The run's need; null for a single.</param>
/// <param name="Max">The need in bytes over all formats, at most <see cref="ScalarReadMax.Run"/>.</param>
internal sealed record ReadStep(StepKind Kind, bool Start, int First, int Count, RunBound? Bound, int Max);
