// Owns: a field as in its descriptor, with what printing and parsing ask of it.
using System.Text;
using Octavo.Protobuf;

namespace Octavo.ProtoJson.Types;

internal sealed class FieldType
{
    private string _jsonName = "";
    private readonly string _name = "";

    /// <summary>The name in the .proto file; of an extension, its full name in brackets.</summary>
    internal required string Name
    {
        get => _name;
        init
        {
            _name = value;
            Utf8Name = Encoding.UTF8.GetBytes(value);
            QuotedName = Quoted(value);
        }
    }

    /// <summary>The name in JSON; of an extension, its full name in brackets.</summary>
    internal required string JsonName
    {
        get => _jsonName;
        set
        {
            _jsonName = value;
            Utf8JsonName = Encoding.UTF8.GetBytes(value);
            QuotedJsonName = Quoted(value);
        }
    }

    internal byte[] Utf8Name { get; private init; } = [];

    internal byte[] Utf8JsonName { get; private set; } = [];

    /// <summary>The name as it is in JSON, with quotes and colon; empty if it has characters that need an escape.</summary>
    internal byte[] QuotedName { get; private init; } = [];

    /// <inheritdoc cref="QuotedName"/>
    internal byte[] QuotedJsonName { get; private set; } = [];

    internal required int Number { get; init; }

    internal required FieldKind Kind { get; init; }

    internal required bool IsRepeated { get; init; }

    /// <summary>Whether it is written packed.</summary>
    internal bool IsPacked { get; init; }

    /// <summary>Whether absence differs from the default.</summary>
    internal bool HasPresence { get; init; }

    /// <summary>Whether text must be UTF-8 in the message too.</summary>
    internal bool ValidatesText { get; init; }

    internal bool IsExtension { get; init; }

    /// <summary>The index of its oneof; −1 for none, and for one that stands for the presence of a single field.</summary>
    internal int Oneof { get; set; } = -1;

    /// <summary>Its place among the fields of its message, by numbers.</summary>
    internal int Order { get; set; }

    internal ProtoMessageType? Message { get; init; }

    internal EnumType? Enum { get; init; }

    internal bool IsMap => IsRepeated && Message is { IsMapEntry: true };

    internal bool IsMessage => Kind is FieldKind.Message or FieldKind.Group;

    /// <summary>Whether the value may be a null of JSON.</summary>
    internal bool TakesNull => Message is { WellKnown: WellKnownKind.Value } || Enum is { IsNullValue: true };

    /// <summary>How one value is told from the next on the wire.</summary>
    internal ProtobufWireType Wire => Kind switch
    {
        FieldKind.Double or FieldKind.Fixed64 or FieldKind.SFixed64 => ProtobufWireType.Fixed64,
        FieldKind.Float or FieldKind.Fixed32 or FieldKind.SFixed32 => ProtobufWireType.Fixed32,
        FieldKind.String or FieldKind.Bytes or FieldKind.Message => ProtobufWireType.LengthDelimited,
        FieldKind.Group => ProtobufWireType.StartGroup,
        _ => ProtobufWireType.Varint,
    };

    /// <summary>Whether elements can share one field.</summary>
    internal bool IsPackable => Wire is ProtobufWireType.Varint or ProtobufWireType.Fixed32 or ProtobufWireType.Fixed64;

    private static byte[] Quoted(string name) =>
        name.All(one => char.IsAsciiLetterOrDigit(one) || one is '_' or '.' or '[' or ']') ? Encoding.UTF8.GetBytes($"\"{name}\":") : [];
}
