// Owns: a natural number of bounded length on the stack, with the few operations that comparing decimals takes. Knows no decimal.
namespace Octavo.Text;

/// <summary>Digits of 64 bits, the least significant first.</summary>
internal ref struct BigNatural
{
    /// <summary>Digits of 64 bits that the comparison of a double takes: 768 decimal digits or 54 bits times 5^1110, and a shift by a few: below 2,700
    /// bits.</summary>
    internal const int Room = 48;

    /// <summary>The greatest power of five below 2^64.</summary>
    private const int FiveDigits = 27;

    private const ulong FiveTo27 = 7_450_580_596_923_828_125;

    private readonly Span<ulong> _digits;
    private int _length;

    /// <param name="room">Where the digits go.</param>
    /// <param name="value">The number at first.</param>
    internal BigNatural(Span<ulong> room, ulong value)
    {
        _digits = room;
        room[0] = value;
        _length = value == 0 ? 0 : 1;
    }

    internal void MultiplyAndAdd(ulong factor, ulong addend)
    {
        ulong carry = addend;
        for (int i = 0; i < _length; i++)
        {
            ulong high = Math.BigMul(_digits[i], factor, out ulong low);
            low += carry;
            carry = high + (low < carry ? 1UL : 0);
            _digits[i] = low;
        }
        if (carry != 0)
        {
            _digits[_length++] = carry;
        }
    }

    internal void MultiplyByPowerOfFive(int exponent)
    {
        for (; exponent >= FiveDigits; exponent -= FiveDigits)
        {
            MultiplyAndAdd(FiveTo27, 0);
        }
        ulong rest = 1;
        for (; exponent > 0; exponent--)
        {
            rest *= 5;
        }
        MultiplyAndAdd(rest, 0);
    }

    internal void ShiftLeft(int bits)
    {
        if (_length == 0)
        {
            return;
        }
        int digits = bits / 64;
        int within = bits % 64;
        MultiplyAndAdd(1UL << within, 0);
        _digits[.._length].CopyTo(_digits[digits..]);
        _digits[..digits].Clear();
        _length += digits;
    }

    internal readonly int CompareTo(scoped in BigNatural other)
    {
        if (_length != other._length)
        {
            return _length.CompareTo(other._length);
        }
        for (int i = _length - 1; i >= 0; i--)
        {
            if (_digits[i] != other._digits[i])
            {
                return _digits[i].CompareTo(other._digits[i]);
            }
        }
        return 0;
    }
}
