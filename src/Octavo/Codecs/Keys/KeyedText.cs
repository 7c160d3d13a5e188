// Owns: the comparers of text in frozen collections. Knows no collection.
using System.Diagnostics.CodeAnalysis;

namespace Octavo.Internal;

/// <summary>
/// As <see cref="StringComparer.Ordinal"/>, or as <see cref="StringComparer.OrdinalIgnoreCase"/>. A frozen collection that is given one of these hashes text
/// without a secret; one that is given another comparer asks it.
/// </summary>
internal sealed class KeyedText : IEqualityComparer<string>, IAlternateEqualityComparer<ReadOnlySpan<char>, string>
{
    private static readonly KeyedText s_ordinal = new(StringComparison.Ordinal);
    private static readonly KeyedText s_ignoreCase = new(StringComparison.OrdinalIgnoreCase);

    private readonly StringComparison _comparison;

    private KeyedText(StringComparison comparison) => _comparison = comparison;

    /// <summary>The comparer that a frozen collection is to have instead of one; null for the default one.</summary>
    internal static IEqualityComparer<T>? Instead<T>(IEqualityComparer<T>? comparer) => typeof(T) != typeof(string) ? comparer
        : comparer is null || ReferenceEquals(comparer, EqualityComparer<T>.Default) || comparer.Equals(StringComparer.Ordinal)
            ? (IEqualityComparer<T>)(object)s_ordinal
        : comparer.Equals(StringComparer.OrdinalIgnoreCase) ? (IEqualityComparer<T>)(object)s_ignoreCase : comparer;

    public bool Equals(string? x, string? y) => string.Equals(x, y, _comparison);

    public int GetHashCode([DisallowNull] string text) => text.GetHashCode(_comparison);

    public bool Equals(ReadOnlySpan<char> alternate, string other) => alternate.Equals(other, _comparison);

    public int GetHashCode(ReadOnlySpan<char> alternate) => string.GetHashCode(alternate, _comparison);

    public string Create(ReadOnlySpan<char> alternate) => alternate.ToString();
}
