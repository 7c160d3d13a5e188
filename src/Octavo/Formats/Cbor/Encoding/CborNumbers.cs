// Owns: CBOR's numbers beyond 64 bits and decimal fractions. Knows no window. RFC 8949, sections 3.4.3 and 3.4.4.
using System.Buffers.Binary;
using System.Numerics;
using System.Runtime.InteropServices;
using Octavo.Internal;

namespace Octavo.Cbor;

/// <summary>Integers take their head if 64 bits and a sign hold them, else tag 2 or 3 with bytes that begin with no zero.</summary>
internal static class CborNumbers
{
    /// <summary>A tag, a head, and 16 bytes.</summary>
    internal const int MaxInteger = 1 + 1 + 16;

    /// <summary>Tag 4, an array of two, the exponent, and a mantissa of 96 bits.</summary>
    internal const int MaxDecimal = 1 + 1 + 2 + MaxInteger;

    /// <summary>Readers take heads of any width, and zeros before the number as far as there is room.</summary>
    internal const int ReadableInteger = 48;

    /// <inheritdoc cref="ReadableInteger"/>
    internal const int ReadableDecimal = 64;

    /// <summary>Bytes of the largest whole number that .NET has, less some.</summary>
    private const int MostOfInteger = (1 << 28) - 64;

    internal static nint Put(ref byte at, Int128 value)
    {
        bool negative = Int128.IsNegative(value);
        return Put(ref at, (UInt128)(negative ? ~value : value), negative);
    }

    internal static nint Put(ref byte at, UInt128 value) => Put(ref at, value, negative: false);

    /// <summary>Puts a decimal: an integer if it has no decimals, else tag 4 with the exponent and the digits, so the scale is kept.</summary>
    internal static nint Put(ref byte at, decimal value)
    {
        Span<int> parts = stackalloc int[4];
        decimal.GetBits(value, parts);
        var digits = new UInt128((uint)parts[2], ((ulong)(uint)parts[1] << 32) | (uint)parts[0]);
        int scale = (parts[3] >> 16) & 0xff;
        bool negative = parts[3] < 0 && digits != 0;
        nint n = 0;
        if (scale != 0)
        {
            at = CborCode.Tag | CborCode.DecimalFraction;
            Bytes.At(ref at, 1) = CborCode.Array | 2;
            n = 2 + CborEncoder.PutInt32(ref Bytes.At(ref at, 2), -scale);
        }
        return n + Put(ref Bytes.At(ref at, n), negative ? digits - 1 : digits, negative);
    }

    internal static nint Get(ref byte at, out Int128 value)
    {
        nint used = Get(ref at, ReadableInteger, out UInt128 magnitude, out bool negative);
        if (magnitude > (UInt128)Int128.MaxValue)
        {
            Throw.NumberOutOfRange("Int128");
        }
        value = negative ? ~(Int128)magnitude : (Int128)magnitude;
        return used;
    }

    internal static nint Get(ref byte at, out UInt128 value)
    {
        nint used = Get(ref at, ReadableInteger, out value, out bool negative);
        if (negative)
        {
            Throw.NumberOutOfRange("UInt128");
        }
        return used;
    }

    /// <summary>Gets a decimal: tag 4, tag 5 if a decimal holds the value exactly, or an integer of any size that fits.</summary>
    internal static nint Get(ref byte at, out decimal value)
    {
        nint used = CborEncoder.GetTag(ref at, out ulong tag);
        long exponent = 0;
        bool ends = false;
        bool binary = tag == CborCode.Bigfloat;
        if (used != 0 && tag is CborCode.DecimalFraction or CborCode.Bigfloat)
        {
            ref byte array = ref Bytes.At(ref at, used);
            ends = array == CborCode.IndefiniteArray;
            if (ends)
            {
                used++;
            }
            else
            {
                used += CborEncoder.GetLength(ref array, CborCode.Array, "an array of exponent and mantissa", out ulong count);
                if (count != 2)
                {
                    Throw.InvalidValue("decimal", "a decimal fraction is an array of two");
                }
            }
            used += CborEncoder.GetInteger(ref Bytes.At(ref at, used), out exponent, out bool large);
            if (large || (!binary && exponent is < -28 or > 28))
            {
                Throw.NumberOutOfRange("decimal");
            }
        }
        else
        {
            used = 0;
        }
        used += Get(ref Bytes.At(ref at, used), ReadableDecimal - 1 - (int)used, out UInt128 magnitude, out bool negative);
        if (ends && Bytes.At(ref at, used++) != CborCode.Break)
        {
            Throw.InvalidValue("decimal", "a decimal fraction is an array of two");
        }
        UInt128 digits = negative ? magnitude + 1 : magnitude;
        if (binary)
        {
            exponent = digits == 0 ? 0 : ToDecimal(ref digits, exponent);
        }
        for (; exponent > 0 && digits >> 96 == 0; exponent--)
        {
            digits *= 10;
        }
        if (digits >> 96 != 0 || (negative && digits == 0))
        {
            Throw.NumberOutOfRange("decimal");
        }
        value = new decimal((int)(uint)digits, (int)(uint)(digits >> 32), (int)(uint)(digits >> 64), negative, (byte)-exponent);
        return used;
    }

    /// <summary>A whole number of any size from the bytes of tag 2 or 3, as far as .NET has such numbers: they have less than 2^31 bits.</summary>
    internal static BigInteger ToInteger(ReadOnlySpan<byte> magnitude, bool negative)
    {
        if (magnitude.Length > MostOfInteger)
        {
            Throw.NumberOutOfRange("BigInteger");
        }
        var value = new BigInteger(magnitude, isUnsigned: true, isBigEndian: true);
        return negative ? -1 - value : value;
    }

    /// <summary>Makes digits · 2^exponent digits · 10^exponent.</summary>
    /// <returns>The exponent of ten: 0 or less.</returns>
    private static long ToDecimal(ref UInt128 digits, long exponent)
    {
        for (; exponent < 0 && (digits & 1) == 0; exponent++)
        {
            digits >>= 1;
        }
        if (exponent is < -28 or > 96)
        {
            Throw.NumberOutOfRange("decimal");
        }
        for (long left = exponent; left != 0 && digits >> 96 == 0; left -= Math.Sign(left))
        {
            // 2^−1 is 5 · 10^−1.
            digits *= exponent < 0 ? 5u : 2u;
        }
        return Math.Min(exponent, 0);
    }

    private static nint Put(ref byte at, UInt128 magnitude, bool negative)
    {
        if (magnitude <= ulong.MaxValue)
        {
            return CborEncoder.PutHead(ref at, negative ? CborCode.Negative : CborCode.Unsigned, (ulong)magnitude);
        }
        at = (byte)(CborCode.Tag | (negative ? CborCode.NegativeBignum : CborCode.Bignum));
        int length = 16 - ((int)UInt128.LeadingZeroCount(magnitude) / 8);
        Bytes.At(ref at, 1) = (byte)(CborCode.Bytes | length);
        Span<byte> bytes = stackalloc byte[16];
        BinaryPrimitives.WriteUInt128BigEndian(bytes, magnitude);
        bytes[^length..].CopyTo(MemoryMarshal.CreateSpan(ref Bytes.At(ref at, 2), length));
        return 2 + length;
    }

    /// <summary>Gets an integer's magnitude: n, or −1 − n if it is negative. Bytes may come in chunks.</summary>
    /// <param name="at">Where.</param>
    /// <param name="room">Bytes that may be looked at.</param>
    /// <param name="magnitude">n.</param>
    /// <param name="negative">Whether the number is −1 − n.</param>
    private static nint Get(ref byte at, int room, out UInt128 magnitude, out bool negative)
    {
        nint used = CborEncoder.GetTag(ref at, out ulong tag);
        ref byte content = ref Bytes.At(ref at, used);
        if (used == 0)
        {
            if (content >= CborCode.Bytes)
            {
                Throw.TypeMismatch("a whole number", CborCode.Name(content));
            }
            negative = content >= CborCode.Negative;
            used = CborEncoder.GetHead(ref at, out ulong argument);
            magnitude = argument;
            return used;
        }
        if (tag is not (CborCode.Bignum or CborCode.NegativeBignum))
        {
            Throw.TypeMismatch("a whole number", $"tag {tag}");
        }
        negative = tag == CborCode.NegativeBignum;
        magnitude = 0;
        bool chunks = content == CborCode.IndefiniteBytes;
        used += chunks ? 1 : 0;
        do
        {
            if (chunks && Bytes.At(ref at, used) == CborCode.Break)
            {
                return used + 1;
            }
            used += CborEncoder.GetLength(ref Bytes.At(ref at, used), CborCode.Bytes, "the bytes of a number", out ulong length);
            if (length > (ulong)(room - (int)used))
            {
                Throw.NumberOutOfRange("an integer of 128 bits");
            }
            for (; length != 0; length--, used++)
            {
                if (magnitude >> 120 != 0)
                {
                    Throw.NumberOutOfRange("an integer of 128 bits");
                }
                magnitude = (magnitude << 8) | Bytes.At(ref at, used);
            }
            if (chunks && room - (int)used < CborCode.MaxHead)
            {
                Throw.NumberOutOfRange("an integer of 128 bits");
            }
        }
        while (chunks);
        return used;
    }
}
