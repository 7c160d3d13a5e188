// Owns: the plan of a contract view's bodies.
using Octavo.Model.Types;

namespace Octavo.Model.Planning;

/// <summary>The plan of a contract view.</summary>
/// <param name="View">The contract view, its values linked.</param>
/// <param name="Plan">Its bodies: no raw layout, which is of Binary's own list.</param>
internal sealed record ViewPlan(TypeView View, CodecPlan Plan)
{
    /// <summary>Whether the type's own bodies serve it: it differs in the layout alone, which is a constant of each format.</summary>
    public bool IsFolded { get; init; }

    /// <summary>Whether its bodies are those of the codec itself: no format of the type takes the members that come first. Those are in the Shape, in clones
    /// and in comparisons alone.</summary>
    public bool IsOwn { get; init; }
}
