// Owns: the way into an EquatableList. Knows no model.
using System.Collections.Generic;

namespace Octavo.Model;

internal static class EquatableListExtensions
{
    public static EquatableList<T> ToEquatable<T>(this IEnumerable<T> items)
        where T : notnull => new(items);
}
