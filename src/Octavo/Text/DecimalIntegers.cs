// Owns: integers to decimal text, eight digits at a time. Knows no format.
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Text;

/// <summary>Integers to and from decimal text over a byte reference, as JSON and others spell them.</summary>
/// <remarks>A <c>Put</c> stores at most eight bytes if its result is shorter, and exactly its result if it is longer.</remarks>
internal static partial class DecimalIntegers
{
    private const ulong TenTo16 = 10_000_000_000_000_000;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Put(ref byte at, uint value)
    {
        if (value < 10)
        {
            at = (byte)('0' + value);
            return 1;
        }
        return PutMany(ref at, value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Put(ref byte at, int value)
    {
        if ((uint)value < 10)
        {
            at = (byte)('0' + value);
            return 1;
        }
        return value >= 0 ? PutMany(ref at, (uint)value) : PutNegative(ref at, value);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Put(ref byte at, long value) => (ulong)value <= uint.MaxValue ? Put(ref at, (uint)value) : PutWide(ref at, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Put(ref byte at, ulong value) => value <= uint.MaxValue ? Put(ref at, (uint)value) : PutWide(ref at, value);

    internal static nint Put(ref byte at, Int128 value)
    {
        if (!Int128.IsNegative(value))
        {
            return Put(ref at, (UInt128)value);
        }
        at = (byte)'-';
        return 1 + Put(ref Bytes.At(ref at, 1), (UInt128)(-value));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Put(ref byte at, UInt128 value)
    {
        if (value <= ulong.MaxValue)
        {
            return Put(ref at, (ulong)value);
        }
        (UInt128 high, UInt128 low) = UInt128.DivRem(value, TenTo16);
        nint used = Put(ref at, high); // one level more at most: 2^128 has 39 digits
        PutSixteen(ref Bytes.At(ref at, used), (ulong)low);
        return used + 16;
    }

    /// <summary>Puts a number below 10^16 with its leading zeros.</summary>
    internal static void PutSixteen(ref byte at, ulong value)
    {
        uint high = (uint)(value / DecimalDigits.HundredMillion);
        DecimalDigits.Spread(high, (uint)(value - ((ulong)high * DecimalDigits.HundredMillion)), out ulong digits, out ulong more);
        Bytes.Put(ref at, digits | DecimalDigits.Zeros);
        Bytes.Put(ref at, 8, more | DecimalDigits.Zeros);
    }

    /// <summary>Digits of a number other than 0, below 10^17.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int Length(ulong value) =>
        value < DecimalDigits.HundredMillion ? Length((uint)value) : 8 + Length((uint)(value / DecimalDigits.HundredMillion));

    /// <summary>Puts a number of two digits and more.</summary>
    private static nint PutMany(ref byte at, uint value)
    {
        if (value < 10_000)
        {
            return PutFew(ref at, value);
        }
        if (value < DecimalDigits.HundredMillion)
        {
            // The length comes from a table, early: the digits are off the critical path.
            int length = Length(value);
            Bytes.Put(ref at, (DecimalDigits.Spread(value) | DecimalDigits.Zeros) >> (64 - (8 * length)));
            return length;
        }
        uint top = value / DecimalDigits.HundredMillion;
        DecimalDigits.Spread(top, value - (top * DecimalDigits.HundredMillion), out _, out ulong last);
        last |= DecimalDigits.Zeros;
        // A branch on purpose: a calculated length was slower, for the next position would wait for it.
        if (top < 10)
        {
            at = (byte)('0' + top);
            Bytes.Put(ref at, 1, last);
            return 9;
        }
        PutTwo(ref at, top);
        Bytes.Put(ref at, 2, last);
        return 10;
    }

    /// <summary>Two to four digits, in pairs: below 10,000 that is faster than eight at once.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint PutFew(ref byte at, uint value)
    {
        if (value < 100)
        {
            PutTwo(ref at, value);
            return 2;
        }
        uint hundreds = value / 100;
        uint rest = value - (hundreds * 100);
        if (hundreds < 10)
        {
            at = (byte)('0' + hundreds);
            PutTwo(ref Bytes.At(ref at, 1), rest);
            return 3;
        }
        PutTwo(ref at, hundreds);
        PutTwo(ref Bytes.At(ref at, 2), rest);
        return 4;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint PutWide(ref byte at, long value)
    {
        if (value >= 0)
        {
            return PutWide(ref at, (ulong)value);
        }
        at = (byte)'-';
        return 1 + Put(ref Bytes.At(ref at, 1), (ulong)-value);
    }

    private static nint PutWide(ref byte at, ulong value)
    {
        ulong high = value / DecimalDigits.HundredMillion;
        uint last = (uint)(value - (high * DecimalDigits.HundredMillion));
        nint used;
        if (high < DecimalDigits.HundredMillion)
        {
            used = Put(ref at, (uint)high);
            Bytes.Put(ref at, used, DecimalDigits.Spread(last) | DecimalDigits.Zeros);
            return used + 8;
        }
        uint top = (uint)(high / DecimalDigits.HundredMillion);
        used = Put(ref at, top);
        DecimalDigits.Spread((uint)(high - ((ulong)top * DecimalDigits.HundredMillion)), last, out ulong digits, out ulong more);
        Bytes.Put(ref at, used, digits | DecimalDigits.Zeros);
        Bytes.Put(ref at, used + 8, more | DecimalDigits.Zeros);
        return used + 16;
    }

    private static nint PutNegative(ref byte at, int value)
    {
        at = (byte)'-';
        return 1 + Put(ref Bytes.At(ref at, 1), (uint)-value);
    }

    /// <summary>Puts a number below 100 as two digits.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void PutTwo(ref byte at, uint value)
    {
        uint tens = (value * 103) >> 10;
        Bytes.Put(ref at, (ushort)(0x3030 + tens + ((value - (10 * tens)) << 8)));
    }

    /// <summary>Digits of a number other than 0: one addition to what its highest bit says.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Length(uint value) => (int)((value + Unsafe.Add(ref MemoryMarshal.GetReference(Lengths), BitOperations.Log2(value))) >> 32);

    /// <summary>For each highest bit: the number of digits in the upper half, less what the next power of ten lacks in the lower one, so the addition carries
    /// there.</summary>
    private static ReadOnlySpan<ulong> Lengths =>
    [
        0x100000000, 0x100000000, 0x100000000, 0x1FFFFFFF6, 0x200000000, 0x200000000, 0x2FFFFFF9C, 0x300000000,
        0x300000000, 0x3FFFFFC18, 0x400000000, 0x400000000, 0x400000000, 0x4FFFFD8F0, 0x500000000, 0x500000000,
        0x5FFFE7960, 0x600000000, 0x600000000, 0x6FFF0BDC0, 0x700000000, 0x700000000, 0x700000000, 0x7FF676980,
        0x800000000, 0x800000000, 0x8FA0A1F00, 0x900000000, 0x900000000, 0x9C4653600, 0xA00000000, 0xA00000000,
    ];
}
