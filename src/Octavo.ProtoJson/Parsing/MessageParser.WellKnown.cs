// Owns: the messages of google.protobuf that have a JSON of their own, from JSON to the wire. https://protobuf.dev/programming-guides/json/, "Well-known
// types".
using System.Buffers;
using Octavo.Json;
using Octavo.ProtoJson.Texts;
using Octavo.ProtoJson.Types;
using Octavo.Protobuf;

namespace Octavo.ProtoJson.Parsing;

internal ref partial struct MessageParser
{
    private void WellKnown(ProtoMessageType type)
    {
        switch (type.WellKnown)
        {
            case WellKnownKind.Any:
                Any();
                break;
            case WellKnownKind.Timestamp:
                TimeTexts.GetTimestamp(Text("a timestamp"), out long seconds, out int nanos);
                Time(seconds, nanos);
                break;
            case WellKnownKind.Duration:
                TimeTexts.GetDuration(Text("a duration"), out seconds, out nanos);
                Time(seconds, nanos);
                break;
            case WellKnownKind.FieldMask:
                Mask(Text("a field mask"));
                break;
            case WellKnownKind.Struct:
                Map(type.Find(1)!, Peek());
                break;
            case WellKnownKind.ListValue:
                List(type);
                break;
            case WellKnownKind.Value:
                Value(type);
                break;
            default:
                Single(type.Find(1)!, omitsZero: true);
                break;
        }
    }

    /// <summary>The type's URL may come after what it describes: a copy of the reader looks for it.</summary>
    private void Any()
    {
        Object("google.protobuf.Any");
        OctavoJsonReader ahead = _json;
        bool isEmpty = true;
        while (ahead.NextName(out ReadOnlySpan<byte> name))
        {
            if (!name.SequenceEqual("@type"u8))
            {
                if (isEmpty)
                {
                    // Each level of a nest looks for its own: what is skipped here is not gone over at the levels below.
                    _json.KeepEnds();
                    ahead = _json;
                    ahead.NextName(out ReadOnlySpan<byte> _);
                }
                isEmpty = false;
                ahead.SkipKnown();
                continue;
            }
            if (ahead.PeekKind() is var kind && kind != JsonKind.String)
            {
                At = ahead.Offset;
                throw Mismatch(kind, "a type URL");
            }
            At = ahead.Offset;
            ReadOnlySpan<byte> url = ahead.ReadUtf8();
            ProtoMessageType type = AnyType.Of(url, _types);
            _out.WriteTag(1, ProtobufWireType.LengthDelimited);
            _out.WriteBytes(url);
            _out.WriteTag(2, ProtobufWireType.LengthDelimited);
            int begun = _out.BeginMessage();
            Content(type);
            _out.EndMessage(begun);
            return;
        }
        if (!isEmpty)
        {
            throw new OctavoException(OctavoErrorCode.MissingMember, "an Any without @type.");
        }
        _json.NextName(out ReadOnlySpan<byte> _);
    }

    /// <summary>The members of what an Any holds, or its one member <c>value</c>.</summary>
    private void Content(ProtoMessageType type)
    {
        // Empty has no members: libraries that count it among the well-known types write "value": {} for it, and others nothing.
        bool isEmpty = type.FullName == "google.protobuf.Empty";
        if (type.WellKnown == WellKnownKind.None && !isEmpty)
        {
            Members(type, isAny: true);
            return;
        }
        bool hasType = false;
        bool hasValue = false;
        while (_json.NextName(out ReadOnlySpan<byte> name))
        {
            At = _json.Offset;
            bool isType = name.SequenceEqual("@type"u8);
            if (!isType && !name.SequenceEqual("value"u8))
            {
                Unknown(name, type);
            }
            else if (isType ? hasType : hasValue)
            {
                throw new OctavoException(OctavoErrorCode.DuplicateMember, $"the member {(isType ? "@type" : "value")} comes twice.");
            }
            else if (isType)
            {
                hasType = true;
                _json.Skip();
            }
            else
            {
                hasValue = true;
                Message(type);
            }
        }
        if (!hasValue && !isEmpty)
        {
            throw new OctavoException(OctavoErrorCode.MissingMember, $"an Any of {type.FullName} without the member value.");
        }
    }

    private void Time(long seconds, int nanos)
    {
        if (seconds != 0)
        {
            _out.WriteTag(1, ProtobufWireType.Varint);
            _out.WriteInt64(seconds);
        }
        if (nanos != 0)
        {
            _out.WriteTag(2, ProtobufWireType.Varint);
            _out.WriteInt32(nanos);
        }
    }

    private void Mask(ReadOnlySpan<byte> text)
    {
        if (text.IsEmpty)
        {
            return;
        }
        if (text.Length > Array.MaxLength / 2)
        {
            throw new OctavoException(OctavoErrorCode.CountTooLarge, "a field mask of more than 1 GiB.");
        }
        byte[] name = ArrayPool<byte>.Shared.Rent(text.Length * 2);
        try
        {
            foreach (Range part in text.Split((byte)','))
            {
                int length = MaskText.PutName(text[part], name);
                _out.WriteTag(1, ProtobufWireType.LengthDelimited);
                _out.WriteBytes(name.AsSpan(0, length));
            }
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(name);
        }
    }

    private void List(ProtoMessageType type)
    {
        Expect(JsonKind.Array, type.FullName);
        Repeated(type.Find(1)!, JsonKind.Array);
    }

    /// <summary>The field is the one of the value's kind.</summary>
    private void Value(ProtoMessageType type)
    {
        JsonKind kind = Peek();
        int number = kind switch
        {
            JsonKind.Null => 1,
            JsonKind.Number => 2,
            JsonKind.String => 3,
            JsonKind.Bool => 4,
            JsonKind.Object => 5,
            JsonKind.Array => 6,
            _ => throw Mismatch(kind, "any value"),
        };
        Single(type.Find(number)!, omitsZero: false);
    }
}
