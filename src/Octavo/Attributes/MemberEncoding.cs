// Owns: the ways in which a member's integer may be encoded.
namespace Octavo;

/// <summary>The encoding of the integer of a member, in formats that have a choice. Other formats ignore it.</summary>
public enum MemberEncoding
{
    /// <summary>The default of the format: in Compact a varint, short for small numbers.</summary>
    Default = 0,

    /// <summary>All bytes of the type: shorter and faster for hashes and random numbers. For <see cref="int"/>, <see cref="uint"/>, <see cref="long"/>,
    /// <see cref="ulong"/>, enums of them, and these as nullable values.</summary>
    Fixed = 1,
}
