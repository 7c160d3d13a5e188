// Owns: the wire types, for writers and readers used by hand. Knows nothing else.
namespace Octavo.Protobuf;

/// <summary>How a field's value ends. Specification: "Message Structure".</summary>
public enum ProtobufWireType
{
    /// <summary>A varint: int32, int64, uint32, uint64, sint32, sint64, bool, enums.</summary>
    Varint = 0,

    /// <summary>Eight bytes: fixed64, sfixed64, double.</summary>
    Fixed64 = 1,

    /// <summary>A length and as many bytes: string, bytes, messages, packed sequences.</summary>
    LengthDelimited = 2,

    /// <summary>The start of a group, which is a message that a tag ends.</summary>
    StartGroup = 3,

    /// <summary>The end of a group.</summary>
    EndGroup = 4,

    /// <summary>Four bytes: fixed32, sfixed32, float.</summary>
    Fixed32 = 5,
}
