// Owns: the graphs, made from a seed.
// Must not know: libraries. Same seed, same graphs in every load context.
using System.Globalization;

namespace Octavo.Lab.Workloads;

/// <summary>
/// Graphs of a given number of objects. An edge that is not a tree's goes to an object that comes before in the order of the members, so a tree nests no deeper
/// for being shared or cyclic, and formats that count levels can have it.
/// </summary>
public sealed class GraphData(int seed)
{
    /// <summary>Objects of a tree and of a cyclic graph at full scale.</summary>
    public const int FullCount = 100_000;

    /// <summary>Nodes of the list at full scale.</summary>
    public const int FullLength = 1_000_000;

    // Deeper than a library that recurses can go on a stack of 8 MB, whatever the scale: who has the row is a fact of the library, not of the run.
    private const int LeastLength = 20_000;
    private const int Children = 4;
    private const int Values = 1_000_000;

    private readonly Random _random = new(seed);

    /// <summary>Objects of a tree and of a cyclic graph at a scale.</summary>
    public static int CountAt(double scale) => Math.Max(2, (int)Math.Round(FullCount * scale));

    /// <summary>Nodes of the list at a scale.</summary>
    public static int LengthAt(double scale) => Math.Max(LeastLength, (int)Math.Round(FullLength * scale));

    /// <summary>A balanced binary tree; each second of its leaves has in its left place a subtree that is elsewhere already.</summary>
    public SharedNode Tree(int count) => Subtree(count, new List<SharedNode>(count));

    /// <summary>A tree of four children a node, whose nodes have two edges more: to one of those above or to itself, and to any that was made before.</summary>
    public CyclicNode Cyclic(int count) => Cyclic(count, new List<CyclicNode>(count), []);

    /// <summary>The head of a list that is linked both ways.</summary>
    public ListNode List(int length)
    {
        var head = new ListNode { Value = _random.Next(Values) };
        ListNode last = head;
        for (int i = 1; i < length; i++)
        {
            last.Next = new ListNode { Value = _random.Next(Values), Previous = last };
            last = last.Next;
        }

        return head;
    }

    private SharedNode Subtree(int count, List<SharedNode> made)
    {
        var node = new SharedNode { Value = _random.Next(Values) };
        int left = count / 2, right = count - 1 - left;
        if (left > 0)
            node.Left = Subtree(left, made);
        else if (made.Count > 0 && _random.Next(2) == 0)
            node.Left = made[_random.Next(made.Count)];
        if (right > 0)
            node.Right = Subtree(right, made);
        made.Add(node);
        return node;
    }

    private CyclicNode Cyclic(int count, List<CyclicNode> made, List<CyclicNode> above)
    {
        var node = new CyclicNode { Id = made.Count, Name = "node " + made.Count.ToString(CultureInfo.InvariantCulture), Edges = [] };
        made.Add(node);
        above.Add(node);
        int left = count - 1;
        for (int places = Children; places > 0 && left > 0; places--)
        {
            int part = (left + places - 1) / places;
            node.Edges.Add(Cyclic(part, made, above));
            left -= part;
        }

        node.Edges.Add(above[_random.Next(above.Count)]);
        node.Edges.Add(made[_random.Next(made.Count)]);
        above.RemoveAt(above.Count - 1);
        return node;
    }
}
