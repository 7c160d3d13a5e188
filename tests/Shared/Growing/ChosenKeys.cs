// Owns: keys that an attacker computes, for hashes that have no secret or only begin with one. Knows no format.
namespace Octavo.Tests.Shared;

/// <summary>Keys that meet in every process.</summary>
internal static class ChosenKeys
{
    private const uint Third = 3_266_489_917; // primes of xxHash32, which HashCode is

    private const uint Fourth = 668_265_263;

    private const uint Multiplier = 1_566_083_941; // of the hash of text in frozen collections

    /// <summary>Halves that cancel out: 64-bit numbers and doubles are hashed by their xor.</summary>
    internal static long Halves(int i) => ((long)i << 32) | (uint)i;

    /// <summary>Two words that change the state of <see cref="HashCode"/> alike, whatever it began with: n pairs have one hash or two.</summary>
    internal static (uint X, uint Y) Pair(int i, uint x = 0x1234_5678, uint y = 0x4000_0001)
    {
        uint inverse = Inverse(Third);
        return unchecked((x + (((uint)i << 15) * inverse), y - ((uint)i * Fourth * inverse)));
    }

    /// <summary>A pair as a number of 64 bits.</summary>
    internal static ulong Wide(int i) => Pair(i) is var (x, y) ? ((ulong)y << 32) | x : 0;

    /// <summary>Pairs that are finite floats, and not zero.</summary>
    internal static IEnumerable<(float X, float Y)> Floats()
    {
        for (int i = 0; ; i++)
        {
            (uint x, uint y) = Pair(i, 0x3F80_0000, 0x4000_0000);
            (float a, float b) = (BitConverter.UInt32BitsToSingle(x), BitConverter.UInt32BitsToSingle(y));
            if (float.IsFinite(a) && float.IsFinite(b) && a != 0 && b != 0)
            {
                yield return (a, b);
            }
        }
    }

    /// <summary>Text whose hash in frozen collections is the same, and as much as it takes for them to look at all of it.</summary>
    internal static IEnumerable<string> Frozen(int n)
    {
        const uint Middle = 0x6D | (0x6D << 16);
        uint start = unchecked((5381u << 16) + 5381u);
        uint seed = Turn(start);
        uint other = Turn(seed ^ Middle);
        uint inverse = Inverse(Multiplier);
        int made = 0;
        for (uint i = 1; made < n; i++)
        {
            uint a = unchecked(0x0030_0030 + (i * 0x0007_0005));
            uint b = unchecked(((0x1234_5678 - (Turn(seed ^ a) ^ Middle)) * inverse) ^ other);
            string text = new([(char)a, (char)(a >> 16), 'm', 'm', 'm', 'm', (char)b, (char)(b >> 16)]);
            if (text.All(c => c >= ' ' && !char.IsSurrogate(c)))
            {
                made++;
                yield return text;
            }
        }
        for (int k = 0; k < n / 12; k++)
        {
            yield return (char)(0x4E00 + k) + "zzzzzzz";
            yield return "yyyyyyy" + (char)(0x4E00 + k);
        }
    }

    private static uint Turn(uint hash) => unchecked(System.Numerics.BitOperations.RotateLeft(hash, 5) + hash);

    private static uint Inverse(uint odd)
    {
        uint inverse = odd;
        for (int i = 0; i < 5; i++)
        {
            inverse = unchecked(inverse * (2 - (odd * inverse)));
        }
        return inverse;
    }
}
