// Owns: digits and an exponent as text: plain where the point is near, scientific where it is far. Knows no float.
using System.Runtime.CompilerServices;

namespace Octavo.Internal;

/// <summary>The platform's form of floats: <c>123.4</c>, <c>0.0001</c>, <c>1E-05</c>, <c>1.5E+17</c>.</summary>
internal static class DecimalForm
{
    /// <summary>Zeros behind the point before an exponent is written instead.</summary>
    private const int MostZeros = 3;

    /// <summary>Puts <paramref name="digits"/> · 10^<paramref name="exponent"/>.</summary>
    /// <param name="at">32 bytes.</param>
    /// <param name="digits">1 to 10^17 - 1; its trailing zeros are not written.</param>
    /// <param name="exponent">The last digit's power of ten.</param>
    /// <param name="wide">Digits before the point that are written where fewer are needed.</param>
    internal static nint Put(ref byte at, ulong digits, int exponent, int wide)
    {
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

    /// <summary>The digits go where they belong at once: read back in pieces of another length, they would be waited for.</summary>
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
