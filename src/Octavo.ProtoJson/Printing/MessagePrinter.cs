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
/// scalar counts, messages are concatenated, which merges them.
/// </summary>
internal ref partial struct MessagePrinter
{
    private readonly OctavoProtoJsonOptions _options;
    private readonly ProtoJsonTypes _types;
    private readonly EntryArena _entries;
    private readonly MapKeys _keys;
    private OctavoJsonWriter _json;
    private Depth _depth;

    internal MessagePrinter(IBufferWriter<byte> destination, ProtoJsonTypes types, OctavoProtoJsonOptions options)
    {
        _options = options;
        _types = options.Types ?? types;
        _entries = new EntryArena();
        _keys = new MapKeys();
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

    /// <summary>Writes a message as the value that JSON has for it.</summary>
    /// <param name="type">The type of the message.</param>
    /// <param name="data">Its bytes.</param>
    /// <param name="origin">Where they begin in the whole.</param>
    internal void Message(ProtoMessageType type, ReadOnlySpan<byte> data, long origin)
    {
        _depth.Enter();
        if (type.WellKnown != WellKnownKind.None)
        {
            WellKnown(type, data, origin);
        }
        else
        {
            _json.WriteObjectStart();
            Fields(type, data, origin);
            _json.WriteObjectEnd();
        }
        _depth.Leave();
    }

    private void Fields(ProtoMessageType type, ReadOnlySpan<byte> data, long origin)
    {
        int first = Index(type, data, origin);
        int at = first;
        int end = _entries.Used;
        if (_options.WriteDefaults)
        {
            foreach (FieldType field in type.Fields)
            {
                if (at < end && _entries[at].Field == field)
                {
                    at = Field(data, origin, at, end);
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
                at = Field(data, origin, at, end);
            }
        }
        _entries.Used = first;
    }

    /// <summary>Notes where the values of a message are.</summary>
    /// <returns>The index of the first; they end with what is used.</returns>
    private int Index(ProtoMessageType type, ReadOnlySpan<byte> data, long origin)
    {
        int first = _entries.Used;
        var reader = new WireReader(data);
        while (!reader.IsAtEnd)
        {
            At = origin + reader.Position;
            int number = reader.Tag(out ProtobufWireType wire);
            int length = reader.Pass(number, wire, _depth.Left, out int start);
            if (type.Find(number) is { } field)
            {
                Note(field, wire, data, start, length);
            }
            else if (type.IsMessageSet && number == MessageSetItem.Number && wire == ProtobufWireType.GroupStart)
            {
                Item(type, data, start, length);
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
    private readonly void Note(FieldType field, ProtobufWireType wire, ReadOnlySpan<byte> data, int start, int length)
    {
        if (wire == field.Wire)
        {
            if (field is { IsRepeated: false, Enum.IsClosed: true } && field.Enum.Find((int)new WireReader(data, start).Varint()) is null)
            {
                return;
            }
            _entries.Add(new FieldEntry(field, start, length, IsPacked: false));
        }
        else if (wire == ProtobufWireType.Delimited && field is { IsRepeated: true, IsPackable: true })
        {
            _entries.Add(new FieldEntry(field, start, length, IsPacked: true));
        }
    }

    /// <summary>Notes an item of a message set: the number of an extension, and its message. Of several of either the first counts, as in Protobuf's own
    /// parsers.</summary>
    private readonly void Item(ProtoMessageType type, ReadOnlySpan<byte> data, int start, int length)
    {
        var reader = new WireReader(data[..(start + length)], start);
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
            int partLength = reader.Pass(part, wire, _depth.Left, out int partStart);
            if (part == MessageSetItem.Message && wire == ProtobufWireType.Delimited && messageStart < 0)
            {
                messageStart = partStart;
                messageLength = partLength;
            }
        }
        if (messageStart >= 0 && type.Find(number) is { } field)
        {
            Note(field, ProtobufWireType.Delimited, data, messageStart, messageLength);
        }
    }

    /// <summary>Writes the field whose entries begin at an index.</summary>
    /// <returns>The index after them.</returns>
    private int Field(ReadOnlySpan<byte> data, long origin, int at, int end)
    {
        FieldType field = _entries[at].Field!;
        int next = at + 1;
        while (next < end && _entries[next].Field == field)
        {
            next++;
        }
        At = origin + _entries[at].Start;
        if (field.IsMap)
        {
            Name(field);
            Map(field, data, origin, at, next);
        }
        else if (field.IsRepeated)
        {
            Repeated(field, data, origin, at, next);
        }
        else if (field.HasPresence || _options.WriteDefaults || !IsZero(field, data, _entries[next - 1]))
        {
            Name(field);
            Single(field, data, origin, at, next);
        }
        return next;
    }

    /// <summary>Whether a scalar is what its field is where it is absent.</summary>
    private static bool IsZero(FieldType field, ReadOnlySpan<byte> data, in FieldEntry value) =>
        field.Kind is FieldKind.String or FieldKind.Bytes ? value.Length == 0 : Narrowed(field, Bits(field, data, value.Start)) == 0;

    /// <summary>Writes the value of a field that is not repeated: of scalars the last, of messages all as one.</summary>
    private void Single(FieldType field, ReadOnlySpan<byte> data, long origin, int at, int next)
    {
        FieldEntry last = _entries[next - 1];
        if (!field.IsMessage)
        {
            Scalar(field, data, last.Start, last.Length, origin);
        }
        else if (next - at == 1)
        {
            Message(field.Message!, data.Slice(last.Start, last.Length), origin + last.Start);
        }
        else
        {
            Merged(field.Message!, data, origin, at, next);
        }
    }

    private void Merged(ProtoMessageType type, ReadOnlySpan<byte> data, long origin, int at, int next)
    {
        // They are parts of the data, so the sum is no more than it has.
        int total = 0;
        for (int i = at; i < next; i++)
        {
            total += _entries[i].Length;
        }
        byte[] whole = ArrayPool<byte>.Shared.Rent(total);
        int used = 0;
        for (int i = at; i < next; i++)
        {
            FieldEntry part = _entries[i];
            data.Slice(part.Start, part.Length).CopyTo(whole.AsSpan(used));
            used += part.Length;
        }
        Message(type, whole.AsSpan(0, total), origin + _entries[at].Start);
        ArrayPool<byte>.Shared.Return(whole);
    }

    private void Repeated(FieldType field, ReadOnlySpan<byte> data, long origin, int at, int next)
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
                    var element = new WireReader(data[..end], start);
                    element.Pass(field.Number, field.Wire, 0, out _);
                    length = element.Position - start;
                    if (field.Enum is { IsClosed: true } closed && closed.Find((int)new WireReader(data, start).Varint()) is null)
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
                    Message(field.Message!, data.Slice(start, length), origin + start);
                }
                else
                {
                    Scalar(field, data, start, length, origin);
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
