// Owns: the outcome of one payload with one candidate.
// Must not know: processes and consoles.
namespace Octavo.Lab.Hostile;

/// <summary>An outcome with its details.</summary>
/// <param name="Candidate">The candidate's name.</param>
/// <param name="Payload">The payload in words.</param>
/// <param name="Outcome">The outcome.</param>
/// <param name="Detail">The exception's message, the value, or the exit code.</param>
internal sealed record HostileResult(string Candidate, string Payload, HostileOutcome Outcome, string Detail);
