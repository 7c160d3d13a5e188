// Owns: everything that is decided about a class of an inheritance in a tagged format before a line is emitted.
using System.Collections.Generic;
using System.Linq;

namespace Octavo.Model.Tagged;

/// <summary>The plan of one class.</summary>
/// <param name="Levels">All classes of the inheritance, each after its base.</param>
/// <param name="Place">The place of this one.</param>
/// <param name="CountsDepth">Whether depth is counted: an object can hold another of the inheritance.</param>
/// <param name="Shape">The Shape's text: its own fields, its parts, the outermost class.</param>
internal sealed record PartPlan(EquatableList<PartLevel> Levels, int Place, bool CountsDepth, string Shape)
{
    /// <summary>Whether the stack alone is looked at: an object holds no other of the inheritance, and takes much of the stack with what it holds.</summary>
    public bool LooksAtStack { get; init; }

    /// <summary>Whether fields refer to objects of the inheritance, which can hold others of it: an object is known before its fields are read.</summary>
    public bool IsReferred { get; init; }

    /// <summary>The class.</summary>
    public PartLevel Level => Levels[Place];

    /// <summary>The outermost class.</summary>
    public PartLevel Root => Levels[0];

    /// <summary>The classes whose parts are in this one's message, by field.</summary>
    public IEnumerable<PartLevel> Parts => PartsOf(Place);

    /// <summary>The classes from the outermost one to this.</summary>
    public PartLevel[] Chain => ChainOf(Place);

    /// <summary>Whether objects that are made before their fields are read have a class's part: of the class itself, or of one derived from it.</summary>
    public bool IsReadInPlace(PartLevel level) => Levels.Where((l, i) => l.Part is { CanBeMade: true, IsBound: false } && ChainOf(i).Contains(level)).Any();

    /// <summary>The classes whose parts are in the message of another.</summary>
    public IEnumerable<PartLevel> PartsOf(int place) => Levels.Where(l => l.Parent == place).OrderBy(l => l.Part.Number);

    /// <summary>The classes from the outermost one to another.</summary>
    public PartLevel[] ChainOf(int place)
    {
        var chain = new List<PartLevel>();
        for (int at = place; at >= 0; at = Levels[at].Parent)
        {
            chain.Insert(0, Levels[at]);
        }
        return [.. chain];
    }

    /// <summary>The place of a class.</summary>
    public int PlaceOf(PartLevel level) => Levels.ToList().IndexOf(level);
}
