// Owns: the comparer against hash flooding. Knows no type of key.
using System.Diagnostics.CodeAnalysis;
using Octavo.Internal;

namespace Octavo.Codecs.Keys;

/// <summary>
/// Equal if the default comparer says so. Hashes are those of the keys' content under a secret of this process: an attacker who knows how a type makes its own
/// hash (<c>long</c> folds its halves, <c>decimal</c>, <c>Version</c>, tuples and records do alike) cannot find keys that meet in one bucket.
/// </summary>
/// <typeparam name="T">The key's type.</typeparam>
/// <typeparam name="THash">What adds its content.</typeparam>
/// <param name="isSeeded">Whether keys whose equality is not known are refused, and not hashed by themselves.</param>
internal sealed class KeyComparer<T, THash>(bool isSeeded) : IEqualityComparer<T>, IKeyComparer
    where THash : struct, IKeyHash<T>
{
    internal static readonly KeyComparer<T, THash> Instance = new(isSeeded: true);

    /// <summary>For limits that do not ask for seeded hashing.</summary>
    internal static readonly KeyComparer<T, THash> Lenient =
        KeyComparers.Known(typeof(T), new KeyComparer<T, THash>(isSeeded: false), knowsContent: typeof(THash) != typeof(ScalarKey<T>));

    public bool Equals(T? x, T? y) => EqualityComparer<T>.Default.Equals(x, y);

    public int? HashOf(object key)
    {
        try
        {
            return key is T own ? GetHashCode(own) : null;
        }
        catch (OctavoException)
        {
            return null; // too large, or of a type that is refused as a key: only the program's own sets have such
        }
    }

    public int GetHashCode([DisallowNull] T value)
    {
        Span<char> scratch = stackalloc char[KeyHash.Scratch];
        var hash = new KeyHash(scratch, isSeeded);
        THash.Add(ref hash, in value);
        return hash.Finish();
    }
}
