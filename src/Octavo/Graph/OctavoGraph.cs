// Owns: the public calls that compare object graphs. docs/features/graphs.md.
using Octavo.Internal;

namespace Octavo;

/// <summary>Compares graphs of objects by what their codecs write of them, at any depth and with cycles. No stack is taken for nesting.</summary>
/// <remarks>
/// Objects are equal where they have the same type and equal members; floats and decimals where their bits are, times with their kind, text by its characters. Collections are equal where their elements are, whatever type they
/// have behind an interface; dictionaries and sets in any order. What a codec by hand or a surrogate writes is compared by its bytes in Binary, and a type without a codec by its <see cref="object.Equals(object)"/>.
/// </remarks>
public static class OctavoGraph
{
    /// <summary>Whether two graphs are equal.</summary>
    /// <param name="left">The one.</param>
    /// <param name="right">The other.</param>
    public static bool Equals<T>(T? left, T? right) => new GraphComparison(1).Run(left, right).Count == 0;

    /// <summary>Where two graphs differ, in the order of their members.</summary>
    /// <param name="left">The one.</param>
    /// <param name="right">The other.</param>
    /// <param name="most">Differences after which it ends; at least 1.</param>
    /// <returns>Nothing for equal ones.</returns>
    public static IReadOnlyList<GraphDifference> Diff<T>(T? left, T? right, int most = 100)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(most, 1);
        return new GraphComparison(most).Run(left, right);
    }
}
