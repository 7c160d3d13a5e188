// Owns: the list of attacks: each grows, so two sizes tell linear from worse. Must not know: formats, libraries.
namespace Octavo.Lab.Workloads.Attacks;

/// <summary>Attacks of issue trackers and advisories. <see cref="AttackSizes"/> has the words and the sizes.</summary>
public enum Attack
{
    /// <summary>Levels that nest.</summary>
    Nesting,

    /// <summary>A count of 2^31 - 1 and sixteen bytes.</summary>
    Count,

    /// <summary>Keys of a dictionary that share one hash.</summary>
    Keys,

    /// <summary>Keys of a sorted list from the last to the first.</summary>
    Sorted,

    /// <summary>One message in many pieces, which Protobuf merges.</summary>
    Pieces,

    /// <summary>Cases of a union in one another, each named after its content.</summary>
    NameLast,

    /// <summary>Text where a number belongs: how much of it does the message repeat?</summary>
    Text,

    /// <summary>Zeros, compressed.</summary>
    Expansion,

    /// <summary>Sixty levels of a class of 2 KB, on a thread of 128 KiB.</summary>
    WideLevels,

    /// <summary>Numbers, and after them the end of the data within a member: what does the error cost?</summary>
    LateEnd,

    /// <summary>A writer that gives less memory than it is asked for.</summary>
    SmallMemory,

    /// <summary>An immutable collection in many pieces, which Protobuf adds.</summary>
    AddedPieces,

    /// <summary>Many lists of CBOR that do not say their length.</summary>
    NoLengths,
}

/// <summary>Words and sizes.</summary>
public static class AttackSizes
{
    /// <summary>The attack in words.</summary>
    public static string Words(Attack attack) => attack switch
    {
        Attack.Nesting => "deep nesting",
        Attack.Count => "a count beyond the data",
        Attack.Keys => "keys with one hash (long)",
        Attack.Sorted => "sorted list, keys descending",
        Attack.Pieces => "one message in many pieces",
        Attack.NameLast => "union's name after its content",
        Attack.Text => "text where a number belongs",
        Attack.WideLevels => "levels of a wide class, small stack",
        Attack.LateEnd => "an error after a long array",
        Attack.SmallMemory => "a writer with too little memory",
        Attack.AddedPieces => "immutable array in many pieces",
        Attack.NoLengths => "CBOR lists without lengths",
        _ => "compressed zeros",
    };

    /// <summary>Elements in a payload of eight eighths: where time grows as the square, some 100 ms or more.</summary>
    public static int Elements(Attack attack) => attack switch
    {
        Attack.Nesting => 50_000,
        Attack.Keys => 16_000,
        Attack.Sorted => 80_000,
        Attack.Pieces => 16_000,
        Attack.NameLast => 24,
        Attack.Text => 1 << 20,
        Attack.Expansion => 16 << 20,
        Attack.WideLevels => 30, // 60 in the larger size, which the usual limit of 64 allows
        Attack.LateEnd => 1 << 20,
        Attack.SmallMemory => 4_000,
        Attack.AddedPieces => 16_000,
        Attack.NoLengths => 1_500,
        _ => 1,
    };
}
