// Owns: JSON's sequences of primitives and byte strings on the writing side: runs of 64 elements with the cursor in a local. RFC 8259, section 5; RFC 4648,
// section 4.
using System.Buffers.Text;
using Octavo.Internal;

namespace Octavo.Json;

public ref partial struct OctavoJsonWriter
{
    /// <summary>Elements a run.</summary>
    private const int Run = 64;

    /// <summary>Bytes of one piece of a byte string: a multiple of three, so that only the last piece is padded.</summary>
    private const int Base64Piece = 24 * 1024;

    /// <inheritdoc/>
    public void WriteBools(scoped ReadOnlySpan<bool> values) => WriteAll<bool, JsonElements.OfBool>(values);

    /// <inheritdoc/>
    public void WriteSBytes(scoped ReadOnlySpan<sbyte> values) => WriteAll<sbyte, JsonElements.OfSByte>(values);

    /// <inheritdoc/>
    public void WriteInt16s(scoped ReadOnlySpan<short> values) => WriteAll<short, JsonElements.OfInt16>(values);

    /// <inheritdoc/>
    public void WriteUInt16s(scoped ReadOnlySpan<ushort> values) => WriteAll<ushort, JsonElements.OfUInt16>(values);

    /// <inheritdoc/>
    public void WriteInt32s(scoped ReadOnlySpan<int> values) => WriteAll<int, JsonElements.OfInt32>(values);

    /// <inheritdoc/>
    public void WriteUInt32s(scoped ReadOnlySpan<uint> values) => WriteAll<uint, JsonElements.OfUInt32>(values);

    /// <inheritdoc/>
    public void WriteInt64s(scoped ReadOnlySpan<long> values) => WriteAll<long, JsonElements.OfInt64>(values);

    /// <inheritdoc/>
    public void WriteUInt64s(scoped ReadOnlySpan<ulong> values) => WriteAll<ulong, JsonElements.OfUInt64>(values);

    /// <inheritdoc/>
    public void WriteSingles(scoped ReadOnlySpan<float> values)
    {
        if (_allows)
        {
            WriteAllowed<float, JsonElements.OfSingle>(values);
            return;
        }
        WriteAll<float, JsonElements.OfSingle>(values);
    }

    /// <inheritdoc/>
    public void WriteDoubles(scoped ReadOnlySpan<double> values)
    {
        if (_allows)
        {
            WriteAllowed<double, JsonElements.OfDouble>(values);
            return;
        }
        WriteAll<double, JsonElements.OfDouble>(values);
    }

    /// <summary>Brackets and elements; short arrays in one run.</summary>
    private void WriteAll<T, TElement>(scoped ReadOnlySpan<T> values)
        where T : unmanaged
        where TElement : struct, IJsonElement<T>
    {
        ref byte at = ref Reserve(2 + (Math.Min(values.Length, Run) * (1 + TElement.Max)));
        nint n = PutArrayStart(ref at, values.Length);
        for (int i = 0; ;)
        {
            int end = Math.Min(values.Length, i + Run);
            for (; i < end; i++)
            {
                n += PutItem(ref Bytes.At(ref at, n), i);
                n += TElement.Put(ref Bytes.At(ref at, n), values[i]);
            }
            if (i == values.Length)
            {
                break;
            }
            Advance(n);
            at = ref Reserve(2 + (Math.Min(values.Length - i, Run) * (1 + TElement.Max)));
            n = 0;
        }
        Bytes.At(ref at, n) = (byte)']';
        Advance(n + 1);
    }
}
