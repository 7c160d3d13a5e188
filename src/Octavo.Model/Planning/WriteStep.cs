// Owns: one step of the writing body.
namespace Octavo.Model.Planning;

/// <summary>A step: a run of members, or one by itself.</summary>
/// <param name="Kind">Run or single.</param>
/// <param name="Start">Whether the object's head comes before the members.</param>
/// <param name="First">Ordinal of the first member.</param>
/// <param name="Count">Members.</param>
/// <param name="Bound">The run's reservation; null for a single.</param>
/// <param name="Rests">For each text of the run, what must be reserved again after it if it did not fit.</param>
/// <param name="Chunk">Members a chunk method if the run is written through those; 0 if it is written in place.</param>
internal sealed record WriteStep(StepKind Kind, bool Start, int First, int Count, RunBound? Bound, EquatableList<RunBound> Rests, int Chunk);
