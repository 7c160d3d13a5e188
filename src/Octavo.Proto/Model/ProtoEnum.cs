// Owns: one enum and its values.
using System;
using System.Collections.Generic;
using Octavo.Proto.Errors;

namespace Octavo.Proto.Model;

internal sealed class ProtoEnum : ProtoElement
{
    public ProtoFile File { get; set; } = null!;

    public ProtoMessage? Parent { get; set; }

    public bool AllowsAlias { get; set; }

    public List<ProtoEnumValue> Values { get; } = [];

    private readonly Dictionary<string, ProtoEnumValue> _names = new(StringComparer.Ordinal);
    private readonly Dictionary<int, ProtoEnumValue> _numbers = [];
    private int _known;

    /// <summary>The first value of a name; null for none.</summary>
    public ProtoEnumValue? Find(string name) => Known(_names).TryGetValue(name, out ProtoEnumValue value) ? value : null;

    /// <summary>The first value of a number; null for none.</summary>
    public ProtoEnumValue? Find(int number) => Known(_numbers).TryGetValue(number, out ProtoEnumValue value) ? value : null;

    private T Known<T>(T index)
    {
        for (; _known < Values.Count; _known++)
        {
            ProtoEnumValue value = Values[_known];
            if (!_names.ContainsKey(value.Name))
            {
                _names.Add(value.Name, value);
            }
            if (!_numbers.ContainsKey(value.Number))
            {
                _numbers.Add(value.Number, value);
            }
        }
        return index;
    }

    public List<ProtoRange> ReservedRanges { get; } = [];

    public List<ProtoReservedName> ReservedNames { get; } = [];
}

internal sealed class ProtoEnumValue : ProtoElement
{
    public int Number { get; set; }

    public Position NumberPosition { get; set; }
}
