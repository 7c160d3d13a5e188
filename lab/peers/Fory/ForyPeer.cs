// Owns: Fory for .NET's candidates: as documented, and for readers and writers of one schema.
// Must not know: the engine.
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of Fory.</summary>
public sealed class ForyPeer : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } =
        [new ForyCandidate<CompatibleFory>(), new ForyCandidate<SameSchemaFory>(), new GraphCandidate<CompatibleFory>(), new GraphCandidate<SameSchemaFory>()];

    internal static readonly NotKeptNote[] NotKept =
        [new(Contract.NotKept.DateTimeKind, "DateTime is a timestamp: a local time is kept as an instant, all others as they are, and each reads as UTC")];

    // Measured with this version: 5,000 nodes make the round trip on a stack of 8 MB, and 10,000 end the process.
    internal static string? LacksGraph(string row) =>
        row == GraphCatalog.LinkedList
            ? "Fory: generated serializers recurse without a limit: a list of 10,000 nodes overflows a stack of 8 MB, which ends the process" : null;
}
