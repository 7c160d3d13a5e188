// Owns: CBOR's heads, integers and floats over a byte reference, both ways. Knows no window. RFC 8949, sections 3 and 4.1.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Cbor;

/// <summary>Preferred serialization out, every width in.</summary>
internal static class CborEncoder
{
    /// <summary>An integer, a head or a length takes at most this.</summary>
    internal const int MaxInteger = 9;

    private const uint HalfLost = 0x1fff;        // bits of a float that a half has no place for
    private const ulong SingleLost = 0x1fff_ffff; // bits of a double that a float has no place for

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint PutInt32(ref byte at, int value)
    {
        uint sign = (uint)(value >> 31);
        uint argument = (uint)value ^ sign;
        byte major = (byte)(sign & CborCode.Negative);
        if (argument < CborCode.Direct)
        {
            at = (byte)(major | argument);
            return 1;
        }
        // Wide forms stay inline, as in MessagePack: a call here costs a third on objects of sixteen integers.
        if (argument > ushort.MaxValue)
        {
            at = (byte)(major | 26);
            Bytes.PutBig(ref at, 1, argument);
            return 5;
        }
        if (argument > byte.MaxValue)
        {
            at = (byte)(major | 25);
            Bytes.PutBig(ref at, 1, (ushort)argument);
            return 3;
        }
        at = (byte)(major | 24);
        Bytes.At(ref at, 1) = (byte)argument;
        return 2;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint PutUInt32(ref byte at, uint value) => PutHead(ref at, CborCode.Unsigned, value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint PutInt64(ref byte at, long value)
    {
        ulong sign = (ulong)(value >> 63);
        return PutHead(ref at, (byte)(sign & CborCode.Negative), (ulong)value ^ sign);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint PutUInt64(ref byte at, ulong value) => PutHead(ref at, CborCode.Unsigned, value);

    /// <summary>A head with its argument in the fewest bytes.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint PutHead(ref byte at, byte major, ulong argument)
    {
        if (argument < CborCode.Direct)
        {
            at = (byte)(major | (uint)argument);
            return 1;
        }
        return PutWide(ref at, major, argument);
    }

    /// <summary>Bytes of a head with this argument.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static int HeadLength(uint argument) => argument < CborCode.Direct ? 1 : argument <= byte.MaxValue ? 2 : argument <= ushort.MaxValue ? 3 : 5;

    /// <summary>A float in the fewest bytes that keep each bit, a NaN's payload too. RFC 8949, section 4.1.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint PutSingle(ref byte at, float value)
    {
        uint bits = BitConverter.SingleToUInt32Bits(value);
        if ((bits & HalfLost) == 0)
        {
            return PutShortSingle(ref at, bits);
        }
        at = CborCode.Float32;
        Bytes.PutBig(ref at, 1, bits);
        return 5;
    }

    /// <inheritdoc cref="PutSingle"/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint PutDouble(ref byte at, double value)
    {
        ulong bits = BitConverter.DoubleToUInt64Bits(value);
        if ((bits & SingleLost) == 0)
        {
            return PutShortDouble(ref at, bits);
        }
        at = CborCode.Float64;
        Bytes.PutBig(ref at, 1, bits);
        return 9;
    }

    /// <summary>A half, every bit kept.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint PutHalf(ref byte at, ushort bits)
    {
        at = CborCode.Float16;
        Bytes.PutBig(ref at, 1, bits);
        return 3;
    }

    /// <summary>Any head but an indefinite one, and its argument; for floats the bits.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.InvalidData"/> for additional information of 28 to 31.</exception>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint GetHead(ref byte at, out ulong argument)
    {
        int info = at & CborCode.InfoMask;
        switch (info)
        {
            case < CborCode.Direct:
                argument = (ulong)info;
                return 1;
            case 24:
                argument = Bytes.At(ref at, 1);
                return 2;
            case 25:
                argument = Bytes.GetBig16(ref at, 1);
                return 3;
            case 26:
                argument = Bytes.GetBig32(ref at, 1);
                return 5;
            case 27:
                argument = Bytes.GetBig64(ref at, 1);
                return 9;
            default:
                NotWellFormed(at);
                argument = 0;
                return 1;
        }
    }

    /// <summary>An integer of any width.</summary>
    /// <param name="at">Where.</param>
    /// <param name="value">The value; above <see cref="long.MaxValue"/> or below <see cref="long.MinValue"/> the argument's bits.</param>
    /// <param name="large">Whether it is one of the latter.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint GetInteger(ref byte at, out long value, out bool large)
    {
        if (at >= CborCode.Bytes)
        {
            Throw.TypeMismatch("an integer", CborCode.Name(at));
        }
        nint length = GetHead(ref at, out ulong argument);
        large = (long)argument < 0;
        value = at < CborCode.Negative || large ? (long)argument : ~(long)argument;
        return length;
    }

    /// <summary>A text or byte string's head, or an array's, of definite length.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal static nint GetLength(ref byte at, byte major, string expected, out ulong length)
    {
        if ((at & CborCode.MajorMask) != major)
        {
            Throw.TypeMismatch(expected, CborCode.Name(at));
        }
        return GetHead(ref at, out length);
    }

    /// <summary>A tag's number, if a tag is there.</summary>
    /// <returns>Bytes of the head; 0 if it is not a tag.</returns>
    internal static nint GetTag(ref byte at, out ulong tag)
    {
        tag = 0;
        return (at & CborCode.MajorMask) == CborCode.Tag ? GetHead(ref at, out tag) : 0;
    }

    /// <summary>Gets a float of any width as a double, a NaN's payload too.</summary>
    /// <returns>Bytes used; 0 if it is not a float.</returns>
    internal static nint GetFloat(ref byte at, out double value)
    {
        switch (at)
        {
            case CborCode.Float16:
                value = Widen(WidenHalf(Bytes.GetBig16(ref at, 1)));
                return 3;
            case CborCode.Float32:
                value = Widen(Bytes.GetBig32(ref at, 1));
                return 5;
            case CborCode.Float64:
                value = BitConverter.UInt64BitsToDouble(Bytes.GetBig64(ref at, 1));
                return 9;
            default:
                value = 0;
                return 0;
        }
    }

    /// <summary>A half's bits as a float's; conversions of the platform make signalling NaNs quiet.</summary>
    internal static uint WidenHalf(ushort half)
    {
        var value = BitConverter.UInt16BitsToHalf(half);
        return Half.IsNaN(value) ? ((uint)(half & 0x8000) << 16) | 0x7f80_0000 | ((uint)(half & 0x3ff) << 13) : BitConverter.SingleToUInt32Bits((float)value);
    }

    /// <summary>A float's bits as a double.</summary>
    internal static double Widen(uint bits)
    {
        float value = BitConverter.UInt32BitsToSingle(bits);
        return float.IsNaN(value)
            ? BitConverter.UInt64BitsToDouble(((ulong)(bits & 0x8000_0000) << 32) | 0x7ff0_0000_0000_0000 | ((ulong)(bits & 0x7f_ffff) << 29))
            : value;
    }

    /// <summary>A double as a float: rounded to the nearest, a NaN's payload cut and kept a NaN.</summary>
    internal static float Narrow(double value)
    {
        if (!double.IsNaN(value))
        {
            return (float)value;
        }
        ulong bits = BitConverter.DoubleToUInt64Bits(value);
        uint payload = (uint)(bits >> 29) & 0x7f_ffff;
        return BitConverter.UInt32BitsToSingle((uint)(bits >> 32 & 0x8000_0000) | 0x7f80_0000 | (payload == 0 ? 0x40_0000 : payload));
    }

    /// <summary>A float as a half: rounded to the nearest, a NaN's payload cut and kept a NaN.</summary>
    internal static Half Narrow(float value)
    {
        if (!float.IsNaN(value))
        {
            return (Half)value;
        }
        uint bits = BitConverter.SingleToUInt32Bits(value);
        uint payload = (bits >> 13) & 0x3ff;
        return BitConverter.UInt16BitsToHalf((ushort)((bits >> 16 & 0x8000) | 0x7c00 | (payload == 0 ? 0x200 : payload)));
    }

    /// <summary>Refuses additional information that has no meaning where it is. RFC 8949, section 3 and appendix F.</summary>
    internal static void NotWellFormed(byte head)
    {
        int info = head & CborCode.InfoMask;
        Throw.InvalidData(head == CborCode.Break ? "a break, but no indefinite length ends here."
            : info == CborCode.Indefinite ? $"{CborCode.Name(head)} of indefinite length (0x{head:X2}) is not allowed here."
            : $"additional information {info} (0x{head:X2}) is reserved.");
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint PutWide(ref byte at, byte major, ulong argument)
    {
        if (argument <= byte.MaxValue)
        {
            at = (byte)(major | 24);
            Bytes.At(ref at, 1) = (byte)argument;
            return 2;
        }
        if (argument <= ushort.MaxValue)
        {
            at = (byte)(major | 25);
            Bytes.PutBig(ref at, 1, (ushort)argument);
            return 3;
        }
        if (argument <= uint.MaxValue)
        {
            at = (byte)(major | 26);
            Bytes.PutBig(ref at, 1, (uint)argument);
            return 5;
        }
        at = (byte)(major | 27);
        Bytes.PutBig(ref at, 1, argument);
        return 9;
    }

    /// <summary>A float without the bits that a half has no place for; its exponent decides.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint PutShortSingle(ref byte at, uint bits)
    {
        Half half = Narrow(BitConverter.UInt32BitsToSingle(bits));
        ushort short16 = BitConverter.HalfToUInt16Bits(half);
        if (WidenHalf(short16) == bits)
        {
            return PutHalf(ref at, short16);
        }
        at = CborCode.Float32;
        Bytes.PutBig(ref at, 1, bits);
        return 5;
    }

    /// <summary>A double without the bits that a float has no place for.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static nint PutShortDouble(ref byte at, ulong bits)
    {
        float single = Narrow(BitConverter.UInt64BitsToDouble(bits));
        if (BitConverter.DoubleToUInt64Bits(Widen(BitConverter.SingleToUInt32Bits(single))) == bits)
        {
            return PutSingle(ref at, single);
        }
        at = CborCode.Float64;
        Bytes.PutBig(ref at, 1, bits);
        return 9;
    }
}
