// Owns: one type and its later versions, without numbers, all members integers. Knows no format.
namespace Octavo.Tests.Versions;

[GenerateCodec]
public sealed class NamedIntsFirst
{
    public int Id { get; set; } = 7;

    public int Count { get; set; } = 8;

    public int Rank { get; set; } = 9;
}

[GenerateCodec]
public sealed class NamedIntsAddedLast
{
    public int Id { get; set; } = 7;

    public int Count { get; set; } = 8;

    public int Rank { get; set; } = 9;

    public int Extra { get; set; } = 10;
}

[GenerateCodec]
public sealed class NamedIntsAddedBetween
{
    public int Id { get; set; } = 7;

    public int Count { get; set; } = 8;

    public int Extra { get; set; } = 10;

    public int Rank { get; set; } = 9;
}

[GenerateCodec]
public sealed class NamedIntsAddedRequired
{
    public int Id { get; set; } = 7;

    public int Count { get; set; } = 8;

    public int Rank { get; set; } = 9;

    public required int Extra { get; set; }
}

[GenerateCodec]
public sealed class NamedIntsRemovedLast
{
    public int Id { get; set; } = 7;

    public int Count { get; set; } = 8;
}

[GenerateCodec]
public sealed class NamedIntsRemovedBetween
{
    public int Id { get; set; } = 7;

    public int Rank { get; set; } = 9;
}

[GenerateCodec]
public sealed class NamedIntsReordered
{
    public int Rank { get; set; } = 9;

    public int Count { get; set; } = 8;

    public int Id { get; set; } = 7;
}

[GenerateCodec]
public sealed class NamedIntsRenamed
{
    public int Id { get; set; } = 7;

    public int Amount { get; set; } = 8;

    public int Rank { get; set; } = 9;
}

[GenerateCodec]
public sealed class NamedIntsWider
{
    public long Id { get; set; } = 7;

    public int Count { get; set; } = 8;

    public int Rank { get; set; } = 9;
}

[GenerateCodec]
public sealed class NamedIntsNarrower
{
    public short Id { get; set; } = 7;

    public int Count { get; set; } = 8;

    public int Rank { get; set; } = 9;
}

[GenerateCodec]
public sealed class NamedIntsNullable
{
    public int? Id { get; set; } = 7;

    public int Count { get; set; } = 8;

    public int Rank { get; set; } = 9;
}

[GenerateCodec]
public sealed class NamedIntsToEnum
{
    public DayOfWeek Id { get; set; }

    public int Count { get; set; } = 8;

    public int Rank { get; set; } = 9;
}

[GenerateCodec]
public sealed class NamedIntsToText
{
    public string? Id { get; set; } = "7";

    public int Count { get; set; } = 8;

    public int Rank { get; set; } = 9;
}

[GenerateCodec]
public struct NamedIntsStruct
{
    public NamedIntsStruct()
    {
    }

    public int Id { get; set; } = 7;

    public int Count { get; set; } = 8;

    public int Rank { get; set; } = 9;
}
