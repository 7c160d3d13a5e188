// Owns: the outcome of building a program outside of .NET.
// Must not know: how it came about.
namespace Octavo.Lab.Outside;

/// <summary>A program that can be started, or the reason why there is none.</summary>
/// <param name="Peer">The peer.</param>
/// <param name="Program">The program.</param>
/// <param name="Start">The command that starts it; empty if it cannot be had.</param>
/// <param name="Origin">Where its libraries come from.</param>
/// <param name="Unavailable">The reason, null when it can be started.</param>
internal sealed record OutsideBuild(OutsidePeer Peer, OutsideProgram Program, IReadOnlyList<string> Start, string Origin, string? Unavailable);
