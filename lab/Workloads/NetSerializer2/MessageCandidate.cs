// Owns: a subject seen as a candidate that also is in document 001's table. Must not know: which library it is.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>Binds the rows of document 001, and all others as <see cref="Candidate{TSubject}"/> does.</summary>
public sealed class MessageCandidate<TSubject> : ICandidate
    where TSubject : struct, IMessageSubject
{
    private readonly Candidate<TSubject> _others = new();

    /// <inheritdoc/>
    public CandidateInfo Info => _others.Info;

    /// <inheritdoc/>
    public IWorkload? Open(string table, string row, WorkloadSettings settings)
    {
        if (table != WorkloadCatalog.NetSerializer2)
            return _others.Open(table, row, settings);
        return TSubject.Has(row) ? new MessageWorkload<TSubject>(row, MessageData.Make(row, settings.Scale)) : null;
    }
}
