// Owns: the numbers among CBOR's values without a type: which .NET types are one, and the object of a whole number. Knows no window.
using System.Numerics;
using Octavo.Codecs.Dynamic;

namespace Octavo.Cbor;

internal static class CborDynamic
{
    /// <summary>The object of a whole number: a long, above its range a ulong, else itself.</summary>
    internal static object Box(in BigInteger value) =>
        value >= long.MinValue && value <= long.MaxValue ? DynamicInteger.Box((long)value)
        : value.Sign > 0 && value <= ulong.MaxValue ? (ulong)value
        : (object)value;

    /// <summary>The number that an object holds.</summary>
    /// <returns>Whether it is a whole number.</returns>
    internal static bool TryGetInteger(object? value, out BigInteger number)
    {
        switch (value)
        {
            case BigInteger big:
                number = big;
                return true;
            case Int128 int128:
                number = int128;
                return true;
            case UInt128 uint128:
                number = uint128;
                return true;
        }
        bool whole = DynamicInteger.TryGet(value, out long integer, out bool large);
        number = large ? (ulong)integer : integer;
        return whole;
    }

    /// <summary>The float that an object holds, a NaN's payload too.</summary>
    /// <returns>Whether it is a float.</returns>
    internal static bool TryGetFloat(object? value, out double number)
    {
        switch (value)
        {
            case double real:
                number = real;
                return true;
            case float single:
                number = CborEncoder.Widen(BitConverter.SingleToUInt32Bits(single));
                return true;
            case Half half:
                number = CborEncoder.Widen(CborEncoder.WidenHalf(BitConverter.HalfToUInt16Bits(half)));
                return true;
            default:
                number = 0;
                return false;
        }
    }
}
