// Owns: checks of values that a layout's data can have and the type of the member cannot. Knows no layout.
using System.Numerics;
using Octavo.Internal;

namespace Octavo.Interop.Passes;

internal static class LayoutValues
{
    /// <summary>A bool of a byte.</summary>
    /// <param name="value">The byte.</param>
    /// <param name="type">What the layout calls the type.</param>
    internal static bool ToBool(byte value, string type)
    {
        if (value > 1)
        {
            RefuseBool(value, type);
        }
        return value != 0;
    }

    internal static Int128 ToInt128(BigInteger value)
    {
        if (value < Int128.MinValue || value > Int128.MaxValue)
        {
            Throw.NumberOutOfRange("Int128");
        }
        return (Int128)value;
    }

    internal static UInt128 ToUInt128(BigInteger value)
    {
        if (value.Sign < 0 || value > UInt128.MaxValue)
        {
            Throw.NumberOutOfRange("UInt128");
        }
        return (UInt128)value;
    }

    internal static char ToChar(uint code)
    {
        if (code > char.MaxValue)
        {
            throw new OctavoException(OctavoErrorCode.NumberOutOfRange, $"the character U+{code:X} does not fit a char; use Rune.");
        }
        return (char)code;
    }

    /// <summary>The code of a Rune.</summary>
    internal static uint ToRune(uint code)
    {
        if (code is >= 0xD800 and < 0xE000)
        {
            Throw.InvalidValue("Rune", $"U+{code:X} is a surrogate");
        }
        return code;
    }

    private static void RefuseBool(byte value, string type) => Throw.InvalidValue(type, $"the byte {value}; only 0 and 1 are known");
}
