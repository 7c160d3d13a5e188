// Owns: which types that do not hold themselves take so much of the stack, with what they hold, that it is looked at on entering them. Knows no plan.
using System;
using System.Collections.Generic;
using Octavo.Model.Types;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

/// <summary>
/// Types in a row, none of which holds itself, have no depth to count, but each of them has a frame: 48 classes with 16 members of 256 bytes ended a stack of
/// 384 KiB. A type is found where it and what it holds, down to the next one that is looked at, weigh more than <see cref="Most"/>.
/// </summary>
/// <remarks>Without recursion: a project's chain of types may be long.</remarks>
/// <param name="types">The types, by their C# text.</param>
/// <param name="edges">What each type holds.</param>
/// <param name="counted">The types whose depth is counted: they look at the stack.</param>
internal sealed class StackWeights(IReadOnlyDictionary<string, TypeModel> types, Dictionary<string, HashSet<string>> edges, HashSet<string> counted)
{
    /// <summary>Estimated bytes of frames between two looks at the stack: less than the runtime leaves when it says that the stack ends.</summary>
    private const int Most = 16 * 1024;

    /// <summary>A frame without members.</summary>
    private const int Frame = 128;

    /// <summary>What a member takes in it apart from its value: code that is not optimized keeps each step in a slot of its own.</summary>
    private const int Step = 64;

    /// <summary>Copies of a value in a frame that is not optimized.</summary>
    private const int Copies = 4;

    private readonly Dictionary<string, int> _weights = [];
    private readonly Dictionary<string, int> _sizes = [];
    private readonly HashSet<string> _found = [];

    /// <summary>The types.</summary>
    public HashSet<string> Find()
    {
        foreach (string type in edges.Keys)
        {
            Weigh(type);
        }
        return _found;
    }

    private void Weigh(string root)
    {
        var open = new Stack<(string Type, bool Held)>();
        open.Push((root, false));
        while (open.Count != 0)
        {
            (string type, bool held) = open.Pop();
            if (held)
            {
                Close(type);
            }
            else if (!counted.Contains(type) && !_weights.ContainsKey(type))
            {
                _weights[type] = 0;
                open.Push((type, true));
                foreach (string next in Held(type))
                {
                    open.Push((next, false));
                }
            }
        }
    }

    private void Close(string type)
    {
        int most = 0;
        foreach (string next in Held(type))
        {
            most = Math.Max(most, _weights.TryGetValue(next, out int weight) ? weight : 0);
        }
        int all = Frame + most;
        if (types.TryGetValue(type, out TypeModel? model))
        {
            foreach (MemberModel member in model.AllMembers)
            {
                all += Step + (Copies * SizeOf(member.Value));
            }
            if (all > Most && !model.IsUnmanaged)
            {
                _found.Add(type);
                all = 0;
            }
        }
        _weights[type] = Math.Min(all, 2 * Most);
    }

    private IEnumerable<string> Held(string type) => edges.TryGetValue(type, out HashSet<string>? held) ? held : [];

    /// <summary>Bytes of a value, as it lies in a frame.</summary>
    private int SizeOf(ValueModel value) => value switch
    {
        ObjectValue { IsStruct: true } item => SizeOf(item),
        NullableValue nullable => 8 + SizeOf(nullable.Inner),
        _ => 8,
    };

    private int SizeOf(ObjectValue item)
    {
        if (_sizes.TryGetValue(item.Type, out int known))
        {
            return known;
        }
        int size = 16;
        if (types.TryGetValue(item.Type, out TypeModel? model))
        {
            size = 0;
            foreach (MemberModel member in model.AllMembers)
            {
                size = Math.Min(size + SizeOf(member.Value), Most);
            }
        }
        return _sizes[item.Type] = size;
    }
}
