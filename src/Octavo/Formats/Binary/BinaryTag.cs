// Owns: the tags of members of Tolerant objects in Binary: number and wire class. docs/formats/binary.md, "Tolerant".
namespace Octavo.Internal;

/// <summary>A varint of number · 8 + wire class.</summary>
internal static class BinaryTag
{
    /// <summary>The class byte of a Tolerant object.</summary>
    internal const byte Tolerant = 0xF4;

    /// <summary>Bytes that the value takes at fixed width: 1, 2, 4, 8 or 16 for the classes 0 to 4.</summary>
    internal const uint LargestFixed = 4;

    /// <summary>A varint of at most nine bytes. Compact's integers.</summary>
    internal const uint Varint = 5;

    /// <summary>A varint of the length, then the value.</summary>
    internal const uint Delimited = 6;

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

    /// <summary>The tag of a member.</summary>
    internal static uint Of(int number, uint wireClass) => ((uint)number << 3) | wireClass;

    /// <summary>Refuses a tag that no writer makes.</summary>
    internal static void Check(uint tag)
    {
        if (tag < 8)
        {
            Throw.InvalidData("a member number of 0.");
        }
        if ((tag & 7) > Delimited)
        {
            Throw.InvalidData("wire class 7, which has no meaning.");
        }
    }
}
