// Owns: the rows that Fory is in, and why not in the others. Must not know: the engine.
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>Rows of types that the library can take.</summary>
public sealed class ForyCandidate<TSubject> : ICandidate
    where TSubject : struct, IMessageSubject
{
    private readonly MessageCandidate<TSubject> _rows = new();

    /// <inheritdoc/>
    public CandidateInfo Info { get; } =
        TSubject.Info with { Tables = [WorkloadCatalog.Nino, WorkloadCatalog.Dotnet2019, WorkloadCatalog.NetSerializer2, WorkloadCatalog.HaskellTree] };

    /// <inheritdoc/>
    public IWorkload? Open(string table, string row, WorkloadSettings settings) => Lacks(table, row) is null ? _rows.Open(table, row, settings) : null;

    /// <inheritdoc/>
    public string? Lacks(string table, string row) => (table, row) switch
    {
        (WorkloadCatalog.Dotnet2019, "ComplexObject") => "Fory: has no serializer of members declared as ICollection<T> and IDictionary<K, V>",
        (WorkloadCatalog.HaskellTree, _) => "Fory: has no serializer of members declared by an abstract class, and no case but by type object",
        (WorkloadCatalog.Nino, "PolymorphicClass" or "FooBase[1000]" or "PolymorphicClasses") =>
            "Fory: has no serializer of elements declared by an abstract class, and no case but by type object",
        (WorkloadCatalog.NetSerializer2, "PrimitivesMessage") => "Fory: has no serializer of char",
        (WorkloadCatalog.NetSerializer2, "ComplexMessage") => "Fory: has no serializer of members declared by an abstract class or an interface",
        _ => null,
    };
}
