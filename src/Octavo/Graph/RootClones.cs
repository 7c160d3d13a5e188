// Owns: how roots that are made at run time clone their elements. Knows no root.
using System.Runtime.CompilerServices;
using Octavo.Internal;

namespace Octavo.Graph;

internal static class RootClones
{
    /// <summary>Clones elements by the entry of their type; null for those that never change.</summary>
    internal static Cloner<T>? Item<T>() =>
        !RuntimeHelpers.IsReferenceOrContainsReferences<T>() || typeof(T) == typeof(string) ? null : static (in T item, CloneMap map) => map.Of(item)!;
}
