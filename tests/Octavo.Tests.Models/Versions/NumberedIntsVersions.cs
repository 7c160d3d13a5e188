// Owns: one type and its later versions, with the default layout of numbered members, all members integers. Knows no format.
namespace Octavo.Tests.Versions;

[GenerateCodec]
public sealed class NumberedIntsFirst
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}

[GenerateCodec]
public sealed class NumberedIntsAddedLast
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;

    [CodecMember(5)] public int Extra { get; set; } = 10;
}

[GenerateCodec]
public sealed class NumberedIntsAddedBetween
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(3)] public int Extra { get; set; } = 10;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}

[GenerateCodec]
public sealed class NumberedIntsAddedRequired
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;

    [CodecMember(5)] public required int Extra { get; set; }
}

[GenerateCodec]
public sealed class NumberedIntsRemovedLast
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public int Count { get; set; } = 8;
}

[GenerateCodec]
public sealed class NumberedIntsRemovedBetween
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}

[GenerateCodec]
public sealed class NumberedIntsReordered
{
    [CodecMember(4)] public int Rank { get; set; } = 9;

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(1)] public int Id { get; set; } = 7;
}

[GenerateCodec]
public sealed class NumberedIntsRenamed
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public int Amount { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}

[GenerateCodec]
public sealed class NumberedIntsRenumbered
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(6)] public int Count { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}

[GenerateCodec]
public sealed class NumberedIntsWider
{
    [CodecMember(1)] public long Id { get; set; } = 7;

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}

[GenerateCodec]
public sealed class NumberedIntsNarrower
{
    [CodecMember(1)] public short Id { get; set; } = 7;

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}

[GenerateCodec]
public sealed class NumberedIntsNullable
{
    [CodecMember(1)] public int? Id { get; set; } = 7;

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}

[GenerateCodec]
public sealed class NumberedIntsToEnum
{
    [CodecMember(1)] public DayOfWeek Id { get; set; }

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}

[GenerateCodec]
public sealed class NumberedIntsToText
{
    [CodecMember(1)] public string? Id { get; set; } = "7";

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}

[GenerateCodec]
public struct NumberedIntsStruct
{
    public NumberedIntsStruct()
    {
    }

    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}
