// Owns: a place in a graph, made into text only if it is shown.
using System.Globalization;

namespace Octavo.Graph;

/// <summary>A step from the place around it.</summary>
/// <param name="Around">That place; null for the root.</param>
/// <param name="Step">A member's name, an element's index as <see cref="int"/>, or a key.</param>
/// <param name="IsKey">Whether the step is a key of a dictionary.</param>
internal sealed record GraphPath(GraphPath? Around, object Step, bool IsKey = false)
{
    public override string ToString()
    {
        var steps = new List<string>();
        for (GraphPath? at = this; at is not null; at = at.Around)
        {
            steps.Add(at.Around is null ? (string)at.Step
                : at.IsKey && at.Step is string text ? $"[\"{text}\"]"
                : at.IsKey || at.Step is int ? string.Create(CultureInfo.InvariantCulture, $"[{at.Step}]")
                : "." + at.Step);
        }
        steps.Reverse();
        return string.Concat(steps);
    }
}
