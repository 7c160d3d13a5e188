// Owns: one message.
using System.Collections.Generic;
using System.Linq;

namespace Octavo.Proto.Model;

internal sealed class ProtoMessage : ProtoElement
{
    private readonly ProtoLookup<int, ProtoField> _numbers;
    private readonly ProtoLookup<string, ProtoField> _names;
    private readonly ProtoLookup<string, ProtoField> _jsonNames;

    public ProtoMessage()
    {
        _numbers = new(Fields, field => field.Number);
        _names = new(Fields, field => field.Name);
        _jsonNames = new(Fields, field => field.JsonName);
        Reserved = new(ReservedRanges, ReservedNames);
    }

    public ProtoFile File { get; set; } = null!;

    /// <summary>The message around it; null at the top of a file.</summary>
    public ProtoMessage? Parent { get; set; }

    /// <summary>Whether it is the entry of a map.</summary>
    public bool IsMapEntry { get; set; }

    /// <summary>Whether it has the wire format of message sets.</summary>
    public bool IsMessageSet { get; set; }

    public List<ProtoField> Fields { get; } = [];

    public List<ProtoMessage> Nested { get; } = [];

    public List<ProtoEnum> Enums { get; } = [];

    public List<ProtoOneof> Oneofs { get; } = [];

    public List<ProtoField> Extensions { get; } = [];

    public List<ProtoRange> ExtensionRanges { get; } = [];

    /// <summary>The last number of its extensions that is <c>max</c>: items of a message set have numbers beyond those of fields.</summary>
    public int MaxExtension => IsMessageSet ? int.MaxValue - 1 : ProtoField.MaxNumber;

    /// <summary>The extensions that are declared in it and in what is nested in it.</summary>
    public IEnumerable<ProtoField> AllExtensions => Extensions.Concat(Nested.SelectMany(nested => nested.AllExtensions));

    public List<ProtoRange> ReservedRanges { get; } = [];

    public List<ProtoReservedName> ReservedNames { get; } = [];

    /// <summary>Both, for whoever asks about many.</summary>
    public ProtoReserved Reserved { get; }

    /// <summary>The first field of a number; null for none.</summary>
    public ProtoField? Find(int number) => _numbers.Find(number);

    /// <summary>The first field of a name; null for none.</summary>
    public ProtoField? Find(string name) => _names.Find(name);

    /// <summary>The first field of a name in JSON; null for none.</summary>
    public ProtoField? FindJson(string name) => _jsonNames.Find(name);
}
