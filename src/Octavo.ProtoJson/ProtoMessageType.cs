// Owns: a message as in its descriptor: fields by number and by name. Knows no data.
using Octavo.Internal;
using Octavo.ProtoJson.Types;
using Octavo.Text;

namespace Octavo;

/// <summary>The descriptor of a message, prepared for conversion: <see cref="ProtoJsonTypes.Message"/> returns it, <see cref="OctavoProtoJson"/> uses it.
/// Immutable.</summary>
public sealed class ProtoMessageType
{
    // Numbers up to this are looked up in an array, whatever gaps they have, if it has no more than so many places for a field.
    private const int Dense = 1024;
    private const int FewPlaces = 16;
    private const int PlacesAField = 8;

    private FieldType?[] _dense = [];
    private Dictionary<int, FieldType> _others = new(KeyedNumbers.Instance);
    private NameTable<FieldType> _names = new([]);

    internal ProtoMessageType(string fullName, ProtoJsonTypes types, bool isMapEntry, bool isMessageSet)
    {
        FullName = fullName;
        Types = types;
        IsMapEntry = isMapEntry;
        IsMessageSet = isMessageSet;
        WellKnown = WellKnownMessages.KindOf(fullName);
    }

    /// <summary>The name with its package, such as <c>google.protobuf.Timestamp</c>.</summary>
    public string FullName { get; }

    internal ProtoJsonTypes Types { get; }

    internal WellKnownKind WellKnown { get; }

    internal bool IsMapEntry { get; }

    /// <summary>Whether its extensions are as items of a message set.</summary>
    internal bool IsMessageSet { get; }

    /// <summary>All fields, extensions too, by their numbers.</summary>
    internal FieldType[] Fields { get; private set; } = [];

    /// <summary>How many oneofs it has that have a field.</summary>
    internal int Oneofs { get; private set; }

    /// <inheritdoc/>
    public override string ToString() => FullName;

    internal FieldType? Find(int number) => (uint)number < (uint)_dense.Length ? _dense[number] : _others.GetValueOrDefault(number);

    internal FieldType? Find(ReadOnlySpan<byte> name) => _names.Find(name);

    /// <summary>Sets the fields, once, when all descriptors are known.</summary>
    internal void Complete(IEnumerable<FieldType> fields)
    {
        Fields = [.. fields.OrderBy(field => field.Number)];
        var oneofs = new Dictionary<int, int>(KeyedNumbers.Instance);
        foreach (FieldType field in Fields.Where(field => field.Oneof >= 0))
        {
            oneofs.TryAdd(field.Oneof, oneofs.Count); // those without a field take no place in every message
            field.Oneof = oneofs[field.Oneof];
        }
        Oneofs = oneofs.Count;
        int dense = Math.Min(Dense, FewPlaces + (PlacesAField * Fields.Length));
        _dense = new FieldType?[Fields.Select(field => field.Number).Where(number => number < dense).DefaultIfEmpty(-1).Max() + 1];
        _others = new(KeyedNumbers.Instance);
        for (int i = 0; i < Fields.Length; i++)
        {
            FieldType field = Fields[i];
            field.Order = i;
            bool isNew = field.Number < _dense.Length ? (_dense[field.Number] ??= field) == field : _others.TryAdd(field.Number, field);
            if (!isNew)
            {
                throw new OctavoException(OctavoErrorCode.InvalidData,
                    $"the fields {Throw.Shown(Find(field.Number)!.Name)} and {Throw.Shown(field.Name)} of {Throw.Shown(FullName)} have one number, {field.Number}.", ProtoJsonTypes.Format, -1);
            }
        }
        // protoc allows proto2 fields whose names differ only in underscores. The one that is its own JSON name has it, else the first; readers take the others
        // by their own names.
        foreach (IGrouping<string, FieldType> alike in Fields.GroupBy(field => field.JsonName, StringComparer.Ordinal).Where(g => g.Skip(1).Any()).ToArray())
        {
            FieldType owner = alike.FirstOrDefault(field => field.Name == alike.Key) ?? alike.First();
            foreach (FieldType field in alike.Where(field => field != owner && !field.IsExtension).ToArray())
            {
                field.JsonName = field.Name;
            }
        }
        // JSON's names come first: where one field's JSON name is another's own, it means the former.
        _names = new NameTable<FieldType>([.. Fields.Select(field => (field.Utf8JsonName, field)), .. Fields.Select(field => (field.Utf8Name, field))]);
    }
}
