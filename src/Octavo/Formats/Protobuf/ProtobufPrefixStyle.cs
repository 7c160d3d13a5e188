// Owns: how a length comes before a message.
namespace Octavo;

/// <summary>The prefix of each message in a stream of several: protobuf-net's <c>PrefixStyle</c>. Google's delimited messages are <see cref="Base128"/>
/// without a field.</summary>
public enum ProtobufPrefixStyle
{
    /// <summary>A varint, after the tag of a field if there is one.</summary>
    Base128 = 0,

    /// <summary>Four bytes, little-endian.</summary>
    Fixed32 = 1,

    /// <summary>Four bytes, big-endian.</summary>
    Fixed32BigEndian = 2,
}
