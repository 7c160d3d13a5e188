// Owns: the shortest digits of a float of at most 24 bits (Schubfach in 64-bit arithmetic). Knows no text.
using System.Runtime.CompilerServices;

namespace Octavo.Text;

/// <summary>What <see cref="ShortestDouble"/> does, for float and Half.</summary>
internal static class ShortestDigits
{
    /// <summary>The fewest digits between the neighbours' midpoints, and of those the nearest.</summary>
    /// <param name="significand">Below 2^24, not 0.</param>
    /// <param name="power">The value is <paramref name="significand"/> · 2^<paramref name="power"/>.</param>
    /// <param name="closer">Whether the neighbour below is at half the distance.</param>
    /// <param name="digits">The digits, as a number below 10^9.</param>
    /// <param name="exponent">The last digit's power of ten.</param>
    internal static void Of(uint significand, int power, bool closer, out uint digits, out int exponent)
    {
        uint odd = significand & 1;
        int k = ((power * 1262611) - (closer ? 524031 : 0)) >> 22;
        int shift = power + ((-k * 1741647) >> 19) + 1;
        ref readonly ulong high = ref PowersOfTen.High(-k);
        ulong ten = high + (PowersOfTen.Low(in high) != 0 ? 1UL : 0); // rounded up
        uint four = significand << 2;
        uint below = Scale(ten, (four - (closer ? 1u : 2u)) << shift) + odd;
        uint value = Scale(ten, four << shift);
        uint above = Scale(ten, (four + 2) << shift) - odd;
        uint s = value >> 2;
        if (s >= 10)
        {
            uint tenth = s / 10;
            bool down = below <= 40 * tenth;
            bool up = (40 * tenth) + 40 <= above;
            if (down != up)
            {
                digits = tenth + (up ? 1u : 0);
                exponent = k + 1;
                return;
            }
        }
        exponent = k;
        bool under = below <= 4 * s;
        bool over = (4 * s) + 4 <= above;
        uint middle = (4 * s) + 2;
        bool next = under != over ? over : value > middle || (value == middle && (s & 1) != 0);
        digits = s + (next ? 1u : 0);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static uint Scale(ulong ten, uint value)
    {
        ulong top = Math.BigMul(ten, value, out ulong rest);
        return (uint)top | ((rest >> 32) > 1 ? 1u : 0);
    }
}
