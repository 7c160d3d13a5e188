// Owns: CBOR's typed arrays on the writing side. RFC 8746; docs/formats/cbor.md, "Typed arrays".
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo;

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

    /// <summary>The lengths behind tag 40; the elements follow as one array. RFC 8746, section 3.1.1.</summary>
    /// <inheritdoc/>
    public static bool TryWriteGrid(ref OctavoCborWriter writer, Array grid)
    {
        if (!writer.WritesTyped)
        {
            return false;
        }
        ref byte at = ref writer.Reserve((3 * MaxHead) + (grid.Rank * MaxInt32));
        nint n = CborEncoder.PutHead(ref at, CborCode.Tag, CborCode.RowMajor);
        n += PutArrayStart(ref Bytes.At(ref at, n), 2);
        n += PutArrayStart(ref Bytes.At(ref at, n), grid.Rank);
        for (int i = 0; i < grid.Rank; i++)
        {
            n += PutInt32(ref Bytes.At(ref at, n), grid.GetLength(i));
        }
        writer.Advance(n);
        return true;
    }

    /// <summary>A typed array: its elements as they lie in memory.</summary>
    /// <param name="tag">The elements' tag.</param>
    /// <param name="elements">The elements' bytes.</param>
    /// <param name="count">Elements that there are.</param>
    /// <returns>False where there are more elements than a length counts.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private bool TryWriteTyped(uint tag, scoped ReadOnlySpan<byte> elements, int count)
    {
        if (count > MostTyped)
        {
            return false;
        }
        Advance(CborEncoder.PutHead(ref Reserve(MaxHead), CborCode.Tag, tag));
        WriteBytes(elements);
        return true;
    }
}
