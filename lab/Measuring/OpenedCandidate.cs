// Owns: binding a candidate to a row and verifying it before anything is timed.
// Must not know: timing.
using Octavo.Lab.Contract;
using Octavo.Lab.Outside;
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Measuring;

/// <summary>A candidate in a row: ready, wrong, or absent.</summary>
/// <param name="Candidate">The candidate.</param>
/// <param name="Workload">Its workload, null when absent.</param>
/// <param name="Wrong">What came back wrong.</param>
/// <param name="Unavailable">Why it is absent.</param>
internal sealed record OpenedCandidate(LoadedCandidate Candidate, IWorkload? Workload, string? Wrong, string? Unavailable)
{
    /// <summary>Whether it can be timed.</summary>
    public bool IsReady => Workload is not null && Wrong is null && Unavailable is null;

    /// <summary>Whether an operation of it can be timed.</summary>
    public bool IsReadyFor(Operation operation) => IsReady && Workload!.Lacks(operation) is null;

    /// <summary>Opens and verifies.</summary>
    public static OpenedCandidate Open(LoadedCandidate candidate, string table, string row, WorkloadSettings settings)
    {
        if (candidate.Candidate is null)
            return new OpenedCandidate(candidate, null, null, candidate.Unavailable);
        try
        {
            return candidate.Candidate.Open(table, row, settings) is { } workload
                ? new OpenedCandidate(candidate, workload, workload.Verify(), null)
                : new OpenedCandidate(candidate, null, null, candidate.Candidate.Lacks(table, row) ?? "has no workload for this row");
        }
        catch (OutsideException error)
        {
            return new OpenedCandidate(candidate, null, null, error.Message);
        }
        catch (Exception error) when (error is not OutOfMemoryException)
        {
            Exception cause = error;
            while (cause.InnerException is { } inner)
                cause = inner;
            return new OpenedCandidate(candidate, null, $"throws {cause.GetType().Name}: {cause.Message}", null);
        }
    }
}
