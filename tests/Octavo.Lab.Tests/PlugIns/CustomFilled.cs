// Owns: a type whose collections have no setter, as data of the user's is read into them.
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace Octavo.Lab.Tests;

/// <summary>Collections that can be filled, and those that cannot.</summary>
public class CustomFilled
{
    public List<int> List { get; } = [];

    public IList<int> Interface { get; } = new List<int>();

    public HashSet<int> Set { get; } = [];

    public Dictionary<string, List<int>> Map { get; } = [];

    public ImmutableList<int> Immutable { get; } = [];

    public ReadOnlyCollection<int> View { get; } = new([]);

    public int[] Array { get; } = [];

    public CustomFilledBound? Bound { get; set; }
}

/// <summary>A record with one, whose constructor has a parameter.</summary>
public record CustomFilledBound(int Id)
{
    public List<int> List { get; } = [];
}
