// Owns: the hash of numbers that data chooses, in collections that are a reader's own. Knows no reader.
using System.Security.Cryptography;

namespace Octavo.Text;

/// <summary>
/// Equality of numbers under a hash that no one can compute: multiply, add and shift with secrets of the process. Any two numbers meet with a chance of 1 in
/// 2³², whoever chose them. Without it n multiples of a table's size cost n².
/// </summary>
internal sealed class KeyedNumbers : IEqualityComparer<int>
{
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

    public int GetHashCode(int value) => (int)(unchecked((_factor * (uint)value) + _term) >> 32);
}
