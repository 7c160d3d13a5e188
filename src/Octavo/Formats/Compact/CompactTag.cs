// Owns: the tags of members of Tolerant objects in Compact: number and wire class. docs/formats/compact.md, "Tolerant".
namespace Octavo.Internal;

/// <summary>A varint of number · 8 + wire class.</summary>
internal static class CompactTag
{
    /// <summary>Classes up to it say the bytes that the value takes: 1, 2, 4, 8 or 16 for 0 to 4.</summary>
    internal const uint LargestFixed = 4;

    /// <summary>A varint of at most nine bytes.</summary>
    internal const uint Varint = 5;

    /// <summary>A varint of the length, then the value.</summary>
    internal const uint Delimited = 6;

    /// <summary>The wire class of a kind: integers are varints, unless they are declared as fixed.</summary>
    internal static uint ClassOf(MemberKind kind) => kind switch
    {
        MemberKind.Fixed1 => 0,
        MemberKind.Fixed2 => 1,
        MemberKind.Fixed4 => 2,
        MemberKind.Fixed8 => 3,
        MemberKind.Fixed16 => 4,
        MemberKind.Integer16 or MemberKind.Integer32 or MemberKind.Integer64 => Varint,
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
