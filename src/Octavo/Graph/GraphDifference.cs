// Owns: one difference between two graphs.
using System.Globalization;
using System.Net;
using System.Numerics;
using System.Text;
using Octavo.Graph;
using Octavo.Internal;

namespace Octavo;

/// <summary>A place at which two graphs differ.</summary>
/// <param name="Path">From the root, as in errors: <c>Order.Lines[2].Price</c>; entries of dictionaries by their keys, <c>Order.Prices["a"]</c>, or, if these
/// are neither text nor scalars, by their numbers, <c>Order.Prices[#1]</c>.</param>
/// <param name="Left">The value on the left; also null if there is none, for a missing element or entry.</param>
/// <param name="Right">The value on the right.</param>
public sealed record GraphDifference(string Path, object? Left, object? Right)
{
    /// <summary>A line: <c>Order.Lines[2].Price: 5 ≠ 6</c>. It has at most 100 characters of a text, and the name of the type for an object.</summary>
    public override string ToString() => string.Create(CultureInfo.InvariantCulture, $"{Path}: {Shown(Left)} ≠ {Shown(Right)}");

    /// <summary>The text of a record follows a circle of objects until the stack ends, and the digits of a long number take the square of their
    /// number.</summary>
    private static object Shown(object? value) => value switch
    {
        null => "null",
        string or char or Uri or StringBuilder => Throw.Shown(value.ToString()),
        BigInteger number when number.GetBitLength() > GraphPath.MostBits => $"a number of {number.GetBitLength()} bits",
        IPAddress or IPEndPoint or CultureInfo or Complex => value,
        _ => GraphLeaf.Same(value, value) is not null ? value : value.GetType().Name,
    };
}
