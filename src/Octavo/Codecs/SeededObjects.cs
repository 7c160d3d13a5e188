// Owns: the comparer against hash flooding for collections without a type argument.
using System.Collections;

namespace Octavo.Internal;

/// <summary>As <see cref="SeededComparer{T}"/> of objects.</summary>
internal sealed class SeededObjects : IEqualityComparer
{
    internal static readonly SeededObjects Instance = new();

    public new bool Equals(object? x, object? y) => SeededComparer<object>.Instance.Equals(x, y);

    public int GetHashCode(object value) => SeededComparer<object>.Instance.GetHashCode(value);
}
