// Owns: one type and its later versions, Tolerant, all members integers. Knows no format.
namespace Octavo.Tests.Versions;

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantIntsFirst
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantIntsAddedLast
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;

    [CodecMember(5)] public int Extra { get; set; } = 10;
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantIntsAddedBetween
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(3)] public int Extra { get; set; } = 10;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantIntsAddedRequired
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;

    [CodecMember(5)] public required int Extra { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantIntsRemovedLast
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public int Count { get; set; } = 8;
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantIntsRemovedBetween
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantIntsReordered
{
    [CodecMember(4)] public int Rank { get; set; } = 9;

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(1)] public int Id { get; set; } = 7;
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantIntsRenamed
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public int Amount { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantIntsRenumbered
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(6)] public int Count { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantIntsWider
{
    [CodecMember(1)] public long Id { get; set; } = 7;

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantIntsNarrower
{
    [CodecMember(1)] public short Id { get; set; } = 7;

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantIntsNullable
{
    [CodecMember(1)] public int? Id { get; set; } = 7;

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantIntsToEnum
{
    [CodecMember(1)] public DayOfWeek Id { get; set; }

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantIntsToText
{
    [CodecMember(1)] public string? Id { get; set; } = "7";

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}

[GenerateCodec(Layout = Layout.Tolerant)]
public struct TolerantIntsStruct
{
    public TolerantIntsStruct()
    {
    }

    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public int Count { get; set; } = 8;

    [CodecMember(4)] public int Rank { get; set; } = 9;
}
