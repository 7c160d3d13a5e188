// Owns: the shortest decimal text of a double (Schubfach, with a short path for up to six decimals). Knows no writer.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Json;

/// <summary>Doubles to JSON text over a byte reference.</summary>
internal static class JsonDoubleEncoder
{
    private static readonly UInt128[] s_tens = MakeTens();

    private static UInt128[] MakeTens()
    {
        var g = new UInt128[617];
        for (int k = -292; k <= 324; k++)
        {
            BigInteger v;
            if (k >= 0)
            {
                v = BigInteger.Pow(10, k);
                int b = (int)v.GetBitLength();
                v = b <= 128 ? v << (128 - b) : CeilShift(v, b - 128);
            }
            else
            {
                var d = BigInteger.Pow(10, -k);
                int b = (int)d.GetBitLength();
                v = CeilDiv(BigInteger.One << (127 + b), d);
                if (v.GetBitLength() > 128)
                    v = CeilShift(v, 1);
            }
            g[k + 292] = (UInt128)v;
        }
        return g;
        static BigInteger CeilShift(BigInteger v, int s) => (v + (BigInteger.One << s) - 1) >> s;
        static BigInteger CeilDiv(BigInteger a, BigInteger b) => (a + b - 1) / b;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong RoundToOdd(ulong ghi, ulong glo, ulong cp)
    {
        ulong x1 = Math.BigMul(glo, cp, out _);
        ulong y1 = Math.BigMul(ghi, cp, out ulong y0);
        y0 += x1;
        if (y0 < x1)
            y1++;
        return y1 | (y0 > 1 ? 1UL : 0);
    }

    private static void ToDecimal(ulong bits, out ulong digits, out int exp10)
    {
        ulong sig = bits & 0xFFFFFFFFFFFFF;
        int e = (int)(bits >> 52) & 0x7FF;
        ulong c;
        int q;
        if (e != 0)
        {
            c = sig | (1UL << 52);
            q = e - 1075;
            if (q <= 0 && q > -53 && (c & ((1UL << -q) - 1)) == 0)
            {
                digits = c >> -q;
                exp10 = 0;
                return;
            }
        }
        else
        {
            c = sig;
            q = -1074;
        }
        bool odd = (c & 1) != 0;
        bool closer = sig == 0 && e > 1;
        ulong cb = 4 * c, cbl = cb - 2 + (closer ? 1UL : 0), cbr = cb + 2;
        int k = (q * 1262611 - (closer ? 524031 : 0)) >> 22;
        int h = q + ((-k * 1741647) >> 19) + 1;
        ref UInt128 g = ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(s_tens), -k + 292);
        ulong ghi = (ulong)(g >> 64), glo = (ulong)g;
        ulong vbl = RoundToOdd(ghi, glo, cbl << h), vb = RoundToOdd(ghi, glo, cb << h), vbr = RoundToOdd(ghi, glo, cbr << h);
        ulong lower = vbl + (odd ? 1UL : 0), upper = vbr - (odd ? 1UL : 0);
        ulong s = vb / 4;
        if (s >= 10)
        {
            ulong sp = s / 10;
            bool up = lower <= 40 * sp, wp = 40 * sp + 40 <= upper;
            if (up != wp)
            {
                digits = sp + (wp ? 1UL : 0);
                exp10 = k + 1;
                return;
            }
        }
        bool ui = lower <= 4 * s, wi = 4 * s + 4 <= upper;
        if (ui != wi)
        {
            digits = s + (wi ? 1UL : 0);
            exp10 = k;
            return;
        }
        ulong mid = 4 * s + 2;
        digits = s + (vb > mid || (vb == mid && (s & 1) != 0) ? 1UL : 0);
        exp10 = k;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint PutDouble(ref byte at, double v)
    {
        ulong bits = BitConverter.DoubleToUInt64Bits(v);
        nint o = 0;
        if ((bits >> 63) != 0)
        {
            at = (byte)'-';
            o = 1;
            bits &= long.MaxValue;
        }
        if (bits == 0)
        {
            Bytes.At(ref at, o) = (byte)'0';
            return o + 1;
        }
        if (bits >= 0x7FF0000000000000)
            throw new OctavoException(OctavoErrorCode.InvalidValue, "NaN and infinities are no JSON numbers.");
        // at most six decimals and 15 digits: if t / 10^6 (one correctly rounded division of exact numbers) gives v back, t is the only such decimal
        double av = BitConverter.UInt64BitsToDouble(bits);
        if (av < 1e9 && av >= 1e-3)
        {
            ulong t = (ulong)(av * 1e6 + 0.5);
            if (t / 1e6 == av)
            {
                ulong ip = t / 1_000_000;
                uint fr = (uint)(t - ip * 1_000_000);
                o += JsonIntegers.PutUInt32(ref Bytes.At(ref at, o), (uint)ip);
                if (fr == 0)
                    return o;
                ulong x = JsonIntegers.Encode8(fr * 100);
                Bytes.At(ref at, o) = (byte)'.';
                Bytes.Put(ref Bytes.At(ref at, o + 1), x | JsonIntegers.Zeros);
                return o + 1 + 8 - (BitOperations.LeadingZeroCount(x) >> 3);
            }
        }
        ToDecimal(bits, out ulong d, out int e);
        // strip trailing zeros
        if (e != 0 || d >= 100000)
        {
            while (d >= 100_000_000)
            {
                ulong t = d / 100_000_000;
                if (t * 100_000_000 != d)
                    break;
                d = t;
                e += 8;
            }
            while (true)
            {
                ulong t = d / 100;
                if (t * 100 != d)
                    break;
                d = t;
                e += 2;
            }
            {
                ulong t = d / 10;
                if (t * 10 == d)
                {
                    d = t;
                    e++;
                }
            }
        }
        ref byte p = ref Bytes.At(ref at, o);
        // digits at p+1, then the integer part moves one left to make room for the point
        ref byte b = ref Bytes.At(ref p, 1);
        int n;
        ulong hi = d / 100_000_000;
        uint lo = (uint)(d - hi * 100_000_000);
        if (hi == 0)
        {
            ulong x = JsonIntegers.Encode8(lo);
            int lz = BitOperations.TrailingZeroCount(x) & ~7;
            Bytes.Put(ref b, (x | JsonIntegers.Zeros) >> lz);
            n = 8 - (lz >> 3);
        }
        else
        {
            n = (int)JsonIntegers.PutUInt32(ref b, (uint)(hi % 1_000_000_000)); // d < 1e17, so hi < 1e9
            Bytes.Put(ref Bytes.At(ref b, n), JsonIntegers.Encode8(lo) | JsonIntegers.Zeros);
            n += 8;
        }
        int pt = n + e; // digits before the point
        if (e >= 0 && pt <= 15)
        {
            Bytes.Put(ref p, Bytes.Get<UInt128>(ref b));
            for (int i = n; i < pt; i++)
                Bytes.At(ref p, i) = (byte)'0';
            return o + pt;
        }
        if (pt > 0 && pt <= 17 && e < 0)
        {
            for (int i = 0; i < pt; i++)
                Bytes.At(ref p, i) = Bytes.At(ref b, i);
            Bytes.At(ref p, pt) = (byte)'.';
            return o + n + 1;
        }
        if (pt <= 0 && pt > -5)
        {
            int z = 2 - pt; // "0." and zeros
            var a0 = Bytes.Get<ulong>(ref b);
            var a1 = Bytes.Get<ulong>(ref Bytes.At(ref b, 8));
            var a2 = Bytes.At(ref b, 16);
            Bytes.Put(ref p, 0x3030303030302E30UL);
            Bytes.Put(ref Bytes.At(ref p, z), a0);
            Bytes.Put(ref Bytes.At(ref p, z + 8), a1);
            Bytes.At(ref p, z + 16) = a2;
            return o + z + n;
        }
        p = b;
        nint len = 1;
        if (n > 1)
        {
            b = (byte)'.';
            len = n + 1;
        }
        Bytes.At(ref p, len++) = (byte)'E';
        int x10 = pt - 1;
        if (x10 < 0)
        {
            Bytes.At(ref p, len++) = (byte)'-';
            x10 = -x10;
        }
        else
            Bytes.At(ref p, len++) = (byte)'+';
        return o + len + JsonIntegers.PutUInt32(ref Bytes.At(ref p, len), (uint)x10);
    }
}
