// Owns: a subject seen as a candidate that also is in document 004's table. Must not know: which library it is.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>Binds the rows of document 004, and all others as <see cref="Candidate{TSubject}"/> does.</summary>
public sealed class JsonCandidate<TSubject> : ICandidate
    where TSubject : struct, IJsonSubject
{
    private readonly Candidate<TSubject> _others = new();

    /// <inheritdoc/>
    public CandidateInfo Info => _others.Info;

    /// <inheritdoc/>
    public IWorkload? Open(string table, string row, WorkloadSettings settings)
    {
        if (table != WorkloadCatalog.JvmJson)
            return _others.Open(table, row, settings);
        return Info.Tables.Count > 0 && !Info.Tables.Contains(table) ? null : JsonCatalog.Open<TSubject>(row, settings);
    }
}
