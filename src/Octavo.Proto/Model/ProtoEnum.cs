// Owns: one enum and its values.
using System.Collections.Generic;
using Octavo.Proto.Errors;

namespace Octavo.Proto.Model;

internal sealed class ProtoEnum : ProtoElement
{
    public ProtoFile File { get; set; } = null!;

    public ProtoMessage? Parent { get; set; }

    public bool AllowsAlias { get; set; }

    public List<ProtoEnumValue> Values { get; } = [];

    private readonly ProtoLookup<string, ProtoEnumValue> _names;
    private readonly ProtoLookup<int, ProtoEnumValue> _numbers;

    public ProtoEnum()
    {
        _names = new(Values, value => value.Name);
        _numbers = new(Values, value => value.Number);
        Reserved = new(ReservedRanges, ReservedNames);
    }

    /// <summary>The first value of a name; null for none.</summary>
    public ProtoEnumValue? Find(string name) => _names.Find(name);

    /// <summary>The first value of a number; null for none.</summary>
    public ProtoEnumValue? Find(int number) => _numbers.Find(number);

    public List<ProtoRange> ReservedRanges { get; } = [];

    public List<ProtoReservedName> ReservedNames { get; } = [];

    /// <summary>Both, for whoever asks about many.</summary>
    public ProtoReserved Reserved { get; }
}

internal sealed class ProtoEnumValue : ProtoElement
{
    public int Number { get; set; }

    public Position NumberPosition { get; set; }
}
