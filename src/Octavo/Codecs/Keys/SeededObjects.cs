// Owns: the comparer against hash flooding for collections without a type argument.
using System.Collections;
using Octavo.Internal;

namespace Octavo.Codecs.Keys;

/// <summary>As <see cref="KeyComparer{T, THash}"/> of objects.</summary>
internal sealed class SeededObjects : IEqualityComparer
{
    internal static readonly SeededObjects Instance = new();

    public new bool Equals(object? x, object? y) => KeyComparer<object, ScalarKey<object>>.Instance.Equals(x, y);

    public int GetHashCode(object value) => KeyComparer<object, ScalarKey<object>>.Instance.GetHashCode(value);
}
