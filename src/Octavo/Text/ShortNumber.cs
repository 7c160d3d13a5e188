// Owns: the fast scan of a number: digits into one integer, an exponent. Knows no type of float.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Text;

/// <summary>A number of at most 19 significant digits: ±<see cref="Significand"/> · 10^<see cref="Exponent"/>.</summary>
internal readonly ref struct ShortNumber
{
    /// <summary>Bytes from the first on that <see cref="Scan"/> may look at; after the end of the data they are zero.</summary>
    internal const int Readable = 64;

    /// <summary>Digits that any 64-bit integer holds.</summary>
    internal const int MaxDigits = 19;

    /// <summary>Digits of a fraction that are looked at.</summary>
    private const int MaxFraction = 32;

    internal readonly ulong Significand;

    internal readonly int Exponent;

    internal readonly bool IsNegative;

    internal ShortNumber(ulong significand, int exponent, bool isNegative)
    {
        Significand = significand;
        Exponent = exponent;
        IsNegative = isNegative;
    }

    /// <summary>Scans by the grammar of RFC 8259, section 6.</summary>
    /// <param name="at">The sign or first digit. <see cref="Readable"/> bytes are readable.</param>
    /// <param name="number">The number.</param>
    /// <returns>Bytes used; 0 if the text is not a number or a longer one: <see cref="LongNumber"/> tells.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Scan(ref byte at, out ShortNumber number)
    {
        bool negative = at == '-';
        ref byte first = ref Bytes.At(ref at, negative ? 1 : 0);
        nint used = ScanWhole(ref first, out ulong significand);
        int digits = significand == 0 ? 0 : (int)used;
        int exponent = 0;
        if (used != 0 && Bytes.At(ref first, used) == '.')
        {
            nint point = used;
            used = ScanFraction(ref first, used + 1, ref significand);
            exponent = (int)(point + 1 - used);
            // An upper bound: the zeros that lead a fraction count as well.
            digits -= exponent;
        }
        if (used != 0 && (Bytes.At(ref first, used) | 0x20) == 'e')
        {
            used = ScanExponent(ref first, used + 1, ref exponent);
        }
        if (digits > MaxDigits && used != 0)
        {
            used = digits - LeadingZeros(ref first) <= MaxDigits ? used : 0;
        }
        number = new ShortNumber(significand, exponent, negative);
        return used == 0 ? 0 : used + (negative ? 1 : 0);
    }

    /// <summary>The digits before the point: at most 24 are looked at, of which 19 are held.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint ScanWhole(ref byte first, out ulong significand)
    {
        uint digit = (uint)first - '0';
        significand = digit;
        if (digit > 9)
        {
            return 0;
        }
        nint used = 1;
        uint next = (uint)Bytes.At(ref first, 1) - '0';
        if (digit == 0)
        {
            return next < 10 ? 0 : 1; // zero is alone
        }
        // A loop: most numbers have few digits before the point.
        while (next < 10 && used < MaxDigits)
        {
            significand = (significand * 10) + next;
            used++;
            next = (uint)Bytes.At(ref first, used) - '0';
        }
        return next < 10 ? 0 : used;
    }

    /// <summary>The digits after the point.</summary>
    /// <returns>Where they end; 0 if there is none, or too many.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint ScanFraction(ref byte first, nint from, ref ulong significand)
    {
        nint used = from;
        ulong digits;
        while (DecimalDigits.AreAll(Bytes.Get<ulong>(ref first, used), out digits))
        {
            significand = (significand * DecimalDigits.HundredMillion) + DecimalDigits.Join(digits);
            used += 8;
            if (used - from == MaxFraction)
            {
                return 0;
            }
        }
        if (used != from)
        {
            // After eight digits the rest is many as well: all at once.
            int count = DecimalDigits.Count(digits ^ DecimalDigits.Zeros, out _);
            significand = (significand * DecimalDigits.PowerOf(count)) + (count == 0 ? 0 : DecimalDigits.Join(digits, count));
            return used + count;
        }
        uint next;
        while ((next = (uint)Bytes.At(ref first, used) - '0') < 10)
        {
            significand = (significand * 10) + next;
            used++;
        }
        return used == from ? 0 : used;
    }

    /// <summary>Sign and digits of the exponent, five at most.</summary>
    /// <returns>Where they end; 0 if there is none, or too many.</returns>
    private static nint ScanExponent(ref byte first, nint from, ref int exponent)
    {
        nint used = from;
        bool negative = Bytes.At(ref first, used) == '-';
        if (negative || Bytes.At(ref first, used) == '+')
        {
            used++;
        }
        int count = DecimalDigits.Count(Bytes.Get<ulong>(ref first, used), out ulong digits);
        if (count is 0 or > 5)
        {
            return 0;
        }
        int power = (int)DecimalDigits.Join(digits, count);
        exponent += negative ? -power : power;
        return used + count;
    }

    /// <summary>Zeros that lead the digits of a number, the one before the point left out, which was not counted.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int LeadingZeros(ref byte first)
    {
        if (first != '0')
        {
            return 0;
        }
        int zeros = 0;
        while (Bytes.At(ref first, 2 + zeros) == '0')
        {
            zeros++;
        }
        return zeros;
    }
}
