// Owns: the tags of members of Tolerant objects: number and wire class. Binary and Compact write them alike; docs/formats/binary.md, "Tolerant".
using Octavo.Internal;

namespace Octavo.Contracts;

/// <summary>A varint of number · 8 + wire class.</summary>
internal static class MemberTag
{
    /// <summary>Classes up to it say the bytes that the value takes: 1, 2, 4, 8 or 16 for 0 to 4.</summary>
    internal const uint LargestFixed = 4;

    /// <summary>A varint of at most nine bytes: Compact's integers.</summary>
    internal const uint Varint = 5;

    /// <summary>A varint of the length, then the value.</summary>
    internal const uint Delimited = 6;

    /// <summary>The tag of a member.</summary>
    internal static uint Of(int number, uint wireClass) => ((uint)number << 3) | wireClass;

    /// <summary>A tag's wire class.</summary>
    internal static uint ClassOf(uint tag) => tag & 7;

    /// <summary>Whether a writer makes such a tag: number 0 and class 7 are not given.</summary>
    internal static bool IsValid(uint tag) => tag >= 8 && ClassOf(tag) <= Delimited;

    /// <summary>The wire class of a kind, integers at fixed width.</summary>
    internal static uint FixedClass(MemberKind kind) => kind switch
    {
        MemberKind.Fixed1 => 0,
        MemberKind.Fixed2 or MemberKind.Integer16 => 1,
        MemberKind.Fixed4 or MemberKind.Integer32 => 2,
        MemberKind.Fixed8 or MemberKind.Integer64 => 3,
        MemberKind.Fixed16 => 4,
        _ => Delimited,
    };

    /// <summary>The wire class of a kind, integers as varints.</summary>
    internal static uint VarintClass(MemberKind kind) =>
        kind is MemberKind.Integer16 or MemberKind.Integer32 or MemberKind.Integer64 ? Varint : FixedClass(kind);
}
