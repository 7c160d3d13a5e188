// Owns: the rows that Nerdbank.MessagePack is in, and why not in the others. Must not know: the engine.
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>Rows of types that the adapter has shapes of.</summary>
public sealed class ShapeCandidate<TSubject> : ICandidate
    where TSubject : struct, ISubject
{
    private readonly Candidate<TSubject> _rows = new();

    /// <inheritdoc/>
    public CandidateInfo Info => _rows.Info;

    /// <inheritdoc/>
    public IWorkload? Open(string table, string row, WorkloadSettings settings) => Lacks(table, row) is null ? _rows.Open(table, row, settings) : null;

    /// <inheritdoc/>
    public string? Lacks(string table, string row) =>
        (table, row) is (WorkloadCatalog.Nino, "PolymorphicClass" or "FooBase[1000]" or "PolymorphicClasses")
            ? "its unions name each case in the adapter, which names those of document 003's tree alone" : null;
}
