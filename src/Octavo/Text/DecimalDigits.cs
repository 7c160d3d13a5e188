// Owns: eight decimal digits in a word, and back. Knows no number.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace Octavo.Text;

/// <summary>Eight digits at once. A word of digits has one per byte, 0 to 9, the first in the lowest byte.</summary>
internal static class DecimalDigits
{
    /// <summary>What turns a word of digits into text, and back.</summary>
    internal const ulong Zeros = 0x3030303030303030;

    internal const uint HundredMillion = 100_000_000;

    /// <summary>10^0 to 10^8: what a count of digits multiplies by.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static uint PowerOf(int count) => Unsafe.Add(ref MemoryMarshal.GetReference(Powers), count);

    /// <summary>The digits of a number below 10^8, with leading zeros.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong Spread(uint value)
    {
        // Halves of four digits, then of two, then digits: each division is a multiplication that is exact in its range.
        uint four = value / 10_000;
        ulong fours = four | ((ulong)(value - (four * 10_000)) << 32);
        ulong hundreds = ((fours * 10486) >> 20) & 0x0000007F_0000007F;
        return SpreadTwos(hundreds | ((fours - (100 * hundreds)) << 16));
    }

    /// <summary>The digits of four numbers below 100, the first in the lowest sixteen bits.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static ulong SpreadTwos(ulong twos)
    {
        ulong tens = ((twos * 103) >> 10) & 0x000F000F_000F000F;
        return tens | ((twos - (10 * tens)) << 8);
    }

    /// <summary>The digits of two numbers below 10^8 at once, as <see cref="Spread(uint)"/> makes them: a third of the instructions.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Spread(uint first, uint second, out ulong digits, out ulong more)
    {
        if (!Sse2.IsSupported)
        {
            digits = Spread(first);
            more = Spread(second);
            return;
        }
        Vector128<uint> both = Vector128.Create(first, 0, second, 0);
        Vector128<ulong> four = Sse2.ShiftRightLogical(Sse2.Multiply(both, Vector128.Create(0xD1B71759u)), 45);
        Vector128<ulong> rest = Sse2.Subtract(both.AsUInt64(), Sse2.Multiply(four.AsUInt32(), Vector128.Create(10_000u)));
        Vector128<ushort> fours = Sse2.Or(four, Sse2.ShiftLeftLogical(rest, 32)).AsUInt16();
        Vector128<ushort> hundreds = Sse2.ShiftRightLogical(Sse2.MultiplyHigh(fours, Vector128.Create((ushort)5243)), 3);
        Vector128<ushort> ones = Sse2.Subtract(fours, Sse2.MultiplyLow(hundreds, Vector128.Create((ushort)100)));
        Vector128<ushort> twos = Sse2.Or(hundreds, Sse2.ShiftLeftLogical(ones.AsUInt32(), 16).AsUInt16());
        Vector128<ushort> tens = Sse2.MultiplyHigh(twos, Vector128.Create((ushort)6554));
        ones = Sse2.Subtract(twos, Sse2.MultiplyLow(tens, Vector128.Create((ushort)10)));
        Vector128<ulong> all = Sse2.Or(tens, Sse2.ShiftLeftLogical(ones, 8)).AsUInt64();
        digits = all.ToScalar();
        more = all.GetElement(1);
    }

    /// <summary>The number that a word of digits spells.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static uint Join(ulong digits)
    {
        digits = (digits * 10) + (digits >> 8);
        return (uint)((((digits & 0x000000FF_000000FF) * 0x000F4240_00000064) + (((digits >> 16) & 0x000000FF_000000FF) * 0x00002710_00000001)) >> 32);
    }

    /// <summary>The number that the first <paramref name="count"/> digits spell, 1 to 8; the rest of the word may hold anything.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static uint Join(ulong digits, int count) => Join(digits << (64 - (8 * count)));

    /// <summary>How many of eight bytes are digits before the first that is none.</summary>
    /// <param name="text">Eight bytes of text.</param>
    /// <param name="digits">Those digits; what follows them is rubbish.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int Count(ulong text, out ulong digits)
    {
        digits = text ^ Zeros;
        // A carry spoils bytes above the first bad one only.
        ulong bad = ((digits + 0x7676767676767676) | digits) & 0x8080808080808080;
        return BitOperations.TrailingZeroCount(bad) >> 3;
    }

    /// <summary>Whether all of eight bytes are digits.</summary>
    /// <param name="text">Eight bytes of text.</param>
    /// <param name="digits">Those digits.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool AreAll(ulong text, out ulong digits)
    {
        digits = text ^ Zeros;
        return (((digits + 0x7676767676767676) | digits) & 0x8080808080808080) == 0;
    }

    /// <summary>Whether a byte is a digit.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static bool IsDigit(uint text) => text - '0' < 10;

    private static ReadOnlySpan<uint> Powers => [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];
}
