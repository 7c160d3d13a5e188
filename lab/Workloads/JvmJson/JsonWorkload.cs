// Owns: the loops over documents that are timed, and verification before them.
// Must not know: clocks; the engine times Run from outside.
using System.Buffers;
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Workloads;

/// <summary>A row of document 004's table with one candidate.</summary>
public sealed class JsonWorkload<TOperations>(string row, TOperations operations, ArrayBufferWriter<byte> shared) : IWorkload, ITexts
    where TOperations : struct, IJsonOperations
{
    private TOperations _operations = operations;
    private JsonInput[] _inputs = [];
    private object? _kept;

    /// <inheritdoc/>
    public string Table => WorkloadCatalog.JvmJson;

    /// <inheritdoc/>
    public string Row => row;

    /// <inheritdoc/>
    public int PoolSize => _operations.Count;

    /// <inheritdoc/>
    public int Bytes { get; private set; }

    /// <inheritdoc/>
    public IReadOnlyList<byte[]> Texts => [.. _inputs.Select(input => input.Bytes)];

    /// <inheritdoc/>
    public string? Verify()
    {
        _inputs = new JsonInput[_operations.Count];
        for (int i = 0; i < _inputs.Length; i++)
        {
            byte[] array = _operations.Serialize(i);
            shared.ResetWrittenCount();
            _operations.Serialize(i, shared);
            string text = _operations.SerializeToString(i);
            if (shared.WrittenCount != array.Length || Encoding.UTF8.GetByteCount(text) != array.Length)
                return $"document {i}: the array has {array.Length} bytes, the writer {shared.WrittenCount}, the string in UTF-8 {Encoding.UTF8.GetByteCount(text)}";
            Bytes = i == 0 ? array.Length : Bytes;
            _inputs[i] = new JsonInput(_operations.Text(i) ?? array);
            if (Compare(i, new JsonInput(array), "its own text") is { } own)
                return own;
            if (Compare(i, _inputs[i], "the document") is { } given)
                return given;
        }

        return null;
    }

    /// <inheritdoc/>
    public void Run(Operation operation, int count)
    {
        switch (operation)
        {
            case Operation.SerializeToWriter: ToWriter(count); break;
            case Operation.SerializeToBuffer: ToBuffer(count); break;
            case Operation.SerializeToBytes: ToBytes(count); break;
            case Operation.SerializeToString: ToText(count); break;
            case Operation.DeserializeFromBuffer: FromBuffer(count); break;
            case Operation.DeserializeFromString: FromText(count); break;
            default: FromBytes(count); break;
        }
    }

    private string? Compare(int index, JsonInput input, string what)
    {
        _operations.Deserialize(input.Bytes);
        if (_operations.Compare(index) is { } bytes)
            return $"document {index}, {what}: {bytes}";
        _operations.Deserialize(input.Text);
        if (_operations.Compare(index) is { } text)
            return $"document {index}, {what} as a string: {text}";
        _operations.Deserialize(input.Buffer);
        return _operations.Compare(index) is { } buffer ? $"document {index}, {what} in segments: {buffer}" : null;
    }

    // Not inlined, so each loop is tiered by itself.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void ToWriter(int count)
    {
        int mask = _operations.Count - 1;
        for (int i = 0; i < count; i++)
        {
            shared.ResetWrittenCount();
            _operations.Serialize(i & mask, shared);
        }
    }

    // The document's quirk: a new buffer for each call, which grows meanwhile.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void ToBuffer(int count)
    {
        int mask = _operations.Count - 1;
        for (int i = 0; i < count; i++)
        {
            var buffer = new ArrayBufferWriter<byte>();
            _operations.Serialize(i & mask, buffer);
            _kept = buffer;
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
    private void ToText(int count)
    {
        int mask = _operations.Count - 1;
        for (int i = 0; i < count; i++)
            _kept = _operations.SerializeToString(i & mask);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void FromBytes(int count)
    {
        int mask = _operations.Count - 1;
        for (int i = 0; i < count; i++)
            _operations.Deserialize(_inputs[i & mask].Bytes);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void FromText(int count)
    {
        int mask = _operations.Count - 1;
        for (int i = 0; i < count; i++)
            _operations.Deserialize(_inputs[i & mask].Text);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void FromBuffer(int count)
    {
        int mask = _operations.Count - 1;
        for (int i = 0; i < count; i++)
            _operations.Deserialize(_inputs[i & mask].Buffer);
        GC.KeepAlive(_kept);
    }
}
