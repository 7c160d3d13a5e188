// Owns: the copy of large blocks to a place that is not aligned. Knows no format.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace Octavo.Memory;

/// <summary>
/// A count of three bytes before 160,000 bytes of raw layouts leaves them at an odd address, where the platform's copy (string moves on this size) takes 1.7
/// times as long as at an aligned one; vectors with aligned stores do not (lab: Vectors).
/// </summary>
internal static class LargeCopy
{
    /// <summary>Below, the platform's copy is as fast anywhere.</summary>
    internal const int Smallest = 8 * 1024;

    private const int Step = 128;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Copy(scoped ReadOnlySpan<byte> from, ref byte to)
    {
        if (from.Length < Smallest || !Vector256.IsHardwareAccelerated)
        {
            from.CopyTo(MemoryMarshal.CreateSpan(ref to, from.Length));
            return;
        }
        CopyAligned(ref MemoryMarshal.GetReference(from), ref to, (nuint)from.Length);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static unsafe void CopyAligned(ref byte from, ref byte to, nuint length)
    {
        // Should the collector move the destination meanwhile, only the speed changes.
        nuint offset = 32 - ((nuint)Unsafe.AsPointer(ref to) & 31);
        Vector256.LoadUnsafe(ref from).StoreUnsafe(ref to);
        for (; offset + Step <= length; offset += Step)
        {
            Vector256<byte> a = Vector256.LoadUnsafe(ref from, offset);
            Vector256<byte> b = Vector256.LoadUnsafe(ref from, offset + 32);
            Vector256<byte> c = Vector256.LoadUnsafe(ref from, offset + 64);
            Vector256<byte> d = Vector256.LoadUnsafe(ref from, offset + 96);
            a.StoreUnsafe(ref to, offset);
            b.StoreUnsafe(ref to, offset + 32);
            c.StoreUnsafe(ref to, offset + 64);
            d.StoreUnsafe(ref to, offset + 96);
        }
        Unsafe.CopyBlockUnaligned(ref Unsafe.AddByteOffset(ref to, offset), ref Unsafe.AddByteOffset(ref from, offset), (uint)(length - offset));
    }
}
