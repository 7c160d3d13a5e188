// Owns: which types can hold themselves. Knows no plan.
using System.Collections.Generic;
using Octavo.Model.Tagged;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

/// <summary>The graph of types and the types that their members hold.</summary>
internal sealed class TypeGraph
{
    private readonly Dictionary<string, HashSet<string>> _edges = [];
    private readonly HashSet<string> _uncounted = []; // no codec of theirs counts depth by itself
    private readonly IReadOnlyDictionary<string, TypeModel> _types;
    private HashSet<string>? _cyclic;
    private HashSet<string>? _wide;

    public TypeGraph(IReadOnlyDictionary<string, TypeModel> types, IEnumerable<(string Union, string Case)> cases, IEnumerable<SurrogateModel> surrogates,
        IEnumerable<EquatableList<PartModel>> families)
    {
        foreach (SurrogateModel surrogate in surrogates)
        {
            var held = new HashSet<string>();
            foreach (ObjectValue item in ValueTree.Objects(surrogate.Value))
            {
                Add(held, item);
            }
            _edges[surrogate.Type] = held;
            _uncounted.Add(surrogate.Type);
        }
        _types = types;
        foreach (TypeModel type in types.Values)
        {
            var held = new HashSet<string>();
            foreach (MemberModel member in type.AllMembers)
            {
                foreach (ObjectValue item in ValueTree.Objects(member.Value))
                {
                    Add(held, item);
                }
            }
            _edges[type.Type] = held;
        }
        foreach ((string union, string held) in cases)
        {
            _uncounted.Add(union);
            if (!_edges.TryGetValue(union, out HashSet<string>? known))
            {
                _edges[union] = known = [];
            }
            if (held != union)
            {
                known.Add(held);
            }
        }
        foreach (EquatableList<PartModel> family in families)
        {
            // In a tagged format an object of any of the classes may hold what the others hold: it is read as the outermost one.
            string root = family[0].Type;
            HashSet<string> held = Held(root);
            foreach (PartModel part in family)
            {
                foreach (MemberModel member in part.Fields.Members)
                {
                    foreach (ObjectValue item in ValueTree.Objects(member.Value))
                    {
                        Add(held, item);
                    }
                }
                if (part.Type != root)
                {
                    Held(part.Type).Add(root);
                }
            }
        }

        static void Add(HashSet<string> held, ObjectValue item)
        {
            held.Add(item.Type);
            held.UnionWith(item.Reaches);
        }

        HashSet<string> Held(string type)
        {
            if (!_edges.TryGetValue(type, out HashSet<string>? known))
            {
                _edges[type] = known = [];
            }
            return known;
        }
    }

    /// <summary>Whether a value of the type can hold another of it, at any depth: its depth must be counted.</summary>
    public bool IsCyclic(string type) => Cyclic.Contains(type);

    /// <summary>Whether the stack is looked at on entering a value of the type, whose depth is not counted: with what it holds it takes much of the
    /// stack.</summary>
    public bool IsWide(string type) => !IsCyclic(type) && (_wide ??= new StackWeights(_types, _edges, Cyclic).Find()).Contains(type);

    private HashSet<string> Cyclic => _cyclic ??= new TypeCycles(_edges).Find();

    /// <summary>Whether a value of a type with a surrogate can hold another of it with only such types and unions between: no object counts
    /// depth.</summary>
    public bool IsUncounted(string type)
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
                if (_uncounted.Contains(next) && seen.Add(next))
                {
                    open.Push(next);
                }
            }
        }
        return false;
    }
}
