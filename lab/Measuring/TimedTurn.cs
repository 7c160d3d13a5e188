// Owns: what one turn gave.
// Must not know: other turns.
namespace Octavo.Lab.Measuring;

/// <summary>A turn.</summary>
/// <param name="Nanoseconds">An operation's time, collections that fell into the turn among it.</param>
/// <param name="Operations">Operations of the turn.</param>
/// <param name="Collections">Collections within the turn.</param>
/// <param name="Full">Those of them that were of all generations: large objects cause them.</param>
/// <param name="PauseNs">Pauses of the collector within the turn, nanoseconds.</param>
internal readonly record struct TimedTurn(double Nanoseconds, int Operations = 1, int Collections = 0, int Full = 0, double PauseNs = 0);
