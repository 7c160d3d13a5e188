// Owns: the ways in which Protobuf may write one value.
namespace Octavo;

/// <summary>How Protobuf writes a value that it can write in several ways.</summary>
public enum ProtobufEncoding
{
    /// <summary>The default of the type: integers as varints, messages after their length.</summary>
    Default = 0,

    /// <summary>Signed integers as varints that are short for small negative numbers: <c>sint32</c>, <c>sint64</c>.</summary>
    ZigZag = 1,

    /// <summary>Fixed-width integers of 32 and 64 bits: <c>fixed32</c>, <c>sfixed64</c>.</summary>
    Fixed = 2,

    /// <summary>Messages as groups: between a start-group and an end-group tag.</summary>
    Group = 3,
}
