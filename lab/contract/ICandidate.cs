// Owns: a candidate as the engine sees it across the load context.
// Must not know: the library's types.
namespace Octavo.Lab.Contract;

/// <summary>A candidate: its description, and its workloads.</summary>
public interface ICandidate
{
    /// <summary>What it is.</summary>
    CandidateInfo Info { get; }

    /// <summary>Makes the workload of a row with fresh values; null if the candidate has no place in that row.</summary>
    IWorkload? Open(string table, string row, WorkloadSettings settings);

    /// <summary>Why the candidate has no place in a row, in words, where its library's documentation says it; else null.</summary>
    string? Lacks(string table, string row) => null;
}
