// Owns: a subject seen as a candidate.
// Must not know: which library it is.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>Binds rows to <typeparamref name="TSubject"/>.</summary>
public sealed class Candidate<TSubject> : ICandidate
    where TSubject : struct, ISubject
{
    /// <inheritdoc/>
    public CandidateInfo Info { get; } = TSubject.Info;

    /// <inheritdoc/>
    public IWorkload? Open(string table, string row, WorkloadSettings settings) =>
        Info.Tables.Count > 0 && !Info.Tables.Contains(table) ? null : WorkloadCatalog.Open<TSubject>(table, row, settings);
}
