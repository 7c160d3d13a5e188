// Owns: how the change tracker compares and keeps a value: by its whole graph.
using Microsoft.EntityFrameworkCore.ChangeTracking;

namespace Octavo;

/// <summary>Compares graphs, so EF Core saves a change inside a value, and does not save an equal value that replaces it.</summary>
/// <typeparam name="T">A type with a codec.</typeparam>
public class OctavoComparer<T>() : ValueComparer<T>(
    (left, right) => OctavoGraph.Equals(left, right),
    // Graphs that are equal may have dictionaries in different orders: one hash for all of them, as values that can change are not keys.
    value => value == null ? 0 : 1,
    value => OctavoGraph.Clone(value)!)
{
}
