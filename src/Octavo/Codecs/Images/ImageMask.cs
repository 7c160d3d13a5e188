// Owns: the masked copy and the check of images 32 bytes at a time. Knows no type: two masks say what there is to clear and to validate.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace Octavo.Internal;

/// <summary>Bulk work on images whose length divides 32. A pass over 100 images of 16 bytes costs 15 ns where one by one costs 60 (lab: SimpleStruct[]).</summary>
internal readonly ref struct ImageMask
{
    private const int Block = 32;
    private const ulong TicksMask = 0x3FFF_FFFF_FFFF_FFFF;
    private const ulong Carry = TicksMask - 3_155_378_975_999_999_999; // beyond DateTime.MaxValue a sum reaches bit 62

    private readonly Vector256<byte> _zero;
    private readonly Vector256<ulong> _ticks;
    private readonly Vector256<ulong> _carry;

    internal ImageMask(ReadOnlySpan<byte> zeroBits, ReadOnlySpan<byte> dateTimes)
    {
        _zero = Repeat(zeroBits);
        Vector256<ulong> dates = Repeat(dateTimes).AsUInt64();
        _ticks = dates & Vector256.Create(TicksMask);
        _carry = dates & Vector256.Create(Carry);
    }

    /// <summary>Whether images of this mask can be handled so.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool Applies(ReadOnlySpan<byte> zeroBits) => Vector256.IsHardwareAccelerated && zeroBits.Length != 0 && Block % zeroBits.Length == 0;

    /// <summary>Copies images and clears the bits that are zero in every value.</summary>
    /// <param name="from">Source.</param>
    /// <param name="to">Destination, with 32 bytes of slack behind it.</param>
    /// <param name="length">Bytes.</param>
    internal void CopyCleared(ref byte from, ref byte to, nuint length)
    {
        nuint i = 0;
        for (; i + Block <= length; i += Block)
        {
            Vector256.AndNot(Vector256.LoadUnsafe(ref from, i), _zero).StoreUnsafe(ref to, i);
        }
        if (i < length)
        {
            Vector256<byte> last = default;
            Unsafe.CopyBlockUnaligned(ref Unsafe.As<Vector256<byte>, byte>(ref last), ref Unsafe.AddByteOffset(ref from, i), (uint)(length - i));
            Vector256.AndNot(last, _zero).StoreUnsafe(ref to, i);
        }
    }

    /// <summary>Whether all images are values.</summary>
    internal bool AreValid(ref byte first, nuint length)
    {
        Vector256<byte> bits = default;
        Vector256<ulong> sums = default;
        nuint i = 0;
        for (; i + Block <= length; i += Block)
        {
            Vector256<byte> block = Vector256.LoadUnsafe(ref first, i);
            bits |= block;
            sums |= (block.AsUInt64() & _ticks) + _carry;
        }
        if (i < length)
        {
            Vector256<byte> last = default;
            Unsafe.CopyBlockUnaligned(ref Unsafe.As<Vector256<byte>, byte>(ref last), ref Unsafe.AddByteOffset(ref first, i), (uint)(length - i));
            bits |= last;
            sums |= (last.AsUInt64() & _ticks) + _carry;
        }
        return (bits & _zero) == default && (sums & Vector256.Create(~TicksMask)) == default;
    }

    private static Vector256<byte> Repeat(ReadOnlySpan<byte> image)
    {
        Vector256<byte> block = default;
        ref byte at = ref Unsafe.As<Vector256<byte>, byte>(ref block);
        for (int i = 0; i < Block && image.Length != 0; i += image.Length)
        {
            image.CopyTo(MemoryMarshal.CreateSpan(ref Unsafe.Add(ref at, i), image.Length));
        }
        return block;
    }
}
