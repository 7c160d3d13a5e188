// Owns: document 004's row with a payload that is not text: which of its operations there are. Must not know: the loops and the library.
using System.Buffers;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>The clean variants of the row, into one reused buffer and from an array; the document's own operations are of texts and of their buffers.</summary>
public sealed class DocumentWorkload<TOperations>(string row, TOperations operations, ArrayBufferWriter<byte> shared, NotKept lost) : IWorkload
    where TOperations : struct, IOperations
{
    private readonly Workload<TOperations> _bytes = new(WorkloadCatalog.JvmJson, row, operations, shared, lost);

    /// <inheritdoc/>
    public string Table => _bytes.Table;

    /// <inheritdoc/>
    public string Row => _bytes.Row;

    /// <inheritdoc/>
    public int PoolSize => _bytes.PoolSize;

    /// <inheritdoc/>
    public int Bytes => _bytes.Bytes;

    /// <inheritdoc/>
    public string? Verify() => _bytes.Verify();

    /// <inheritdoc/>
    public string? Lacks(Operation operation) =>
        operation is Operation.SerializeToWriter or Operation.SerializeToBytes or Operation.Deserialize ? null
            : "is no JSON: this operation is of the document's text";

    /// <inheritdoc/>
    public void Run(Operation operation, int count) => _bytes.Run(operation, count);
}
