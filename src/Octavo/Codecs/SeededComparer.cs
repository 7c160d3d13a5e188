// Owns: the comparer against hash flooding: the default one's hash, mixed with a seed of this process.
using System.Diagnostics.CodeAnalysis;

namespace Octavo.Internal;

/// <summary>
/// Equal where the default comparer is; hashes are mixed with a random seed of the process, so that an attacker who knows <c>GetHashCode</c> of numbers and Guids
/// cannot aim at one bucket. Keys whose own hashes are equal still meet: see docs/security.md.
/// </summary>
internal sealed class SeededComparer<T> : IEqualityComparer<T>
{
    internal static readonly SeededComparer<T> Instance = new();

    private static readonly ulong s_seed = (ulong)Random.Shared.NextInt64() | 1;

    public bool Equals(T? x, T? y) => EqualityComparer<T>.Default.Equals(x, y);

    public int GetHashCode([DisallowNull] T value)
    {
        ulong hash = Hash(value) ^ s_seed;
        hash *= 0x9E37_79B9_7F4A_7C15;
        hash ^= hash >> 32;
        hash *= s_seed;
        return (int)(hash >> 32);
    }

    /// <summary>64-bit integers and Guids fold to 32 bits in their own hash, which an attacker can invert; they are hashed whole.</summary>
    private static ulong Hash(T value) => value switch
    {
        long number => (ulong)number,
        ulong number => number,
        double number => (ulong)BitConverter.DoubleToInt64Bits(number == 0 ? 0 : number),
        DateTime time => (ulong)time.Ticks,
        TimeSpan span => (ulong)span.Ticks,
        Guid guid => HashGuid(guid),
        _ => (uint)EqualityComparer<T>.Default.GetHashCode(value!),
    };

    private static ulong HashGuid(Guid guid)
    {
        Span<byte> bytes = stackalloc byte[16];
        guid.TryWriteBytes(bytes);
        return (BitConverter.ToUInt64(bytes) * (s_seed | 3)) + BitConverter.ToUInt64(bytes[8..]);
    }
}
