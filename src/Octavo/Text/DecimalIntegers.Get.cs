// Owns: integers from decimal text by JSON's grammar: no leading zero, no plus, no fraction, no exponent. Knows no format.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Text;

internal static partial class DecimalIntegers
{
    /// <summary>Gets an integer.</summary>
    /// <param name="at">The sign or first digit. 32 bytes from it on are readable; after the end of the data they are zero.</param>
    /// <param name="value">The integer.</param>
    /// <returns>Bytes used; 0 if the text is not an integer or is out of range.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Get(ref byte at, out int value)
    {
        uint digit = (uint)at - '0';
        // One digit, and a comma, white space or the end after it.
        if (digit < 10 && Bytes.At(ref at, 1) is < (byte)'-' and not (byte)'+')
        {
            value = (int)digit;
            return 1;
        }
        nint length = GetMany(ref at, out int rare);
        value = rare;
        return length;
    }

    /// <inheritdoc cref="Get(ref byte, out int)"/>
    internal static nint Get(ref byte at, out uint value)
    {
        nint used = Get(ref at, out ulong wide);
        value = (uint)wide;
        return wide <= uint.MaxValue ? used : 0;
    }

    /// <inheritdoc cref="Get(ref byte, out int)"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Get(ref byte at, out long value)
    {
        uint digit = (uint)at - '0';
        if (digit < 10 && Bytes.At(ref at, 1) is < (byte)'-' and not (byte)'+')
        {
            value = digit;
            return 1;
        }
        nint length = GetMany(ref at, out long rare);
        value = rare;
        return length;
    }

    /// <inheritdoc cref="Get(ref byte, out int)"/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Get(ref byte at, out ulong value) => GetDigits(ref at, out value);

    /// <summary>Gets an integer.</summary>
    /// <param name="at">The sign or first digit. 48 bytes from it on are readable; after the end of the data they are zero.</param>
    /// <param name="value">The integer.</param>
    /// <returns>Bytes used; 0 if the text is not an integer or is out of range.</returns>
    internal static nint Get(ref byte at, out Int128 value)
    {
        bool negative = at == '-';
        nint sign = negative ? 1 : 0;
        nint used = Get(ref Bytes.At(ref at, sign), out UInt128 magnitude);
        value = negative ? -(Int128)magnitude : (Int128)magnitude;
        return used != 0 && magnitude <= (UInt128)Int128.MaxValue + (UInt128)sign ? used + sign : 0;
    }

    /// <inheritdoc cref="Get(ref byte, out Int128)"/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Get(ref byte at, out UInt128 value)
    {
        value = 0;
        nint used = 0;
        int count;
        do
        {
            count = DecimalDigits.Count(Bytes.Get<ulong>(ref at, used), out ulong digits);
            if (count == 0)
            {
                break;
            }
            if ((byte)digits == 0 && used == 0)
            {
                // Zero is alone: no run of zeros leads out of what is readable.
                return count == 1 && !GoesOn(Bytes.At(ref at, 1)) ? 1 : 0;
            }
            uint power = DecimalDigits.PowerOf(count);
            uint part = DecimalDigits.Join(digits, count);
            // 38 digits always fit.
            if (used + count > 38 && value > (UInt128.MaxValue - part) / power)
            {
                return 0;
            }
            value = (value * power) + part;
            used += count;
        }
        while (count == 8);
        return used == 0 || GoesOn(Bytes.At(ref at, used)) ? 0 : used;
    }

    /// <inheritdoc cref="Get(ref byte, out int)"/>
    internal static nint Get(ref byte at, out sbyte value)
    {
        nint used = Get(ref at, out int wide);
        value = (sbyte)wide;
        return value == wide ? used : 0;
    }

    /// <inheritdoc cref="Get(ref byte, out int)"/>
    internal static nint Get(ref byte at, out byte value)
    {
        nint used = Get(ref at, out uint wide);
        value = (byte)wide;
        return value == wide ? used : 0;
    }

    /// <inheritdoc cref="Get(ref byte, out int)"/>
    internal static nint Get(ref byte at, out short value)
    {
        nint used = Get(ref at, out int wide);
        value = (short)wide;
        return value == wide ? used : 0;
    }

    /// <inheritdoc cref="Get(ref byte, out int)"/>
    internal static nint Get(ref byte at, out ushort value)
    {
        nint used = Get(ref at, out uint wide);
        value = (ushort)wide;
        return value == wide ? used : 0;
    }

    /// <summary>Several digits, a sign, or no integer.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetMany(ref byte at, out int value)
    {
        nint sign = at == '-' ? 1 : 0;
        nint used = GetDigits(ref Bytes.At(ref at, sign), out ulong magnitude);
        // Without a branch on the sign: 2^31 is the greatest magnitude of a negative number, 2^31 - 1 of others.
        value = ((int)magnitude ^ -(int)sign) + (int)sign;
        return used != 0 && magnitude <= (ulong)int.MaxValue + (ulong)sign ? used + sign : 0;
    }

    /// <inheritdoc cref="GetMany(ref byte, out int)"/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetMany(ref byte at, out long value)
    {
        nint sign = at == '-' ? 1 : 0;
        nint used = GetDigits(ref Bytes.At(ref at, sign), out ulong magnitude);
        value = ((long)magnitude ^ -sign) + sign;
        return used != 0 && magnitude <= (ulong)long.MaxValue + (ulong)sign ? used + sign : 0;
    }

    /// <summary>
    /// Whole eights at once, the rest one after another: branches tell the processor the next position before the digits are known. If it was calculated from a
    /// count of digits, five of them took twice the time.
    /// </summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint GetDigits(ref byte at, out ulong value)
    {
        uint next = Bytes.At(ref at, 2);
        if (!DecimalDigits.IsDigit(next) && DecimalDigits.IsDigit(at) && DecimalDigits.IsDigit(Bytes.At(ref at, 1)))
        {
            // Two digits: what is most frequent beside one.
            value = ((at - (uint)'0') * 10) + Bytes.At(ref at, 1) - '0';
            return at == '0' || GoesOn(next) ? 0 : 2;
        }
        ulong magnitude = 0;
        nint used = 0;
        if (DecimalDigits.AreAll(Bytes.Get<ulong>(ref at), out ulong digits))
        {
            magnitude = DecimalDigits.Join(digits);
            used = 8;
            if (DecimalDigits.AreAll(Bytes.Get<ulong>(ref at, 8), out digits))
            {
                nint length = GetLong(ref at, (magnitude * DecimalDigits.HundredMillion) + DecimalDigits.Join(digits), out ulong rare);
                value = rare;
                return length;
            }
        }
        while (DecimalDigits.IsDigit(next = Bytes.At(ref at, used)))
        {
            magnitude = (magnitude * 10) + (next - '0');
            used++;
        }
        value = magnitude;
        return used == 0 || (at == '0' && used > 1) || GoesOn(next) ? 0 : used;
    }

    /// <summary>What follows the first sixteen digits.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint GetLong(ref byte at, ulong magnitude, out ulong value)
    {
        nint used = 16;
        uint next;
        while (DecimalDigits.IsDigit(next = Bytes.At(ref at, used)))
        {
            // 19 digits always fit; of a twentieth, 2^64 - 1 decides.
            if (used >= ShortNumber.MaxDigits && (used > ShortNumber.MaxDigits || magnitude > (ulong.MaxValue - (next - '0')) / 10))
            {
                value = 0;
                return 0;
            }
            magnitude = (magnitude * 10) + (next - '0');
            used++;
        }
        value = magnitude;
        return at == '0' || GoesOn(next) ? 0 : used;
    }

    /// <summary>Whether what follows the digits makes another number of them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool GoesOn(uint next) => next == '.' || (next | 0x20) == 'e';
}
