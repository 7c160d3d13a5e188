// Owns: the rows that are written by hand.
// Must not know: the engine.
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>Rows of types that <see cref="HandSubject"/> knows.</summary>
public sealed class HandCandidate : ICandidate
{
    /// <inheritdoc/>
    public CandidateInfo Info => HandSubject.Info;

    /// <inheritdoc/>
    public IWorkload? Open(string table, string row, WorkloadSettings settings) =>
        (table, row) is (WorkloadCatalog.Nino, "SimpleClass" or "SimpleClasses") or (WorkloadCatalog.HaskellTree, WorkloadCatalog.Tree)
            ? WorkloadCatalog.Open<HandSubject>(table, row, settings) : null;
}
