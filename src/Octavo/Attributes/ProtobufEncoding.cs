// Owns: the ways in which Protobuf may write one value.
namespace Octavo;

/// <summary>How Protobuf writes a value that it can write in several ways.</summary>
public enum ProtobufEncoding
{
    /// <summary>The default of the type: integers as varints, messages after their length.</summary>
    Default = 0,

    /// <summary>Signed integers as varints that are short for small negative numbers: <c>sint32</c>, <c>sint64</c>.</summary>
    ZigZag = 1,

    /// <summary>Integers of 32 and 64 bits with all their bytes: <c>fixed32</c>, <c>sfixed64</c>.</summary>
    Fixed = 2,

    /// <summary>Messages between a tag that begins and one that ends them.</summary>
    Group = 3,
}
