// Owns: an integer of 64 bits times a power of ten to the nearest double: Clinger's exact path, then Eisel-Lemire. Knows no text.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Octavo.Text;

/// <summary>Correctly rounded for every integer and every power.</summary>
/// <remarks>D. Lemire, "Number parsing at a gigabyte per second"; N. Mushtak and D. Lemire, "Fast number parsing without fallback", for why 128 bits decide
/// every case.</remarks>
internal static class DecimalToDouble
{
    private const int FractionBits = 52;

    private const int Bias = 1023;

    private const int InfiniteExponent = 0x7FF;

    /// <summary>Below, even 2^64 times the power is less than half of the least double; above, 1 is beyond the greatest.</summary>
    private const int LeastPower = -342;

    private const int GreatestPower = 308;

    /// <summary>Powers of ten that are doubles: 10^0 to 10^22.</summary>
    private const int ExactPowers = 22;

    /// <summary>The double nearest to <paramref name="significand"/> · 10^<paramref name="power"/>, of two equally near the even one; infinity if it is out of
    /// range.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static double Nearest(ulong significand, int power)
    {
        // Two numbers that are exact in a double, and one rounding. Not on x87, which .NET does not use.
        if (significand <= 1UL << (FractionBits + 1) && (uint)(power + ExactPowers) <= 2 * ExactPowers)
        {
            double value = (long)significand;
            ref double powers = ref MemoryMarshal.GetReference(Powers);
            return power < 0 ? value / Unsafe.Add(ref powers, -power) : value * Unsafe.Add(ref powers, power);
        }
        return BitConverter.UInt64BitsToDouble(Bits(significand, power));
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ulong Bits(ulong significand, int power)
    {
        if (significand == 0 || power < LeastPower)
        {
            return 0;
        }
        if (power > GreatestPower)
        {
            return (ulong)InfiniteExponent << FractionBits;
        }
        int leading = BitOperations.LeadingZeroCount(significand);
        significand <<= leading;
        ref readonly ulong ten = ref PowersOfTen.High(power);
        ulong high = Math.BigMul(significand, ten, out ulong low);
        if ((high & 0x1FF) == 0x1FF)
        {
            // The bits that are dropped are all ones: a carry out of the power's lower half would change what is kept.
            ulong carried = Math.BigMul(significand, PowersOfTen.Low(in ten), out _);
            low += carried;
            high += low < carried ? 1UL : 0;
        }
        int upper = (int)(high >> 63);
        int shift = upper + 64 - FractionBits - 3;
        ulong bits = high >> shift; // the significand and one bit to round by
        int exponent = ((217706 * power) >> 16) + 63 + upper - leading + Bias;
        if (exponent <= 0)
        {
            return Subnormal(bits, exponent);
        }
        if (low <= 1 && power is >= -4 and <= 23 && (bits & 3) == 1 && bits << shift == high)
        {
            bits--; // exactly between two: down to the even one
        }
        bits = (bits + (bits & 1)) >> 1;
        if (bits == 2UL << FractionBits)
        {
            bits >>= 1;
            exponent++;
        }
        return exponent >= InfiniteExponent
            ? (ulong)InfiniteExponent << FractionBits
            : (bits & ~(1UL << FractionBits)) | ((ulong)exponent << FractionBits);
    }

    /// <summary>No 64-bit integer times a power so small is exactly between two: what is half is rounded up.</summary>
    private static ulong Subnormal(ulong bits, int exponent)
    {
        int lost = 1 - exponent;
        if (lost >= 64)
        {
            return 0;
        }
        bits >>= lost;
        // A carry into bit 52 is the least normal number, as it is.
        return (bits + (bits & 1)) >> 1;
    }

    private static ReadOnlySpan<double> Powers =>
        [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22];
}
