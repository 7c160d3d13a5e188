// Owns: a subject of another format than JSON, seen as a candidate of document 004's file.
// Must not know: which library it is.
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads.LargeSample;

namespace Octavo.Lab.Workloads;

/// <summary>Binds document 004's file alone: the same object in the library's own payload. It is a candidate beside the subject's other one, which is in the
/// other tables.</summary>
public sealed class DocumentCandidate<TSubject> : ICandidate
    where TSubject : struct, ISubject
{
    /// <inheritdoc/>
    public CandidateInfo Info { get; } = TSubject.Info with { Name = Named(TSubject.Info.Name), Tables = [WorkloadCatalog.JvmJson] };

    /// <inheritdoc/>
    public IWorkload? Open(string table, string row, WorkloadSettings settings)
    {
        if (Lacks(table, row) is not null)
            return null;
        TSubject.Prepare(settings.Shared);
        Response[] values = [.. JsonDocuments.LargeSamples(settings.Data, settings.Seed, indented: false).Select(sample => sample.Value)];
        return new DocumentWorkload<LargeSampleBytesOperations<TSubject>>(row, new LargeSampleBytesOperations<TSubject>(values), settings.Shared,
            TSubject.Info.Lost);
    }

    /// <inheritdoc/>
    public string? Lacks(string table, string row) =>
        table == WorkloadCatalog.JvmJson && row == JsonCatalog.Large ? null : $"is no JSON, and stands in {JsonCatalog.Large} alone, with its own payload";

    private static string Named(string name) => name.EndsWith(')') ? $"{name[..^1]}, document)" : $"{name} (document)";
}
