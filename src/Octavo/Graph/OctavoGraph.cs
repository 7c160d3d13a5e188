// Owns: the public calls that compare and clone object graphs. docs/features/graphs.md.
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using Octavo.Codecs.Entries;
using Octavo.Graph;
using Octavo.Internal;

namespace Octavo;

/// <summary>Compares and clones object graphs by the members that their codecs write, and the unknown members that they keep, at any depth and with cycles.
/// Nesting uses no stack.</summary>
/// <remarks>
/// Objects are equal if they have the same type and equal members. Floats and decimals are compared by their bits, times with their kind, text by its
/// characters. Collections are equal if their elements are equal, whatever their type is when a member is an interface; dictionaries and sets in any order.
/// Types with a hand-written codec or a surrogate are compared by their bytes in Binary, and a type without a codec by its <see cref="object.Equals(object)"/>.
/// </remarks>
public static class OctavoGraph
{
    /// <summary>Whether two graphs are equal.</summary>
    /// <param name="left">The one.</param>
    /// <param name="right">The other.</param>
    /// <example><code>
    /// bool same = OctavoGraph.Equals(new Order(7, []), new Order(7, []));
    /// </code></example>
    public static bool Equals<T>(T? left, T? right) => new GraphComparison(1, hasPaths: false).Run(left, right).Count == 0;

    /// <summary>Whether two graphs are equal, for a type that is known only at run time.</summary>
    /// <param name="left">The one.</param>
    /// <param name="right">The other.</param>
    /// <param name="type">The type that both are declared as.</param>
    /// <exception cref="ArgumentException">One of them is not of the type.</exception>
    /// <example><code>
    /// bool same = OctavoGraph.Equals(new Order(7, []), new Order(7, []), typeof(Order));
    /// </code></example>
    public static bool Equals(object? left, object? right, Type type)
    {
        Throw.IfNotOf(left, type, nameof(left));
        Throw.IfNotOf(right, type, nameof(right));
        return new GraphComparison(1, hasPaths: false).Run(left, right).Count == 0;
    }

    /// <summary>Where two graphs differ, in the order of their members.</summary>
    /// <param name="left">The one.</param>
    /// <param name="right">The other.</param>
    /// <param name="maxDifferences">The maximum number of differences to return; at least 1.</param>
    /// <returns>The differences; empty if the graphs are equal.</returns>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="maxDifferences"/> is less than 1.</exception>
    /// <example><code>
    /// foreach (GraphDifference difference in OctavoGraph.Diff(new Order(7, []), new Order(8, [])))
    /// {
    ///     Console.WriteLine(difference);
    /// }
    /// </code></example>
    public static IReadOnlyList<GraphDifference> Diff<T>(T? left, T? right, int maxDifferences = 100)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(maxDifferences, 1);
        return new GraphComparison(maxDifferences).Run(left, right);
    }

    /// <summary>Makes a deep copy without serializing: shared objects stay shared, and cycles stay cycles.</summary>
    /// <remarks>
    /// Every mutable object is made as a reader makes it, with the members that Binary has, or a format that has these and more; strings and other immutable
    /// values are shared. Collections keep their comparers. Serialization callbacks are not called. Values with a hand-written codec or a surrogate are written
    /// in Binary and read back.
    /// </remarks>
    /// <param name="value">The original. Nothing of it is changed.</param>
    /// <exception cref="OctavoException">
    /// <see cref="OctavoErrorCode.NotRegistered"/> if the run-time type of an object has no codec; <see cref="OctavoErrorCode.DepthExceeded"/> if a cycle goes
    /// through members that a constructor takes, or if such members are nested too deep.
    /// </exception>
    /// <example><code>
    /// Order copy = OctavoGraph.Clone(new Order(7, [new Line("A-1", 2)]))!;
    /// </code></example>
    [return: NotNullIfNotNull(nameof(value))]
    public static T? Clone<T>(T? value)
    {
        if (value is null || !RuntimeHelpers.IsReferenceOrContainsReferences<T>() || value is string)
        {
            return value;
        }
        CloneMap map = CloneMap.Rent();
        // The declared type's codec knows what is behind interfaces and unions; objects of others are told by their own types.
        T copy = typeof(T).IsValueType || typeof(T) == value.GetType() || (typeof(T) != typeof(object) && CodecCatalog.Find(typeof(T)) is not null)
            ? CodecCache<T>.Entry.Clone(in value, map)
            : (T)map.Object(value);
        map.Finish();
        map.Return();
        return copy!;
    }

    /// <summary>Makes a deep copy of a value whose type is known only at run time.</summary>
    /// <param name="value">The original. Nothing of it is changed.</param>
    /// <param name="type">The type that it is declared as.</param>
    /// <exception cref="ArgumentException">The value is not of the type.</exception>
    /// <inheritdoc cref="Clone{T}(T)"/>
    /// <example><code>
    /// object copy = OctavoGraph.Clone(new Order(7, []), typeof(Order))!;
    /// </code></example>
    [return: NotNullIfNotNull(nameof(value))]
    public static object? Clone(object? value, Type type) => Clone(value, type, out _);

    /// <summary>Makes a deep copy if it is what a reader would make of the written value. It is not if an object of the graph has serialization callbacks, or
    /// if formats have different members of it: then write the value and read it back.</summary>
    /// <param name="value">The original. Nothing of it is changed.</param>
    /// <param name="type">The type that it is declared as.</param>
    /// <param name="copy">The copy; null if there is none.</param>
    /// <exception cref="ArgumentException">The value is not of the type.</exception>
    /// <inheritdoc cref="Clone{T}(T)"/>
    /// <example><code>
    /// var order = new Order(7, []);
    /// object copy = OctavoGraph.TryClone(order, typeof(Order), out object? clone) ? clone!
    ///     : OctavoBinary.Deserialize&lt;Order>(OctavoBinary.Serialize(order))!;
    /// </code></example>
    public static bool TryClone(object? value, Type type, out object? copy)
    {
        copy = Clone(value, type, out bool isReadOtherwise);
        copy = isReadOtherwise ? null : copy;
        return !isReadOtherwise;
    }

    private static object? Clone(object? value, Type type, out bool isReadOtherwise)
    {
        isReadOtherwise = false;
        Throw.IfNotOf(value, type, nameof(value));
        if (value is null || CloneLeaf.IsImmutable(value))
        {
            return value;
        }
        CloneMap map = CloneMap.Rent();
        CodecEntry? entry = type == value.GetType() ? CodecCatalog.Get(type) : type == typeof(object) ? null : CodecCatalog.Find(type);
        object? copy = entry is null ? map.Object(value) : entry.CloneObject(value, map);
        map.Finish();
        isReadOtherwise = map.IsReadOtherwise;
        map.Return();
        return copy!;
    }
}
