// Owns: a subject seen as a candidate that also is in table protobuf. Must not know: which library it is.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>Binds the rows of table protobuf, and all others as <see cref="MessageCandidate{TSubject}"/> does.</summary>
public sealed class ProtobufCandidate<TSubject> : ICandidate
    where TSubject : struct, IMessageSubject
{
    private readonly MessageCandidate<TSubject> _others = new();

    /// <inheritdoc/>
    public CandidateInfo Info => _others.Info;

    /// <inheritdoc/>
    public IWorkload? Open(string table, string row, WorkloadSettings settings) =>
        table == WorkloadCatalog.Protobuf ? ProtobufCatalog.Open<TSubject>(row, settings) : _others.Open(table, row, settings);
}
