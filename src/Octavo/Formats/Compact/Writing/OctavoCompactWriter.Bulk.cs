// Owns: Compact's sequences of primitives: integers in the shortest form, bools as bits, floats as they lie in memory. docs/formats/compact.md, "Sequences".
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Compact;

public ref partial struct OctavoCompactWriter
{
    /// <summary>Elements a run of varints.</summary>
    private const int Run = 64;

    /// <summary>Bools a run: 512 bytes.</summary>
    private const int BoolRun = 4096;

    /// <inheritdoc/>
    public void WriteBools(scoped ReadOnlySpan<bool> values)
    {
        WriteArrayStart(values.Length);
        while (values.Length != 0)
        {
            ReadOnlySpan<bool> run = values[..Math.Min(BoolRun, values.Length)];
            int length = CompactBits.Length(run.Length);
            CompactBits.Pack(run, ref Reserve(length));
            Advance(length);
            values = values[run.Length..];
        }
    }

    /// <inheritdoc/>
    public void WriteSBytes(scoped ReadOnlySpan<sbyte> values) => WritePlain(values);

    /// <inheritdoc/>
    public void WriteInt16s(scoped ReadOnlySpan<short> values) => WriteIntegers(values);

    /// <inheritdoc/>
    public void WriteUInt16s(scoped ReadOnlySpan<ushort> values) => WriteIntegers(values);

    /// <inheritdoc/>
    public void WriteInt32s(scoped ReadOnlySpan<int> values) => WriteIntegers(values);

    /// <inheritdoc/>
    public void WriteUInt32s(scoped ReadOnlySpan<uint> values) => WriteIntegers(values);

    /// <inheritdoc/>
    public void WriteInt64s(scoped ReadOnlySpan<long> values) => WriteIntegers(values);

    /// <inheritdoc/>
    public void WriteUInt64s(scoped ReadOnlySpan<ulong> values) => WriteIntegers(values);

    /// <inheritdoc/>
    public void WriteSingles(scoped ReadOnlySpan<float> values) => WritePlain(values);

    /// <inheritdoc/>
    public void WriteDoubles(scoped ReadOnlySpan<double> values) => WritePlain(values);

    private void WritePlain<T>(scoped ReadOnlySpan<T> values)
        where T : unmanaged
    {
        WriteArrayStart(values.Length);
        _window.WriteRaw(MemoryMarshal.AsBytes(values));
    }

    private void WriteIntegers<T>(scoped ReadOnlySpan<T> values)
        where T : unmanaged, IBinaryInteger<T>
    {
        ref byte at = ref Reserve(MaxHead + 1);
        nint n = PutArrayStart(ref at, values.Length);
        if (values.Length == 0)
        {
            Advance(n);
            return;
        }
        int width = CompactWidths.Choose(values);
        Bytes.At(ref at, n) = (byte)width;
        Advance(n + 1);
        if (width == Unsafe.SizeOf<T>())
        {
            _window.WriteRaw(MemoryMarshal.AsBytes(values));
        }
        else if (width == CompactWidths.Varint)
        {
            WriteVarints(values);
        }
        else
        {
            WriteNarrow(values, width);
        }
    }

    private void WriteVarints<T>(scoped ReadOnlySpan<T> values)
        where T : unmanaged, IBinaryInteger<T>
    {
        while (values.Length != 0)
        {
            ReadOnlySpan<T> run = values[..Math.Min(Run, values.Length)];
            Advance(CompactVarints.Put(ref Reserve(Run * CompactVarint.Max), run));
            values = values[run.Length..];
        }
    }

    private void WriteNarrow<T>(scoped ReadOnlySpan<T> values, int width)
        where T : unmanaged
    {
        while (values.Length != 0)
        {
            int count = Math.Min(CompactResize.Piece, values.Length);
            ref byte from = ref MemoryMarshal.GetReference(MemoryMarshal.AsBytes(values));
            CompactResize.Narrow(ref from, Unsafe.SizeOf<T>(), ref Reserve(count * width), width, count);
            Advance(count * width);
            values = values[count..];
        }
    }
}
