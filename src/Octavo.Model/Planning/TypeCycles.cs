// Owns: which types of a graph are on a cycle, in one pass over it. Knows no model.
using System;
using System.Collections.Generic;

namespace Octavo.Model.Planning;

/// <summary>Tarjan's strongly connected components, without recursion: a project's chain of types may be long. Asked type by type instead, 500 types that are
/// one cycle took 250,000 steps.</summary>
/// <param name="edges">What each type holds.</param>
internal sealed class TypeCycles(Dictionary<string, HashSet<string>> edges)
{
    private readonly Dictionary<string, Place> _places = [];
    private readonly Stack<Place> _component = new(); // types whose component is not closed yet
    private readonly HashSet<string> _found = [];

    /// <summary>The types that reach themselves.</summary>
    public HashSet<string> Find()
    {
        foreach (string type in edges.Keys)
        {
            if (!_places.ContainsKey(type))
            {
                Visit(type);
            }
        }
        return _found;
    }

    private void Visit(string root)
    {
        var path = new Stack<Place>();
        path.Push(Begin(root));
        while (path.Count != 0)
        {
            Place at = path.Peek();
            if (at.Next.MoveNext())
            {
                string held = at.Next.Current;
                if (held == at.Type)
                {
                    _found.Add(held);
                }
                else if (!_places.TryGetValue(held, out Place? known))
                {
                    path.Push(Begin(held));
                }
                else if (known.IsOpen)
                {
                    at.Lowest = Math.Min(at.Lowest, known.Number);
                }
                continue;
            }
            path.Pop();
            if (path.Count != 0)
            {
                path.Peek().Lowest = Math.Min(path.Peek().Lowest, at.Lowest);
            }
            if (at.Lowest == at.Number)
            {
                End(at);
            }
        }
    }

    private Place Begin(string type)
    {
        IEnumerable<string> held = edges.TryGetValue(type, out HashSet<string>? known) ? known : [];
        var place = new Place(type, _places.Count, held.GetEnumerator());
        _places.Add(type, place);
        _component.Push(place);
        return place;
    }

    /// <summary>Closes a component: of more than one type, each of them reaches itself.</summary>
    private void End(Place root)
    {
        bool isCycle = _component.Peek() != root;
        Place place;
        do
        {
            place = _component.Pop();
            place.IsOpen = false;
            if (isCycle)
            {
                _found.Add(place.Type);
            }
        }
        while (place != root);
    }

    private sealed class Place(string type, int number, IEnumerator<string> next)
    {
        public string Type { get; } = type;

        public int Number { get; } = number;

        public IEnumerator<string> Next { get; } = next;

        public int Lowest { get; set; } = number;

        public bool IsOpen { get; set; } = true;
    }
}
