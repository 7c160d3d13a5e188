// Owns: decimal digits and exponent to the nearest double: Clinger's exact path, then Eisel-Lemire. Knows no reader; what it cannot decide goes to the BCL.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Json;

/// <summary>Decimal to double.</summary>
internal static class JsonDoubleDecoder
{
    private static readonly double[] s_powers = [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22];

    private static readonly ulong[] s_fives = MakeFives();

    private static ulong[] MakeFives()
    {
        var r = new ulong[651 * 2];
        var two128 = BigInteger.One << 128;
        for (int q = -342; q <= 308; q++)
        {
            BigInteger c;
            if (q < 0)
            {
                var p = BigInteger.Pow(5, -q);
                int z = (int)(p - 1).GetBitLength();
                c = q >= -27 ? (BigInteger.One << (z + 127)) / p + 1 : (BigInteger.One << (2 * z + 128)) / p + 1;
                while (c >= two128)
                    c >>= 1;
            }
            else
            {
                c = BigInteger.Pow(5, q);
                int b = (int)c.GetBitLength();
                c = b <= 128 ? c << (128 - b) : c >> (b - 128);
            }
            r[(q + 342) * 2] = (ulong)(c >> 64);
            r[(q + 342) * 2 + 1] = (ulong)(c & ulong.MaxValue);
        }
        return r;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool FromDecimal(ulong w, int q, out double v)
    {
        if (w <= 1UL << 53 && (uint)(q + 22) <= 44)
        {
            double d = w;
            v = q < 0 ? d / s_powers[-q] : d * s_powers[q];
            return true;
        }
        return Lemire(w, q, out v);
    }

    private static bool Lemire(ulong w, int q, out double v)
    {
        v = 0;
        if (w == 0)
            return true;
        if (q < -342 || q > 308)
            return false;
        int lz = BitOperations.LeadingZeroCount(w);
        w <<= lz;
        ref ulong t = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(s_fives), (q + 342) * 2);
        ulong hi = Math.BigMul(w, t, out ulong lo);
        if ((hi & 0x1FF) == 0x1FF)
        {
            ulong sh = Math.BigMul(w, Unsafe.Add(ref t, 1), out _);
            lo += sh;
            if (sh > lo)
                hi++;
        }
        int ub = (int)(hi >> 63);
        int sft = ub + 64 - 52 - 3;
        ulong m = hi >> sft;
        int p2 = (((152170 + 65536) * q) >> 16) + 63 + ub - lz + 1023;
        if (p2 <= 0)
            return false;
        if (lo <= 1 && q >= -4 && q <= 23 && (m & 3) == 1 && (m << sft) == hi)
            m &= ~1UL;
        m += m & 1;
        m >>= 1;
        if (m >= 2UL << 52)
        {
            m = 1UL << 52;
            p2++;
        }
        if (p2 >= 0x7FF)
            return false;
        v = BitConverter.UInt64BitsToDouble((m & ~(1UL << 52)) | ((ulong)p2 << 52));
        return true;
    }
}
