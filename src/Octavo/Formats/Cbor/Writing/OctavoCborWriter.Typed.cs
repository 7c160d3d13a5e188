// Owns: CBOR's typed arrays on the writing side. RFC 8746; docs/formats/cbor.md, "Typed arrays".
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Cbor;

public ref partial struct OctavoCborWriter
{
    /// <summary>Elements whose bytes a length of 31 bits counts, whatever their width.</summary>
    private const int MostTyped = int.MaxValue / 8;

    /// <inheritdoc/>
    public static bool TypesSequences => true;

    /// <summary>Whether the options ask for typed arrays.</summary>
    private readonly bool WritesTyped
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => _window.State.Options is OctavoCborOptions { TypedArrays: true };
    }

    /// <summary>The lengths after tag 40; the elements follow as one array. RFC 8746, section 3.1.1.</summary>
    /// <inheritdoc/>
    public static bool TryWriteMultidimensional(ref OctavoCborWriter writer, Array array)
    {
        if (!writer.WritesTyped)
        {
            return false;
        }
        ref byte at = ref writer.Reserve((3 * MaxHead) + (array.Rank * MaxInt32));
        nint n = CborEncoder.PutHead(ref at, CborCode.Tag, CborCode.RowMajor);
        n += PutArrayStart(ref Bytes.At(ref at, n), 2);
        n += PutArrayStart(ref Bytes.At(ref at, n), array.Rank);
        for (int i = 0; i < array.Rank; i++)
        {
            n += PutInt32(ref Bytes.At(ref at, n), array.GetLength(i));
        }
        writer.Advance(n);
        return true;
    }

    /// <summary>A typed array if the options ask for one.</summary>
    /// <param name="tag">The elements' tag.</param>
    /// <param name="values">The elements.</param>
    /// <returns>False if they do not, and where there are more elements than a length counts.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private bool TryWriteTyped<T>(uint tag, scoped ReadOnlySpan<T> values)
        where T : unmanaged
    {
        if (!WritesTyped || values.Length > MostTyped)
        {
            return false;
        }
        WriteTyped(tag, MemoryMarshal.AsBytes(values));
        return true;
    }

    /// <summary>A typed array: its elements as they are in memory.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void WriteTyped(uint tag, scoped ReadOnlySpan<byte> elements)
    {
        Advance(CborEncoder.PutHead(ref Reserve(MaxHead), CborCode.Tag, tag));
        WriteBytes(elements);
    }
}
