// Owns: Binary's sequences of primitives: a count and one copy. Knows no window beyond the writer's own members.
using System.Runtime.InteropServices;
using Octavo.Codecs.RawLayouts;

namespace Octavo.Binary;

public ref partial struct OctavoBinaryWriter
{
    /// <summary>Bools copied at a time, so that no reservation grows with the sequence.</summary>
    private const int Piece = 4096;

    /// <inheritdoc/>
    public void WriteBools(scoped ReadOnlySpan<bool> values)
    {
        WriteArrayStart(values.Length);
        while (values.Length != 0)
        {
            ReadOnlySpan<bool> piece = values[..Math.Min(Piece, values.Length)];
            RawLayoutValues.CopyBools(piece, ref Reserve(piece.Length));
            Advance(piece.Length);
            values = values[piece.Length..];
        }
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
