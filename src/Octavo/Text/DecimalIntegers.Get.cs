// Owns: integers from decimal text by JSON's grammar: no leading zero, no plus, no fraction, no exponent. Knows no format.
using System.Runtime.CompilerServices;

namespace Octavo.Internal;

internal static partial class DecimalIntegers
{
    /// <summary>Bytes from the first on that a <c>Get</c> of up to 64 bits may look at; behind the end of the data they are zero.</summary>
    internal const int Readable64 = 32;

    /// <summary>Bytes from the first on that a <c>Get</c> of 128 bits may look at; behind the end of the data they are zero.</summary>
    internal const int Readable128 = 48;

    /// <summary>Gets an integer.</summary>
    /// <param name="at">The sign or first digit. <see cref="Readable64"/> bytes are readable.</param>
    /// <param name="value">The integer.</param>
    /// <returns>Bytes used; 0 where the text is no integer or is out of range.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Get(ref byte at, out int value)
    {
        uint digit = (uint)at - '0';
        // One digit, and a comma, white space or the end behind it.
        if (digit < 10 && Bytes.At(ref at, 1) is < (byte)'-' and not (byte)'+')
        {
            value = (int)digit;
            return 1;
        }
        return GetMany(ref at, out value);
    }

    /// <inheritdoc cref="Get(ref byte, out int)"/>
    internal static nint Get(ref byte at, out uint value)
    {
        nint used = Get(ref at, out ulong wide);
        value = (uint)wide;
        return wide <= uint.MaxValue ? used : 0;
    }

    /// <inheritdoc cref="Get(ref byte, out int)"/>
    internal static nint Get(ref byte at, out long value)
    {
        nint sign = at == '-' ? 1 : 0;
        nint used = Get(ref Bytes.At(ref at, sign), out ulong magnitude);
        // Without a branch on the sign: 2^63 is the greatest magnitude of a negative number, 2^63 - 1 of others.
        value = ((long)magnitude ^ -sign) + sign;
        return used != 0 && magnitude <= (ulong)long.MaxValue + (ulong)sign ? used + sign : 0;
    }

    /// <inheritdoc cref="Get(ref byte, out int)"/>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Get(ref byte at, out ulong value)
    {
        ulong text = Bytes.Get<ulong>(ref at);
        int count = DecimalDigits.Count(text, out ulong digits);
        value = 0;
        nint used = count;
        if (count != 8)
        {
            if (count == 0)
            {
                return 0;
            }
            value = DecimalDigits.Join(digits, count);
        }
        else
        {
            ulong head = DecimalDigits.Join(digits);
            count = DecimalDigits.Count(Bytes.Get<ulong>(ref at, 8), out digits);
            if (count == 8)
            {
                head = (head * DecimalDigits.HundredMillion) + DecimalDigits.Join(digits);
                used = 16;
                count = DecimalDigits.Count(Bytes.Get<ulong>(ref at, 16), out digits);
                if (count > 4)
                {
                    return 0;
                }
            }
            ulong tail = count == 0 ? 0 : DecimalDigits.Join(digits, count);
            // 2^64 - 1 is 1844674407370955 and 1615.
            if (count == 4 && used == 16 && (head > ulong.MaxValue / 10_000 || (head == ulong.MaxValue / 10_000 && tail > ulong.MaxValue % 10_000)))
            {
                return 0;
            }
            value = (head * DecimalDigits.PowerOf(count)) + tail;
            used += count;
        }
        return ((byte)text == '0' && used > 1) || GoesOn(Bytes.At(ref at, used)) ? 0 : used;
    }

    /// <summary>Gets an integer.</summary>
    /// <param name="at">The sign or first digit. <see cref="Readable128"/> bytes are readable.</param>
    /// <param name="value">The integer.</param>
    /// <returns>Bytes used; 0 where the text is no integer or is out of range.</returns>
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
                // Zero stands alone: no run of zeros leads out of what is readable.
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
        ref byte first = ref Bytes.At(ref at, sign);
        int count = DecimalDigits.Count(Bytes.Get<ulong>(ref first), out ulong digits);
        if (count is 0 or 8)
        {
            nint used = Get(ref at, out long wide);
            value = (int)wide;
            return value == wide ? used : 0;
        }
        uint magnitude = DecimalDigits.Join(digits, count);
        value = ((int)magnitude ^ -(int)sign) + (int)sign;
        return ((byte)digits == 0 && count > 1) || GoesOn(Bytes.At(ref first, count)) ? 0 : sign + count;
    }

    /// <summary>Whether what follows the digits makes another number of them.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool GoesOn(uint next) => next == '.' || (next | 0x20) == 'e';
}
