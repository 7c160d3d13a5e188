// Owns: what a row times.
// Must not know: candidates and results.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Tables;

/// <summary>A workload of a table.</summary>
/// <param name="Name">The row's name.</param>
/// <param name="Value">What is serialized, in words.</param>
/// <param name="Operations">What is timed, in the order shown.</param>
/// <param name="File">The file that it needs of the folder named by <c>--data</c>; null if it needs none.</param>
internal sealed record RowDefinition(string Name, string Value, IReadOnlyList<Operation> Operations, string? File = null)
{
    /// <summary>What a run times: all, or the first way of writing and the first of reading, which are the document's own.</summary>
    public IReadOnlyList<Operation> OperationsOf(bool quick) =>
        quick ? [.. Operations.GroupBy(operation => operation.Name().StartsWith("serialize", StringComparison.Ordinal)).Select(kind => kind.First())]
            : Operations;
}
