// Owns: a place in a graph, made into text only if it is shown.
using System.Globalization;
using System.Numerics;
using Octavo.Locators;

namespace Octavo.Graph;

/// <summary>A step from the place around it.</summary>
/// <param name="Around">That place; null for the root.</param>
/// <param name="Step">A member's name, an element's index as <see cref="int"/>, or a key.</param>
/// <param name="Entry">If the step is a key of a dictionary, the number of its entry.</param>
internal sealed record GraphPath(GraphPath? Around, object Step, int Entry = -1)
{
    /// <summary>Bits of the largest number that is shown: the digits of a long one take the square of their number.</summary>
    internal const int MostBits = 256;

    public override string ToString()
    {
        var steps = new List<string>();
        for (GraphPath? at = this; at is not null; at = at.Around)
        {
            steps.Add(at.Around is null ? (string)at.Step
                : at.Entry >= 0 ? string.Create(CultureInfo.InvariantCulture, $"[{KeyText(at.Step) ?? "#" + at.Entry}]")
                : at.Step is int ? string.Create(CultureInfo.InvariantCulture, $"[{at.Step}]")
                : "." + at.Step);
        }
        steps.Reverse();
        return string.Concat(steps);
    }

    /// <summary>A key as in the paths of errors; null for what is not a scalar. The text of a record follows a circle of objects until the stack
    /// ends.</summary>
    private static string? KeyText(object key) => key is BigInteger number && number.GetBitLength() > MostBits || GraphLeaf.Same(key, key) is null ? null
        : LocatorPath.KeyText(key);
}
