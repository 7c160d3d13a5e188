// Owns: maps from the wire to JSON: of equal keys the last entry.
using Octavo.ProtoJson.Types;
using Octavo.Protobuf;

namespace Octavo.ProtoJson.Printing;

internal ref partial struct MessagePrinter
{
    /// <summary>Writes a map's object.</summary>
    private void Map(FieldType field, int at, int next)
    {
        ProtoMessageType entryType = field.Message!;
        FieldType key = entryType.Find(1)!;
        FieldType value = entryType.Find(2)!;
        if (value.Enum is { IsClosed: true } closed)
        {
            DropUndefined(value, closed, at, next);
        }
        if (next - at > 1)
        {
            DropRepeated(key, at, next);
        }
        _json.WriteObjectStart();
        for (int i = at; i < next; i++)
        {
            if (_entries[i].Field is not null)
            {
                Entry(entryType, key, value, i);
            }
        }
        _json.WriteObjectEnd();
    }

    /// <summary>An entry is a message, in which both may be missing, come in any order and come again.</summary>
    private void Entry(ProtoMessageType entryType, FieldType key, FieldType value, int at)
    {
        int first = Index(entryType, at, at + 1);
        int end = _entries.Used;
        int values = first;
        while (values < end && _entries[values].Field == key)
        {
            values++;
        }
        if (values == first)
        {
            Key(key, default, 0);
        }
        else
        {
            FieldEntry last = _entries[values - 1];
            At = last.Start;
            Key(key, _data.Slice(last.Start, last.Length), key.Kind == FieldKind.String ? 0 : Bits(key, last.Start));
        }
        if (values < end)
        {
            Single(value, values, end);
        }
        else if (value.IsMessage)
        {
            Message(value.Message!, end, end);
        }
        else
        {
            Zero(value);
        }
        _entries.Used = first;
    }

    /// <summary>Forgets the entries whose value is a number that a closed enum does not have: each is an unknown field as a whole, so an earlier entry of its
    /// key stays.</summary>
    private readonly void DropUndefined(FieldType value, EnumType closed, int at, int next)
    {
        for (int i = at; i < next; i++)
        {
            FieldEntry entry = _entries[i];
            bool isUndefined = false;
            var reader = new WireReader(_data[..(entry.Start + entry.Length)], entry.Start, _groups);
            while (!reader.IsAtEnd)
            {
                int number = reader.Tag(out ProtobufWireType wire);
                reader.Skip(number, wire, _depth.Left, out int start);
                if (number == value.Number && wire == ProtobufWireType.Varint)
                {
                    isUndefined = closed.Find((int)new WireReader(_data, start).Varint()) is null;
                }
            }
            if (isUndefined)
            {
                _entries.Drop(i);
            }
        }
    }

    /// <summary>Forgets the entries whose key comes again after them.</summary>
    private void DropRepeated(FieldType key, int at, int next)
    {
        _keys.Begin(next - at);
        for (int i = at; i < next; i++)
        {
            FieldEntry entry = _entries[i];
            if (entry.Field is null)
            {
                continue;
            }
            int keyStart = entry.Start;
            int keyLength = 0;
            ulong bits = 0;
            var reader = new WireReader(_data[..(entry.Start + entry.Length)], entry.Start, _groups);
            while (!reader.IsAtEnd)
            {
                int number = reader.Tag(out ProtobufWireType wire);
                int length = reader.Skip(number, wire, _depth.Left, out int start);
                if (number != key.Number || wire != key.Wire)
                {
                    continue;
                }
                if (key.Kind == FieldKind.String)
                {
                    (keyStart, keyLength) = (start, length);
                }
                else
                {
                    bits = Narrowed(key, Bits(key, start));
                }
            }
            int before = _keys.Take(_data, bits, keyStart, keyLength, i);
            if (before >= 0)
            {
                _entries.Drop(before);
            }
        }
    }
}
