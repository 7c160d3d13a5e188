// Owns: one candidate's times under both instruments, in verify.json.
// Must not know: ratios.
namespace Octavo.Lab.Verifying;

/// <summary>A candidate under both instruments.</summary>
/// <param name="Candidate">The candidate.</param>
/// <param name="Version">The version loaded.</param>
/// <param name="LabNs">The lab's median, nanoseconds an operation.</param>
/// <param name="LabCollectorNs">The collector's part of it.</param>
/// <param name="LabAllocatedBytes">Bytes that an operation allocates, by the lab.</param>
/// <param name="BenchmarkNs">BenchmarkDotNet's mean, nanoseconds an operation; null if it has none.</param>
/// <param name="BenchmarkErrorNs">Its standard error.</param>
/// <param name="Iterations">Iterations that count.</param>
/// <param name="BenchmarkAllocatedBytes">Bytes that an operation allocates, by its memory diagnoser.</param>
internal sealed record VerifiedTime(
    string Candidate, string Version, double LabNs, double? LabCollectorNs, long? LabAllocatedBytes, double? BenchmarkNs, double? BenchmarkErrorNs,
    int? Iterations, double? BenchmarkAllocatedBytes);
