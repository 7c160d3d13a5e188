// Owns: one difference between two graphs.
using System.Globalization;

namespace Octavo;

/// <summary>A place at which two graphs differ.</summary>
/// <param name="Path">From the root, as in errors: <c>Order.Lines[2].Price</c>; entries of dictionaries by their keys, <c>Order.Prices["a"]</c>.</param>
/// <param name="Left">The value on the left; also null if there is none, for a missing element or entry.</param>
/// <param name="Right">The value on the right.</param>
public sealed record GraphDifference(string Path, object? Left, object? Right)
{
    /// <summary>A line: <c>Order.Lines[2].Price: 5 ≠ 6</c>.</summary>
    public override string ToString() => string.Create(CultureInfo.InvariantCulture, $"{Path}: {Left ?? "null"} ≠ {Right ?? "null"}");
}
