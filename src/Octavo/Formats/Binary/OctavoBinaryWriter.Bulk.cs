// Owns: Binary's sequences of primitives: a count and one copy. Knows no window beyond the writer's own members.
using System.Runtime.InteropServices;

namespace Octavo;

public ref partial struct OctavoBinaryWriter
{
    /// <inheritdoc/>
    public void WriteBools(scoped ReadOnlySpan<bool> values)
    {
        WriteArrayStart(values.Length);
        _window.WriteRaw(MemoryMarshal.AsBytes(values));
    }

    /// <inheritdoc/>
    public void WriteSBytes(scoped ReadOnlySpan<sbyte> values)
    {
        WriteArrayStart(values.Length);
        _window.WriteRaw(MemoryMarshal.AsBytes(values));
    }

    /// <inheritdoc/>
    public void WriteInt16s(scoped ReadOnlySpan<short> values)
    {
        WriteArrayStart(values.Length);
        _window.WriteRaw(MemoryMarshal.AsBytes(values));
    }

    /// <inheritdoc/>
    public void WriteUInt16s(scoped ReadOnlySpan<ushort> values)
    {
        WriteArrayStart(values.Length);
        _window.WriteRaw(MemoryMarshal.AsBytes(values));
    }

    /// <inheritdoc/>
    public void WriteInt32s(scoped ReadOnlySpan<int> values)
    {
        WriteArrayStart(values.Length);
        _window.WriteRaw(MemoryMarshal.AsBytes(values));
    }

    /// <inheritdoc/>
    public void WriteUInt32s(scoped ReadOnlySpan<uint> values)
    {
        WriteArrayStart(values.Length);
        _window.WriteRaw(MemoryMarshal.AsBytes(values));
    }

    /// <inheritdoc/>
    public void WriteInt64s(scoped ReadOnlySpan<long> values)
    {
        WriteArrayStart(values.Length);
        _window.WriteRaw(MemoryMarshal.AsBytes(values));
    }

    /// <inheritdoc/>
    public void WriteUInt64s(scoped ReadOnlySpan<ulong> values)
    {
        WriteArrayStart(values.Length);
        _window.WriteRaw(MemoryMarshal.AsBytes(values));
    }

    /// <inheritdoc/>
    public void WriteSingles(scoped ReadOnlySpan<float> values)
    {
        WriteArrayStart(values.Length);
        _window.WriteRaw(MemoryMarshal.AsBytes(values));
    }

    /// <inheritdoc/>
    public void WriteDoubles(scoped ReadOnlySpan<double> values)
    {
        WriteArrayStart(values.Length);
        _window.WriteRaw(MemoryMarshal.AsBytes(values));
    }
}
