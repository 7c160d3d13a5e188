// Owns: runs of integers of any width, without a branch on a width. Knows no window.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Cbor;

/// <summary>
/// In an array of mixed magnitudes a branch on an element's width is missed at every second element. Here a width is calculated, and what is refused is only
/// noticed: the caller goes over such a run again, one by one, and finds what it was.
/// </summary>
internal static class CborRuns
{
    /// <summary>Gets integers.</summary>
    /// <param name="at">Where, readable for nine bytes per element.</param>
    /// <param name="run">Receives the integers.</param>
    /// <returns>Bytes used; 0 if one is not an integer or is out of range.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint TryGet<T>(ref byte at, Span<T> run)
        where T : unmanaged
    {
        nint n = 0;
        ulong bad = 0;
        ref T to = ref MemoryMarshal.GetReference(run);
        for (int i = 0; i < run.Length; i++)
        {
            ulong head = Bytes.At(ref at, n);
            ulong info = head & CborCode.InfoMask;
            ulong wide = info < CborCode.Direct ? 0UL : 1UL;
            int width = 1 << ((int)info & 3);
            ulong argument = Bytes.GetBig64(ref Bytes.At(ref at, n), 1) >> (64 - (8 * width));
            argument = (argument & (0 - wide)) | (info & (wide - 1));
            n += 1 + (width & -(int)wide);
            // Beyond 1F a head is negative, beyond 3F no integer; additional information of 28 and more is not a width.
            bad |= (head >> 6) | (info >> 2 == 7 ? 1UL : 0UL);
            if (typeof(T) == typeof(ulong))
            {
                bad |= head >> 5;
                Unsafe.As<T, ulong>(ref Unsafe.Add(ref to, i)) = argument;
            }
            else
            {
                long value = (long)argument ^ -(long)(head >> 5 & 1);
                ref T place = ref Unsafe.Add(ref to, i);
                long narrow;
                // By the type: a conversion by the interface is not folded for the narrow ones.
                if (typeof(T) == typeof(sbyte))
                {
                    narrow = Unsafe.As<T, sbyte>(ref place) = (sbyte)value;
                }
                else if (typeof(T) == typeof(short))
                {
                    narrow = Unsafe.As<T, short>(ref place) = (short)value;
                }
                else if (typeof(T) == typeof(ushort))
                {
                    narrow = Unsafe.As<T, ushort>(ref place) = (ushort)value;
                }
                else if (typeof(T) == typeof(int))
                {
                    narrow = Unsafe.As<T, int>(ref place) = (int)value;
                }
                else if (typeof(T) == typeof(uint))
                {
                    narrow = Unsafe.As<T, uint>(ref place) = (uint)value;
                }
                else
                {
                    narrow = Unsafe.As<T, long>(ref place) = value;
                }
                bad |= (argument >> 63) | (ulong)(narrow ^ value);
            }
        }
        return bad == 0 ? n : 0;
    }
}
