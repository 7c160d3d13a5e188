// Owns: a number of millionths as text. Knows no float.
using System.Numerics;
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Text;

/// <summary>Numbers with at most six decimals, as most that people type have.</summary>
internal static class FewDecimals
{
    private const int Million = 1_000_000;

    /// <summary>Puts a number without its trailing zeros.</summary>
    /// <param name="at">24 bytes.</param>
    /// <param name="millionths">The number times 10^6, below 10^15.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static nint Put(ref byte at, ulong millionths)
    {
        uint whole = (uint)(millionths / Million);
        uint decimals = (uint)(millionths - ((ulong)whole * Million));
        nint used = DecimalIntegers.Put(ref at, whole);
        if (decimals == 0)
        {
            return used;
        }
        ulong digits = DecimalDigits.Spread(decimals * 100);
        Bytes.At(ref at, used) = (byte)'.';
        Bytes.Put(ref at, used + 1, digits | DecimalDigits.Zeros);
        return used + 1 + 8 - (BitOperations.LeadingZeroCount(digits) >> 3);
    }
}
