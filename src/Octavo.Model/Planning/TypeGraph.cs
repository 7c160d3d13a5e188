// Owns: which types can hold themselves. Knows no plan.
using System.Collections.Generic;

namespace Octavo.Model;

/// <summary>The graph of types and the types that their members hold.</summary>
internal sealed class TypeGraph
{
    private readonly Dictionary<string, HashSet<string>> _edges = [];

    public TypeGraph(IEnumerable<TypeModel> types, IEnumerable<(string Union, string Case)> cases, IEnumerable<SurrogateModel> surrogates)
    {
        foreach (SurrogateModel surrogate in surrogates)
        {
            var held = new HashSet<string>();
            foreach (ObjectValue item in ValueTree.Objects(surrogate.Value))
            {
                held.Add(item.Type);
            }
            _edges[surrogate.Type] = held;
        }
        foreach (TypeModel type in types)
        {
            var held = new HashSet<string>();
            foreach (MemberModel member in type.AllMembers)
            {
                foreach (ObjectValue item in ValueTree.Objects(member.Value))
                {
                    held.Add(item.Type);
                }
            }
            _edges[type.Type] = held;
        }
        foreach ((string union, string held) in cases)
        {
            if (!_edges.TryGetValue(union, out HashSet<string>? known))
            {
                _edges[union] = known = [];
            }
            if (held != union)
            {
                known.Add(held);
            }
        }
    }

    /// <summary>Whether a value of the type can hold another of it, at any depth: its depth must be counted.</summary>
    public bool IsCyclic(string type)
    {
        var seen = new HashSet<string>();
        var open = new Stack<string>();
        open.Push(type);
        while (open.Count != 0)
        {
            if (!_edges.TryGetValue(open.Pop(), out HashSet<string>? held))
            {
                continue;
            }
            foreach (string next in held)
            {
                if (next == type)
                {
                    return true;
                }
                if (seen.Add(next))
                {
                    open.Push(next);
                }
            }
        }
        return false;
    }
}
