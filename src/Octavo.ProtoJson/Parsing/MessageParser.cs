// Owns: JSON as a message's bytes: objects, members, lists, maps. Knows no descriptor but by its types.
using System.Buffers;
using Octavo.Internal;
using Octavo.Json;
using Octavo.ProtoJson.Types;
using Octavo.Protobuf;
using Octavo.Protobuf.Extensions;

namespace Octavo.ProtoJson.Parsing;

/// <summary>One pass: fields are written as their members come.</summary>
internal ref partial struct MessageParser
{
    private readonly OctavoProtoJsonOptions _options;
    private readonly ProtoJsonTypes _types;
    private readonly SeenFields _seen;
    private OctavoJsonReader _json;
    private OctavoProtobufWriter _out;
    private Depth _depth;

    internal MessageParser(ReadOnlySpan<byte> json, IBufferWriter<byte> destination, ProtoJsonTypes types, OctavoProtoJsonOptions options)
    {
        _options = options;
        _types = options.Types ?? types;
        _seen = new SeenFields();
        _json = new OctavoJsonReader(json, options.Json);
        _out = new OctavoProtobufWriter(destination);
        _depth = new Depth(options.Limits.MaxDepth);
    }

    /// <summary>Where the value begins that is at fault when an error is found.</summary>
    internal long At { get; private set; }

    /// <summary>How far the JSON was read.</summary>
    internal readonly long Offset => _json.Offset;

    internal void Dispose() => _out.Dispose();

    /// <summary>Reads the one value of the JSON.</summary>
    internal void Root(ProtoMessageType type)
    {
        Message(type);
        if (!_json.IsAtEnd)
        {
            At = _json.Offset;
            throw new OctavoException(OctavoErrorCode.TrailingData, "bytes follow the value.");
        }
    }

    /// <summary>Reads a value that stands for a message, and writes the message's fields.</summary>
    private void Message(ProtoMessageType type)
    {
        _depth.Enter();
        if (type.WellKnown != WellKnownKind.None)
        {
            WellKnown(type);
        }
        else
        {
            Object(type.FullName);
            Members(type, isAny: false);
        }
        _depth.Leave();
    }

    /// <summary>Reads the beginning of an object.</summary>
    private void Object(string of)
    {
        Expect(JsonKind.Object, of);
        _json.ReadObjectStart();
    }

    /// <summary>What kind of value is next; it is where an error would be.</summary>
    private JsonKind Peek()
    {
        JsonKind kind = _json.PeekKind();
        At = _json.Offset;
        return kind;
    }

    private void Expect(JsonKind kind, string of)
    {
        if (Peek() is var found && found != kind)
        {
            throw Mismatch(found, $"{of}, which is {(kind is JsonKind.Object or JsonKind.Array ? "an" : "a")} {Word(kind)} in JSON");
        }
    }

    /// <summary>Reads the members of an object that is begun.</summary>
    /// <param name="type">Whose fields they are.</param>
    /// <param name="isAny">Whether <c>@type</c> is among them.</param>
    private void Members(ProtoMessageType type, bool isAny)
    {
        int seen = _seen.Begin(type.Fields.Length + type.Oneofs + 1);
        int expected = 0;
        while (_json.NextName(out ReadOnlySpan<byte> name))
        {
            At = _json.Offset;
            // Members come in the order of the fields, mostly.
            FieldType? field = expected < type.Fields.Length && name.SequenceEqual(type.Fields[expected].Utf8JsonName) ? type.Fields[expected]
                : type.Find(name);
            if (field is null)
            {
                if (isAny && name.SequenceEqual("@type"u8))
                {
                    TakeOnce(seen, type.Fields.Length + type.Oneofs, "@type");
                    _json.Skip();
                }
                else
                {
                    Unknown(name, type);
                }
                continue;
            }
            expected = field.Order + 1;
            TakeOnce(seen, field.Order, field.JsonName);
            Field(type, field, seen);
        }
        _seen.End(seen);
    }

    private readonly void TakeOnce(int seen, int bit, string name)
    {
        if (!_seen.Take(seen, bit))
        {
            throw new OctavoException(OctavoErrorCode.DuplicateMember, $"the member {name} comes twice.");
        }
    }

    private void Unknown(ReadOnlySpan<byte> name, ProtoMessageType type)
    {
        if (!_options.IgnoreUnknown)
        {
            throw new OctavoException(OctavoErrorCode.UnknownMember,
                $"the member '{Throw.Shown(name)}', which {type.FullName} does not have; see OctavoProtoJsonOptions.IgnoreUnknown.");
        }
        _json.Skip();
    }

    private void Field(ProtoMessageType type, FieldType field, int seen)
    {
        JsonKind kind = Peek();
        if (kind == JsonKind.Null && (field.IsRepeated || !field.TakesNull))
        {
            // A null is an absent field, whatever the field is.
            _json.TryReadNull();
            return;
        }
        if (field.Oneof >= 0 && !_seen.Take(seen, type.Fields.Length + field.Oneof))
        {
            throw new OctavoException(OctavoErrorCode.DuplicateMember,
                $"the member {field.JsonName} is of a oneof of {type.FullName} of which another member is already set.");
        }
        if (field.IsMap)
        {
            Map(field, kind);
        }
        else if (field.IsRepeated)
        {
            Repeated(field, kind);
        }
        else
        {
            Single(field, omitsZero: !field.HasPresence, isInSet: type.IsMessageSet);
        }
    }

    /// <summary>Reads one value and writes it with its tag.</summary>
    /// <param name="field">Its field.</param>
    /// <param name="omitsZero">Whether a zero is not written.</param>
    /// <param name="isInSet">Whether it is an item of a message set.</param>
    private void Single(FieldType field, bool omitsZero, bool isInSet = false)
    {
        if (!field.IsMessage)
        {
            Scalar(field, omitsZero);
        }
        else if (isInSet && field.Kind == FieldKind.Message)
        {
            _out.WriteTag(MessageSetItem.Number, ProtobufWireType.StartGroup);
            _out.WriteTag(MessageSetItem.TypeId, ProtobufWireType.Varint);
            _out.WriteInt32(field.Number);
            Delimited(MessageSetItem.Message, field.Message!);
            _out.WriteTag(MessageSetItem.Number, ProtobufWireType.EndGroup);
        }
        else if (field.Kind == FieldKind.Group)
        {
            _out.WriteTag(field.Number, ProtobufWireType.StartGroup);
            Message(field.Message!);
            _out.WriteTag(field.Number, ProtobufWireType.EndGroup);
        }
        else
        {
            Delimited(field.Number, field.Message!);
        }
    }

    private void Delimited(int number, ProtoMessageType type)
    {
        _out.WriteTag(number, ProtobufWireType.LengthDelimited);
        int begun = _out.BeginMessage();
        Message(type);
        _out.EndMessage(begun);
    }

    private void Repeated(FieldType field, JsonKind kind)
    {
        if (kind != JsonKind.Array)
        {
            throw Mismatch(kind, $"the repeated field {field.JsonName}, which is an array in JSON");
        }
        _json.ReadArrayStart();
        int begun = -1;
        while (_json.NextItem())
        {
            RefuseNull(field, "an element");
            if (!field.IsPacked)
            {
                Single(field, omitsZero: false);
                continue;
            }
            if (TryBits(field, out ulong bits))
            {
                if (begun < 0)
                {
                    _out.WriteTag(field.Number, ProtobufWireType.LengthDelimited);
                    begun = _out.BeginMessage();
                }
                Bits(field, bits);
            }
        }
        if (begun >= 0)
        {
            _out.EndMessage(begun);
        }
    }

    private void Map(FieldType field, JsonKind kind)
    {
        if (kind != JsonKind.Object)
        {
            throw Mismatch(kind, $"the map {field.JsonName}, which is an object in JSON");
        }
        FieldType key = field.Message!.Find(1)!;
        FieldType value = field.Message.Find(2)!;
        _json.ReadObjectStart();
        while (_json.NextName(out ReadOnlySpan<byte> name))
        {
            At = _json.Offset;
            ulong bits = key.Kind == FieldKind.String ? 0 : KeyBits(key, name);
            if (value.Enum is not null && IsSkipped(value))
            {
                _json.Skip();
                continue;
            }
            _out.WriteTag(field.Number, ProtobufWireType.LengthDelimited);
            int begun = _out.BeginMessage();
            if (key.Kind == FieldKind.String)
            {
                _out.WriteTag(1, ProtobufWireType.LengthDelimited);
                _out.WriteBytes(name);
            }
            else
            {
                _out.WriteTag(1, key.Wire);
                Bits(key, bits);
            }
            RefuseNull(value, "a value of the map");
            Single(value, omitsZero: false);
            _out.EndMessage(begun);
        }
    }

    /// <summary>Whether the enum that is next has a name that is not known and ignored: its entry is none then. A copy of the reader looks.</summary>
    private readonly bool IsSkipped(FieldType value)
    {
        if (!_options.IgnoreUnknown)
        {
            return false;
        }
        MessageParser ahead = this;
        return ahead.Peek() != JsonKind.Null && !ahead.TryBits(value, out _);
    }

    private void RefuseNull(FieldType field, string what)
    {
        if (Peek() == JsonKind.Null && !field.TakesNull)
        {
            throw new OctavoException(OctavoErrorCode.NullNotAllowed, $"{what} is null.");
        }
    }

    private static OctavoException Mismatch(JsonKind found, string expected) => new(OctavoErrorCode.TypeMismatch, $"expected {expected}, found {Word(found)}.");

    private static string Word(JsonKind kind) => kind switch
    {
        JsonKind.Null => "null",
        JsonKind.Bool => "true or false",
        JsonKind.Number => "number",
        JsonKind.String => "string",
        JsonKind.Array => "array",
        JsonKind.Object => "object",
        JsonKind.End => "the end",
        _ => "no JSON",
    };
}
