// Owns: the loops that are timed, the same machine code shape for every candidate, and verification before them.
// Must not know: clocks; the engine times Run from outside.
using System.Buffers;
using System.Runtime.CompilerServices;

namespace Octavo.Lab.Contract;

/// <summary>The loops over one set of operations.</summary>
public sealed class Workload<TOperations>(string table, string row, TOperations operations, ArrayBufferWriter<byte> shared, NotKept lost) : IWorkload
    where TOperations : struct, IOperations
{
    private TOperations _operations = operations;
    private byte[]? _kept;

    /// <inheritdoc/>
    public string Table => table;

    /// <inheritdoc/>
    public string Row => row;

    /// <inheritdoc/>
    public int PoolSize => _operations.Count;

    /// <inheritdoc/>
    public int Bytes { get; private set; }

    /// <inheritdoc/>
    public string? Verify()
    {
        var arrays = new byte[_operations.Count][];
        var written = new byte[_operations.Count][];
        for (int i = 0; i < arrays.Length; i++)
        {
            arrays[i] = _operations.Serialize(i);
            shared.ResetWrittenCount();
            _operations.Serialize(i, shared);
            written[i] = shared.WrittenSpan.ToArray();
            // Lengths only: that equal values give equal bytes is not a promise of every format.
            if (written[i].Length != arrays[i].Length)
                return $"value {i}: the writer got {written[i].Length} bytes, the array {arrays[i].Length}";
        }

        Bytes = arrays[0].Length;
        return CompareAll(written) ?? CompareAll(arrays);
    }

    // Leaves the payloads loaded, for Deserialize reads them.
    private string? CompareAll(byte[][] payloads)
    {
        _operations.Load(payloads);
        for (int i = 0; i < payloads.Length; i++)
        {
            if (_operations.Compare(i, lost) is { } difference)
                return $"value {i}: {difference}";
        }

        return null;
    }

    /// <inheritdoc/>
    public void Run(Operation operation, int count)
    {
        switch (operation)
        {
            case Operation.SerializeToWriter: ToWriter(count); break;
            case Operation.SerializeToBytes: ToBytes(count); break;
            default: Read(count); break;
        }
    }

    // Not inlined, so each loop is tiered by itself.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void ToWriter(int count)
    {
        int mask = _operations.Count - 1;
        ArrayBufferWriter<byte> writer = shared;
        for (int i = 0; i < count; i++)
        {
            writer.ResetWrittenCount();
            _operations.Serialize(i & mask, writer);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void ToBytes(int count)
    {
        int mask = _operations.Count - 1;
        for (int i = 0; i < count; i++)
            _kept = _operations.Serialize(i & mask);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Read(int count)
    {
        int mask = _operations.Count - 1;
        for (int i = 0; i < count; i++)
            _operations.Deserialize(i & mask);
        GC.KeepAlive(_kept);
    }
}
