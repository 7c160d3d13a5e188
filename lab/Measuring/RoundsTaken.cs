// Owns: what rounds came to.
// Must not know: how they were taken.
namespace Octavo.Lab.Measuring;

/// <summary>The rounds that count.</summary>
/// <param name="Count">Their number; 0 if they were stopped before one was complete.</param>
/// <param name="Compiled">Methods that the JIT compiled meanwhile, and turns in which the compiler of what runs elsewhere worked.</param>
internal readonly record struct RoundsTaken(int Count, long Compiled);
