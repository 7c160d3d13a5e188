// Owns: the name parts of values: two types of one name, and one type with and without null, must not come to the same helper.
using System;
using System.Collections.Generic;
using System.Linq;
using Octavo.Model.Values;

namespace Octavo.Model.Planning;

internal sealed class ValueNames
{
    private readonly Dictionary<string, string> _names = new(StringComparer.Ordinal);
    private readonly HashSet<string> _both = new(StringComparer.Ordinal);
    private readonly KeyNames _keys;

    public ValueNames(IEnumerable<ValueModel> values)
    {
        ValueModel[] all = [.. values.SelectMany(ValueTree.All).Distinct()];
        _keys = new KeyNames(all.Select(KeyHashing.Of).OfType<KeyHashing>());
        // Enums, classes and structs by their simple name; a number if another has it already.
        IGrouping<string, ValueModel>[] simple = [.. all.Where(IsNamed).GroupBy(v => v.Name, StringComparer.Ordinal)];
        var used = new HashSet<string>(simple.Select(s => s.Key), StringComparer.Ordinal);
        foreach (IGrouping<string, ValueModel> same in simple)
        {
            string name = same.Key;
            int number = 1;
            foreach (string type in same.Select(v => v.Type).Distinct().OrderBy(t => t, StringComparer.Ordinal))
            {
                while (number > 1 && !used.Add(name = same.Key + number))
                {
                    number++;
                }
                _names[type] = name;
                number++;
            }
        }
        foreach (IGrouping<string, ValueModel> same in all.Where(v => v.CanBeNull).GroupBy(v => v.Type, StringComparer.Ordinal))
        {
            if (same.Any(v => v.NotNull) && same.Any(v => !v.NotNull))
            {
                _both.Add(same.Key);
            }
        }
        // A class ArrayOfString beside an array of strings, or a key and an item whose names run together: an underscore ends the names of the user's types
        // then.
        if (all.Where(v => v is SequenceValue or MapValue or WrappedValue or SharedValue).Select(Name).Select(Bare).Distinct()
            .GroupBy(v => v.Id, StringComparer.Ordinal).Any(g => g.Count() > 1))
        {
            foreach (string type in all.Where(v => IsNamed(v) && v is not ScalarValue { IsEnum: false }).Select(v => v.Type).Distinct())
            {
                _names[type] += "_";
            }
        }
    }

    /// <summary>Whether it goes by a name of its own, not by that of what it holds.</summary>
    private static bool IsNamed(ValueModel value) =>
        value is ObjectValue or ScalarValue or SequenceValue { SimpleName.Length: not 0 } or MapValue { SimpleName.Length: not 0 };

    public ValueModel Name(ValueModel value) => ValueTree.Rewrite(value, (_, part) => Label(part switch
    {
        ObjectValue item => item with { SimpleName = _names[item.Type] },
        ScalarValue scalar => scalar with { SimpleName = _names[scalar.Type] },
        SequenceValue sequence =>
            sequence with { SimpleName = sequence.SimpleName.Length == 0 ? "" : _names[sequence.Type], Hashing = _keys.Name(sequence.Hashing) },
        MapValue map => map with { SimpleName = map.SimpleName.Length == 0 ? "" : _names[map.Type], Hashing = _keys.Name(map.Hashing) },
        _ => part,
    }));

    /// <summary>What a helper is for: it does not ask whether the collection itself may be null.</summary>
    private static ValueModel Bare(ValueModel value) => value with { NotNull = false, Label = "" };

    private ValueModel Label(ValueModel value) => !value.NotNull && value.CanBeNull && _both.Contains(value.Type) ? value with { Label = "Nullable" } : value;
}
