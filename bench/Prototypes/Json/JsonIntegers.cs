// Owns: integers as JSON text, eight digits at a time. Knows no writer and no reader; a Put may store up to 24 bytes past its result.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Bench.Prototypes.Json;

/// <summary>Integers to and from decimal digits over a byte reference.</summary>
internal static class JsonIntegers
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong Encode8(uint v) // v < 1e8; first digit in the lowest byte, digits 0..9 (not yet ASCII)
    {
        ulong hi = v / 10000u, x = hi | ((ulong)(v - (uint)hi * 10000u) << 32);
        ulong y = ((x * 10486) >> 20) & 0x0000007F0000007F;
        x = y | ((x - 100 * y) << 16);
        ulong z = ((x * 103) >> 10) & 0x000F000F000F000F;
        return z | ((x - 10 * z) << 8);
    }

    internal const ulong Zeros = 0x3030303030303030;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint PutUInt32(ref byte at, uint v)
    {
        if (v < 10)
        {
            at = (byte)('0' + v);
            return 1;
        }
        return PutUInt32Wide(ref at, v);
    }

    internal static nint PutUInt32Wide(ref byte at, uint v)
    {
        nint o = 0;
        if (v < 100)
        {
            uint t = (v * 103) >> 10;
            Bytes.Put(ref at, (ushort)(0x3030 + t + ((v - 10 * t) << 8)));
            return 2;
        }
        if (v >= 100_000_000)
        {
            uint top = v / 100_000_000;
            v -= top * 100_000_000;
            // a branch on purpose: a computed length was slower, the next position must not wait for arithmetic
            if (top >= 10)
            {
                uint tt = (top * 103) >> 10;
                Bytes.Put(ref at, (ushort)(0x3030 + tt + ((top - 10 * tt) << 8)));
                o = 2;
            }
            else
            {
                at = (byte)('0' + top);
                o = 1;
            }
            Bytes.Put(ref Bytes.At(ref at, o), Encode8(v) | Zeros);
            return o + 8;
        }
        // The length comes from a table, early: the digits are off the critical path.
        int len = CountDigits(v);
        Bytes.Put(ref at, (Encode8(v) | Zeros) >> (64 - 8 * len));
        return len;
    }

    private static readonly ulong[] s_digits = MakeDigits();

    private static ulong[] MakeDigits()
    {
        var t = new ulong[32];
        for (int i = 0; i < 32; i++)
        {
            ulong lo = 1UL << i, hi = (lo << 1) - 1, d = (ulong)lo.ToString().Length, p = (ulong)Math.Pow(10, d);
            t[i] = hi >= p ? ((d + 1) << 32) - p : d << 32;
        }
        return t;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int CountDigits(uint v) => (int)((v + Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(s_digits), BitOperations.Log2(v))) >> 32);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint PutInt32(ref byte at, int v)
    {
        if ((uint)v < 10)
        {
            at = (byte)('0' + v);
            return 1;
        }
        if (v >= 0)
            return PutUInt32Wide(ref at, (uint)v);
        at = (byte)'-';
        return 1 + PutUInt32(ref Bytes.At(ref at, 1), (uint)-v);
    }

    internal static nint PutInt64(ref byte at, long v)
    {
        nint o = 0;
        ulong u = (ulong)v;
        if (v < 0)
        {
            at = (byte)'-';
            o = 1;
            u = (ulong)-v;
        }
        return o + PutUInt64(ref Bytes.At(ref at, o), u);
    }

    internal static nint PutUInt64(ref byte at, ulong u)
    {
        if (u <= uint.MaxValue)
            return PutUInt32(ref at, (uint)u);
        ulong hi = u / 100_000_000;
        uint lo = (uint)(u - hi * 100_000_000);
        nint o = PutUInt64(ref at, hi); // at most one more level: hi < 1.9e11
        Bytes.Put(ref Bytes.At(ref at, o), Encode8(lo) | Zeros);
        return o + 8;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static uint Parse8(ulong t) // digits 0..9 a byte, first digit in the lowest byte
    {
        t = (t * 10) + (t >> 8);
        return (uint)((((t & 0x000000FF000000FF) * 0x000F424000000064) + (((t >> 16) & 0x000000FF000000FF) * 0x0000271000000001)) >> 32);
    }

    // Number of leading digit bytes (0..8) of the word x; t = x with '0' removed
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int Digits8(ulong x, out ulong t)
    {
        t = x ^ Zeros;
        ulong bad = ((t + 0x7676767676767676) | t) & 0x8080808080808080; // a carry only spoils bytes above the first bad one
        return BitOperations.TrailingZeroCount(bad) >> 3; // 64 >> 3 = 8 when none is bad
    }

    internal static ReadOnlySpan<uint> Pow10U => [1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000];
}
