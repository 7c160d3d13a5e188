// Owns: a subject seen as a candidate of table graphs.
// Must not know: which library it is.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>Binds the rows of table graphs alone. It is a candidate beside the subject's other one, for what it carries is more.</summary>
public sealed class GraphCandidate<TSubject> : ICandidate
    where TSubject : struct, IGraphSubject
{
    /// <inheritdoc/>
    public CandidateInfo Info { get; } = TSubject.Info with
    {
        Name = Named(TSubject.Info.Name),
        Traits = [.. TSubject.Info.Traits, Traits.References],
        Tables = [WorkloadCatalog.Graphs],
    };

    /// <inheritdoc/>
    public IWorkload? Open(string table, string row, WorkloadSettings settings) =>
        table == WorkloadCatalog.Graphs && TSubject.Lacks(row) is null ? GraphCatalog.Open<TSubject>(row, settings) : null;

    /// <inheritdoc/>
    public string? Lacks(string table, string row) => table == WorkloadCatalog.Graphs ? TSubject.Lacks(row) : null;

    private static string Named(string name) => name.EndsWith(')') ? $"{name[..^1]}, references)" : $"{name} (references)";
}
