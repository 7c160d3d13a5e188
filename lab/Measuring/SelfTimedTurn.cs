// Owns: what a turn gave that was timed elsewhere.
// Must not know: where.
namespace Octavo.Lab.Measuring;

/// <summary>A turn.</summary>
/// <param name="Nanoseconds">An operation's time.</param>
/// <param name="AllocatedBytes">Bytes that an operation allocated; null if it is not known.</param>
/// <param name="Compilation">How long the compilers there have worked since the turn before; zero if there are none, or it is not known.</param>
internal readonly record struct SelfTimedTurn(double Nanoseconds, long? AllocatedBytes, TimeSpan Compilation = default);
