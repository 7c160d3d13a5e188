// Owns: the rows that Dahomey.Cbor is in, and why not in the others. Must not know: the engine.
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>Rows of types that the library can take.</summary>
public sealed class DahomeyCandidate<TSubject> : ICandidate
    where TSubject : struct, ISubject
{
    private readonly Candidate<TSubject> _rows = new();

    /// <inheritdoc/>
    public CandidateInfo Info => _rows.Info;

    /// <inheritdoc/>
    public IWorkload? Open(string table, string row, WorkloadSettings settings) => Lacks(table, row) is null ? _rows.Open(table, row, settings) : null;

    /// <inheritdoc/>
    public string? Lacks(string table, string row) => (table, row) switch
    {
        (WorkloadCatalog.Nino, "Vectors") => "has no converter of Vector4, and cannot map a type with an indexer",
        (WorkloadCatalog.Nino, "PolymorphicClass" or "FooBase[1000]" or "PolymorphicClasses") =>
            "its discriminators are attributes, which these twenty classes do not carry",
        _ => null,
    };
}
