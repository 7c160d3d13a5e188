// Owns: a message's bytes as JSON: its fields in their order. Knows no descriptor but by its types.
using System.Buffers;
using System.Runtime.InteropServices;
using Octavo.Json;
using Octavo.ProtoJson.Types;
using Octavo.Protobuf;
using Octavo.Protobuf.Extensions;

namespace Octavo.ProtoJson.Printing;

/// <summary>
/// One pass. Of each message the places of its values are noted first and brought into the order of fields, because a field may come again anywhere: the last
/// scalar counts, and of messages all are one, whose pieces are read where they are.
/// </summary>
internal ref partial struct MessagePrinter
{
    private readonly ReadOnlySpan<byte> _data;
    private readonly OctavoProtoJsonOptions _options;
    private readonly ProtoJsonTypes _types;
    private readonly EntryArena _entries;
    private readonly MapKeys _keys;
    private readonly GroupEnds _groups;
    private OctavoJsonWriter _json;
    private Depth _depth;

    internal MessagePrinter(ReadOnlySpan<byte> data, IBufferWriter<byte> destination, ProtoJsonTypes types, OctavoProtoJsonOptions options)
    {
        _data = data;
        _options = options;
        _types = options.Types ?? types;
        _entries = new EntryArena();
        _keys = new MapKeys();
        _groups = new GroupEnds();
        _json = new OctavoJsonWriter(destination, options.Json);
        _depth = new Depth(options.Limits.MaxDepth);
    }

    /// <summary>Where the value begins that is at fault when an error is found.</summary>
    internal long At { get; private set; }

    internal void Dispose()
    {
        _entries.Return();
        _keys.Return();
        _json.Dispose();
    }

    /// <summary>Writes the whole data as one message.</summary>
    internal void Root(ProtoMessageType type)
    {
        _entries.Add(new FieldEntry(null, 0, _data.Length, IsPacked: false));
        Message(type, 0, 1);
    }

    /// <summary>Writes a message as the value that JSON has for it.</summary>
    /// <param name="type">The type of the message.</param>
    /// <param name="at">The index of its first piece.</param>
    /// <param name="next">The index after its last one; a message without pieces is empty.</param>
    private void Message(ProtoMessageType type, int at, int next)
    {
        _depth.Enter();
        if (type.WellKnown != WellKnownKind.None)
        {
            WellKnown(type, at, next);
        }
        else
        {
            _json.WriteObjectStart();
            Fields(type, at, next);
            _json.WriteObjectEnd();
        }
        _depth.Leave();
    }

    private void Fields(ProtoMessageType type, int piece, int pieces)
    {
        int first = Index(type, piece, pieces);
        int at = first;
        int end = _entries.Used;
        if (_options.WriteDefaults)
        {
            foreach (FieldType field in type.Fields)
            {
                if (at < end && _entries[at].Field == field)
                {
                    at = Field(at, end);
                }
                else if (!field.HasPresence && !field.IsExtension)
                {
                    Default(field);
                }
            }
        }
        else
        {
            while (at < end)
            {
                at = Field(at, end);
            }
        }
        _entries.Used = first;
    }

    /// <summary>Notes where the values of a message are.</summary>
    /// <returns>The index of the first; they end with what is used.</returns>
    private int Index(ProtoMessageType type, int at, int next)
    {
        int first = _entries.Used;
        for (int i = at; i < next; i++)
        {
            FieldEntry piece = _entries[i];
            var reader = new WireReader(_data[..(piece.Start + piece.Length)], piece.Start, _groups);
            while (!reader.IsAtEnd)
            {
                At = reader.Position;
                int number = reader.Tag(out ProtobufWireType wire);
                int length = reader.Skip(number, wire, _depth.Left, out int start);
                if (type.Find(number) is { } field)
                {
                    Note(field, wire, start, length);
                }
                else if (type.IsMessageSet && number == MessageSetItem.Number && wire == ProtobufWireType.StartGroup)
                {
                    Item(type, start, length);
                }
            }
        }
        if (type.Oneofs != 0)
        {
            _entries.KeepLastOfOneofs(first, type.Oneofs);
        }
        _entries.Sort(first);
        return first;
    }

    /// <summary>Notes a value if its wire type is the field's; what is another is an unknown field, and so is a number that a closed enum does not
    /// have.</summary>
    private readonly void Note(FieldType field, ProtobufWireType wire, int start, int length)
    {
        if (wire == field.Wire)
        {
            if (field is { IsRepeated: false, Enum.IsClosed: true } && field.Enum.Find((int)new WireReader(_data, start).Varint()) is null)
            {
                return;
            }
            _entries.Add(new FieldEntry(field, start, length, IsPacked: false));
        }
        else if (wire == ProtobufWireType.LengthDelimited && field is { IsRepeated: true, IsPackable: true })
        {
            _entries.Add(new FieldEntry(field, start, length, IsPacked: true));
        }
    }

    /// <summary>Notes an item of a message set: the number of an extension, and its message. Of several of either the first counts, as in Protobuf's own
    /// parsers.</summary>
    private readonly void Item(ProtoMessageType type, int start, int length)
    {
        var reader = new WireReader(_data[..(start + length)], start, _groups);
        int number = 0;
        int messageStart = -1;
        int messageLength = 0;
        while (!reader.IsAtEnd)
        {
            int part = reader.Tag(out ProtobufWireType wire);
            if (part == MessageSetItem.TypeId && wire == ProtobufWireType.Varint)
            {
                int said = (int)reader.Varint();
                number = number == 0 ? said : number;
                continue;
            }
            int partLength = reader.Skip(part, wire, _depth.Left, out int partStart);
            if (part == MessageSetItem.Message && wire == ProtobufWireType.LengthDelimited && messageStart < 0)
            {
                messageStart = partStart;
                messageLength = partLength;
            }
        }
        if (messageStart >= 0 && type.Find(number) is { } field)
        {
            Note(field, ProtobufWireType.LengthDelimited, messageStart, messageLength);
        }
    }

    /// <summary>Writes the field whose entries begin at an index.</summary>
    /// <returns>The index after them.</returns>
    private int Field(int at, int end)
    {
        FieldType field = _entries[at].Field!;
        int next = at + 1;
        while (next < end && _entries[next].Field == field)
        {
            next++;
        }
        At = _entries[at].Start;
        if (field.IsMap)
        {
            Name(field);
            Map(field, at, next);
        }
        else if (field.IsRepeated)
        {
            Repeated(field, at, next);
        }
        else if (field.HasPresence || _options.WriteDefaults || !IsZero(field, _entries[next - 1]))
        {
            Name(field);
            Single(field, at, next);
        }
        return next;
    }

    /// <summary>Whether a scalar is what its field is where it is absent.</summary>
    private readonly bool IsZero(FieldType field, in FieldEntry value) =>
        field.Kind is FieldKind.String or FieldKind.Bytes ? value.Length == 0 : Narrowed(field, Bits(field, value.Start)) == 0;

    /// <summary>Writes the value of a field that is not repeated: of scalars the last, of messages all as one.</summary>
    private void Single(FieldType field, int at, int next)
    {
        if (field.IsMessage)
        {
            Message(field.Message!, at, next);
        }
        else
        {
            FieldEntry last = _entries[next - 1];
            Scalar(field, last.Start, last.Length);
        }
    }

    private void Repeated(FieldType field, int at, int next)
    {
        bool any = _options.WriteDefaults && !field.IsExtension;
        if (any)
        {
            Name(field);
            _json.WriteArrayStart();
        }
        for (int i = at; i < next; i++)
        {
            FieldEntry entry = _entries[i];
            int start = entry.Start;
            int end = start + entry.Length;
            do
            {
                int length = end - start;
                if (field.IsPackable)
                {
                    if (start == end)
                    {
                        break;
                    }
                    var element = new WireReader(_data[..end], start);
                    element.Skip(field.Number, field.Wire, 0, out _);
                    length = element.Position - start;
                    if (field.Enum is { IsClosed: true } closed && closed.Find((int)new WireReader(_data, start).Varint()) is null)
                    {
                        start += length;
                        continue;
                    }
                }
                if (!any)
                {
                    any = true;
                    Name(field);
                    _json.WriteArrayStart();
                }
                _json.WriteItem();
                if (field.IsMessage)
                {
                    Message(field.Message!, i, i + 1);
                }
                else
                {
                    Scalar(field, start, length);
                }
                start += length;
            }
            while (start < end);
        }
        if (any)
        {
            _json.WriteArrayEnd();
        }
    }

    private void Name(FieldType field)
    {
        ReadOnlySpan<byte> quoted = _options.OriginalNames ? field.QuotedName : field.QuotedJsonName;
        if (quoted.IsEmpty)
        {
            _json.WriteName(_options.OriginalNames ? field.Utf8Name : field.Utf8JsonName);
            return;
        }
        _json.WriteItem();
        quoted.CopyTo(MemoryMarshal.CreateSpan(ref _json.Reserve(quoted.Length), quoted.Length));
        _json.Advance(quoted.Length);
    }

    /// <summary>Writes a field that is not there.</summary>
    private void Default(FieldType field)
    {
        Name(field);
        if (field.IsMap)
        {
            _json.WriteObjectStart();
            _json.WriteObjectEnd();
        }
        else if (field.IsRepeated)
        {
            _json.WriteArrayStart();
            _json.WriteArrayEnd();
        }
        else
        {
            Zero(field);
        }
    }
}
