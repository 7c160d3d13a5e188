// Owns: System.Decimal to text and back, its scale kept. Knows no format.
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Text;

/// <summary>Decimals: 96 bits and a scale of 0 to 28. <c>1.00</c> stays <c>1.00</c>, a negative zero keeps its sign.</summary>
internal static class DecimalNumbers
{
    /// <summary>Characters at most: a sign, 29 digits, the point.</summary>
    internal const int MaxLength = 31;

    /// <summary>Bytes that <see cref="Put"/> may store to.</summary>
    internal const int Room = 48;

    private const int MaxScale = 28;

    private static readonly UInt128 s_greatest = (UInt128.One << 96) - 1;

    /// <summary>Puts a number.</summary>
    /// <param name="at"><see cref="Room"/> bytes.</param>
    /// <param name="value">The number.</param>
    /// <returns>Bytes put.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Put(ref byte at, decimal value)
    {
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(value, bits);
        ulong low = (uint)bits[0] | ((ulong)(uint)bits[1] << 32);
        nint sign = 0;
        if (bits[3] < 0)
        {
            at = (byte)'-';
            sign = 1;
        }
        ref byte first = ref Bytes.At(ref at, sign);
        int scale = (bits[3] >> 16) & 0xFF;
        if (scale == 0)
        {
            return sign + PutDigits(ref first, low, (uint)bits[2]);
        }
        ref byte digits = ref Bytes.At(ref first, 1);
        int count = (int)PutDigits(ref digits, low, (uint)bits[2]);
        Span<byte> all = MemoryMarshal.CreateSpan(ref first, Room - 1);
        int whole = count - scale;
        if (whole > 0)
        {
            for (int i = 0; i < whole; i++)
            {
                Bytes.At(ref first, i) = Bytes.At(ref first, i + 1);
            }
            Bytes.At(ref first, whole) = (byte)'.';
            return sign + count + 1;
        }
        all.Slice(1, count).CopyTo(all[(2 - whole)..]);
        all[..(2 - whole)].Fill((byte)'0');
        all[1] = (byte)'.';
        return sign + 2 + scale;
    }

    /// <summary>Gets a number of at most 19 significant digits that has no positive exponent.</summary>
    /// <param name="at">The sign or first digit. <see cref="ShortNumber.Readable"/> bytes are readable; after the end of the data they are zero.</param>
    /// <param name="value">The number.</param>
    /// <returns>Bytes used; 0 if the text is not a number or another: <see cref="Parse"/> tells.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint Get(ref byte at, out decimal value)
    {
        nint used = ShortNumber.Scan(ref at, out ShortNumber number);
        int scale = -number.Exponent;
        if (used == 0 || (uint)scale > MaxScale)
        {
            value = 0;
            return 0;
        }
        value = new decimal((int)number.Significand, (int)(number.Significand >> 32), 0, number.IsNegative, (byte)scale);
        return used;
    }

    /// <summary>Gets a number of any length, in linear time. What 28 decimals or 96 bits do not hold is rounded, halves to even, as
    /// <see cref="decimal.Parse(string)"/> does.</summary>
    /// <param name="text">The number and nothing else.</param>
    /// <param name="value">The number.</param>
    internal static NumberOutcome Parse(ReadOnlySpan<byte> text, out decimal value)
    {
        value = 0;
        if (!LongNumber.TryScan(text, out LongNumber number))
        {
            return NumberOutcome.Malformed;
        }
        if (number.Whole.IsEmpty && number.Fraction.IsEmpty)
        {
            value = new decimal(0, 0, 0, number.IsNegative, (byte)Math.Clamp(-number.PointExponent, 0, MaxScale));
            return NumberOutcome.Ok;
        }
        long scale = -(number.Whole.Length + number.PointExponent); // of the digits taken so far: none
        UInt128 magnitude = 0;
        ReadOnlySpan<byte> whole = Take(number.Whole, ref magnitude, ref scale);
        ReadOnlySpan<byte> fraction = whole.IsEmpty ? Take(number.Fraction, ref magnitude, ref scale) : number.Fraction;
        bool complete = whole.IsEmpty && fraction.IsEmpty;
        for (; scale < 0 && complete && magnitude <= s_greatest; scale++)
        {
            magnitude *= 10;
        }
        if (scale < 0 || magnitude > s_greatest)
        {
            return NumberOutcome.OutOfRange;
        }
        if (scale > MaxScale)
        {
            scale = MaxScale; // less than a tenth of the least decimal
        }
        else if (!complete && IsRoundedUp(whole, fraction, UInt128.IsOddInteger(magnitude)) && ++magnitude > s_greatest)
        {
            if (scale == 0)
            {
                return NumberOutcome.OutOfRange;
            }
            magnitude = (s_greatest / 10) + 1;
            scale--;
        }
        value = new decimal((int)(uint)magnitude, (int)(uint)(magnitude >> 32), (int)(uint)(magnitude >> 64), number.IsNegative, (byte)scale);
        return NumberOutcome.Ok;
    }

    private static nint PutDigits(ref byte at, ulong low, uint high) =>
        high == 0 ? DecimalIntegers.Put(ref at, low) : DecimalIntegers.Put(ref at, new UInt128(high, low));

    /// <summary>Takes digits as long as they fit.</summary>
    /// <returns>Those that are left.</returns>
    private static ReadOnlySpan<byte> Take(ReadOnlySpan<byte> digits, ref UInt128 magnitude, ref long scale)
    {
        while (!digits.IsEmpty && scale < MaxScale)
        {
            UInt128 next = (magnitude * 10) + (uint)(digits[0] - '0');
            if (next > s_greatest)
            {
                break;
            }
            magnitude = next;
            scale++;
            digits = digits[1..];
        }
        return digits;
    }

    /// <summary>Whether the digits that are left are more than a half of the last one taken, or a half and that one is odd.</summary>
    private static bool IsRoundedUp(ReadOnlySpan<byte> whole, ReadOnlySpan<byte> fraction, bool isOdd)
    {
        byte first = whole.IsEmpty ? fraction[0] : whole[0];
        if (first != '5')
        {
            return first > '5';
        }
        bool tail = whole.IsEmpty ? fraction[1..].ContainsAnyExcept((byte)'0')
            : whole[1..].ContainsAnyExcept((byte)'0') || fraction.ContainsAnyExcept((byte)'0');
        return tail || isOdd;
    }
}
