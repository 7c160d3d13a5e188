// Owns: narrow floats as doubles and back, a NaN's payload too: conversions of the platform make signalling NaNs quiet. Knows no format.
namespace Octavo.Transcode.Events;

internal static class FloatBits
{
    /// <summary>A float of 16 bits.</summary>
    internal static double Widen(ushort bits)
    {
        var half = BitConverter.UInt16BitsToHalf(bits);
        return Half.IsNaN(half) ? NaN((bits & 0x8000) != 0, (ulong)(bits & 0x3FF) << 42) : (double)half;
    }

    /// <summary>A float of 32 bits.</summary>
    internal static double Widen(uint bits)
    {
        float single = BitConverter.UInt32BitsToSingle(bits);
        return float.IsNaN(single) ? NaN((bits & 0x8000_0000) != 0, (ulong)(bits & 0x7F_FFFF) << 29) : single;
    }

    /// <summary>A double that was a float of 32 bits.</summary>
    internal static float Narrow(double value)
    {
        if (!double.IsNaN(value))
        {
            return (float)value;
        }
        ulong bits = BitConverter.DoubleToUInt64Bits(value);
        return BitConverter.UInt32BitsToSingle((uint)(bits >> 32 & 0x8000_0000) | 0x7F80_0000 | ((uint)(bits >> 29) & 0x7F_FFFF));
    }

    private static double NaN(bool isNegative, ulong payload) =>
        BitConverter.UInt64BitsToDouble((isNegative ? 1UL << 63 : 0) | 0x7FF0_0000_0000_0000 | payload);
}
