// Owns: digits and an exponent as text: plain if the point is near, scientific if it is far. Knows no float.
using System.Numerics;
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Text;

/// <summary>The platform's form of floats: <c>123.4</c>, <c>0.0001</c>, <c>1E-05</c>, <c>1.5E+17</c>.</summary>
internal static class DecimalForm
{
    /// <summary>Digits that a double needs at most.</summary>
    private const int Digits = 17;

    private const ulong TenTo16 = 10_000_000_000_000_000;

    /// <summary>Zeros after the point before an exponent is written instead.</summary>
    private const int MostZeros = 3;

    /// <summary>Puts <paramref name="digits"/> · 10^<paramref name="exponent"/>.</summary>
    /// <param name="at">32 bytes.</param>
    /// <param name="digits">1 to 10^17 - 1; its trailing zeros are not written.</param>
    /// <param name="exponent">The last digit's power of ten.</param>
    /// <param name="wide">Digits before the point that are written if fewer are needed.</param>
    internal static nint Put(ref byte at, ulong digits, int exponent, int wide)
    {
        if (digits >= DecimalDigits.HundredMillion)
        {
            nint used = PutMany(ref at, digits, exponent);
            if (used != 0)
            {
                return used;
            }
        }
        Strip(ref digits, ref exponent);
        int count = DecimalIntegers.Length(digits);
        int point = count + exponent;
        if (point <= 0 && point >= -MostZeros)
        {
            return PutFraction(ref at, digits, -point);
        }
        // One to the right of where they begin: the part before the point moves left to make room for it.
        DecimalIntegers.Put(ref Bytes.At(ref at, 1), digits);
        if (point > 0 && point < count)
        {
            return PutPoint(ref at, count, point);
        }
        return point > 0 && point <= Math.Max(count, wide) ? PutWhole(ref at, count, point) : PutScientific(ref at, count, point - 1);
    }

    /// <summary>
    /// Nine digits and more with the point among them or little before them, as most that are not round numbers: always 17 digits, from which the zeros after
    /// it are dropped by their count. Without a loop, and nothing is read back.
    /// </summary>
    /// <returns>Bytes put; 0 if the point is elsewhere.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static nint PutMany(ref byte at, ulong digits, int exponent)
    {
        int count = DecimalIntegers.Length(digits);
        int point = count + exponent;
        if (point is < -MostZeros or > 8)
        {
            return 0;
        }
        digits *= DecimalDigits.PowerOf(Digits - count);
        uint first = (uint)(digits / TenTo16);
        digits -= first * TenTo16;
        uint upper = (uint)(digits / DecimalDigits.HundredMillion);
        DecimalDigits.Spread(upper, (uint)(digits - ((ulong)upper * DecimalDigits.HundredMillion)), out ulong high, out ulong low);
        int zeros = low != 0 ? BitOperations.LeadingZeroCount(low) >> 3 : 8 + (BitOperations.LeadingZeroCount(high) >> 3);
        high |= DecimalDigits.Zeros;
        low |= DecimalDigits.Zeros;
        if (point <= 0)
        {
            nint from = 2 - point;
            Bytes.Put(ref at, 0x3030303030302E30); // 0.000000
            Bytes.At(ref at, from) = (byte)('0' + first);
            Bytes.Put(ref at, from + 1, high);
            Bytes.Put(ref at, from + 9, low);
            return from + Digits - zeros;
        }
        if (Digits - zeros <= point)
        {
            return 0; // a whole number
        }
        at = (byte)('0' + first);
        Bytes.Put(ref at, 1, high);
        Bytes.Put(ref at, point + 1, high >> (8 * (point - 1)));
        Bytes.At(ref at, point) = (byte)'.';
        Bytes.Put(ref at, 10, low);
        return Digits + 1 - zeros;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Strip(ref ulong digits, ref int exponent)
    {
        while (digits >= DecimalDigits.HundredMillion)
        {
            ulong eighth = digits / DecimalDigits.HundredMillion;
            if (eighth * DecimalDigits.HundredMillion != digits)
            {
                break;
            }
            digits = eighth;
            exponent += 8;
        }
        while (true)
        {
            ulong hundredth = digits / 100;
            if (hundredth * 100 != digits)
            {
                break;
            }
            digits = hundredth;
            exponent += 2;
        }
        ulong tenth = digits / 10;
        if (tenth * 10 == digits)
        {
            digits = tenth;
            exponent++;
        }
    }

    /// <summary>The point among the digits. A loop: there are few before it, and one wide load would wait for the stores of the digits.</summary>
    private static nint PutPoint(ref byte at, int count, int point)
    {
        for (int i = 0; i < point; i++)
        {
            Bytes.At(ref at, i) = Bytes.At(ref at, i + 1);
        }
        Bytes.At(ref at, point) = (byte)'.';
        return count + 1;
    }

    private static nint PutWhole(ref byte at, int count, int point)
    {
        for (int i = 0; i < count; i++)
        {
            Bytes.At(ref at, i) = Bytes.At(ref at, i + 1);
        }
        for (int i = count; i < point; i++)
        {
            Bytes.At(ref at, i) = (byte)'0';
        }
        return point;
    }

    /// <summary>The digits go where they belong at once: read back in pieces of another length, the loads would stall.</summary>
    private static nint PutFraction(ref byte at, ulong digits, int zeros)
    {
        Bytes.Put(ref at, 0x3030303030302E30); // 0.000000
        return 2 + zeros + DecimalIntegers.Put(ref Bytes.At(ref at, 2 + zeros), digits);
    }

    private static nint PutScientific(ref byte at, int count, int exponent)
    {
        at = Bytes.At(ref at, 1);
        nint used = 1;
        if (count > 1)
        {
            Bytes.At(ref at, 1) = (byte)'.';
            used = count + 1;
        }
        Bytes.At(ref at, used) = (byte)'E';
        Bytes.At(ref at, used + 1) = (byte)(exponent < 0 ? '-' : '+');
        used += 2;
        uint magnitude = (uint)Math.Abs(exponent);
        if (magnitude >= 100)
        {
            return used + DecimalIntegers.Put(ref Bytes.At(ref at, used), magnitude);
        }
        DecimalIntegers.PutTwo(ref Bytes.At(ref at, used), magnitude);
        return used + 2;
    }
}
