// Owns: floats as binary's releases have them: what decodeFloat gives, mantissa as Integer and exponent as Int.
using System.Buffers.Binary;
using System.Numerics;
using Octavo.Interop.Passes;

namespace Octavo.Interop.Haskell;

/// <summary>The value is mantissa · 2^exponent; the mantissa has all bits of its type (24, 53), also for subnormal numbers. Infinity is a mantissa of one bit
/// and the exponent after the largest.</summary>
internal static class HaskellFloat
{
    /// <summary>Bytes of the shortest: zero.</summary>
    internal const int Least = HaskellInteger.Least + sizeof(long);

    internal static void Put(ref ByteOutput output, double value)
    {
        long bits = BitConverter.DoubleToInt64Bits(value);
        Put(ref output, (ulong)bits & ((1UL << 52) - 1), (int)(bits >> 52) & 0x7FF, bits < 0, 52, 0x7FF);
    }

    internal static void Put(ref ByteOutput output, float value)
    {
        int bits = BitConverter.SingleToInt32Bits(value);
        Put(ref output, (ulong)bits & ((1UL << 23) - 1), (bits >> 23) & 0xFF, bits < 0, 23, 0xFF);
    }

    internal static double TakeDouble(ref ByteInput input) => Take(ref input, 53, "Double");

    internal static float TakeSingle(ref ByteInput input)
    {
        double value = Take(ref input, 24, "Float");
        // 24 bits and any exponent: one rounding, as the double holds them all.
        return (float)value;
    }

    private static void Put(ref ByteOutput output, ulong fraction, int exponent, bool isNegative, int width, int special)
    {
        if (exponent == special && fraction != 0)
        {
            throw new OctavoException(OctavoErrorCode.InvalidValue,
                "NaN, which released versions of binary read as -Infinity; use cereal, IEEE floats, or a number.");
        }
        long power = 0;
        if (exponent != 0)
        {
            fraction |= 1UL << width;
        }
        else if (fraction != 0)
        {
            int shift = BitOperations.LeadingZeroCount(fraction) - (63 - width);
            fraction <<= shift;
            power = -shift;
            exponent = 1;
        }
        bool isZero = fraction == 0;
        BigInteger mantissa = isNegative ? -new BigInteger(fraction) : fraction;
        HaskellInteger.Put(ref output, mantissa);
        BinaryPrimitives.WriteInt64BigEndian(output.Take(sizeof(long)), isZero ? 0 : power + exponent - (special >> 1) - width);
    }

    private static double Take(ref ByteInput input, int digits, string type)
    {
        BigInteger mantissa = HaskellInteger.Take(ref input);
        long exponent = BinaryPrimitives.ReadInt64BigEndian(input.Take(sizeof(long)));
        if (BigInteger.Abs(mantissa) >> digits != 0)
        {
            throw new OctavoException(OctavoErrorCode.NumberOutOfRange, $"a mantissa of more than {digits} bits, which no {type} has.");
        }
        return Math.ScaleB((double)(long)mantissa, (int)Math.Clamp(exponent, -4096, 4096));
    }
}
