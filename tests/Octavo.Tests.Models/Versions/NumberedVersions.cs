// Owns: one type and its later versions, with the default layout of numbered members: an array in MessagePack. Knows no format.
namespace Octavo.Tests.Versions;

[GenerateCodec]
public sealed class NumberedFirst
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NumberedAddedLast
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];

    [CodecMember(5)] public string? Extra { get; set; } = "extra";
}

[GenerateCodec]
public sealed class NumberedAddedBetween
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(3)] public string? Extra { get; set; } = "extra";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NumberedAddedRequired
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];

    [CodecMember(5)] public required string Extra { get; set; }
}

[GenerateCodec]
public sealed class NumberedRemovedLast
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public string? Name { get; set; } = "initial";
}

[GenerateCodec]
public sealed class NumberedRemovedBetween
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NumberedReordered
{
    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(1)] public int Id { get; set; } = 7;
}

[GenerateCodec]
public sealed class NumberedRenamed
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public string? Title { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NumberedRenumbered
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(6)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NumberedWider
{
    [CodecMember(1)] public long Id { get; set; } = 7;

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NumberedNarrower
{
    [CodecMember(1)] public short Id { get; set; } = 7;

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NumberedNullable
{
    [CodecMember(1)] public int? Id { get; set; } = 7;

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NumberedNotNull
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public string Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NumberedToEnum
{
    [CodecMember(1)] public DayOfWeek Id { get; set; }

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NumberedToText
{
    [CodecMember(1)] public string? Id { get; set; } = "7";

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NumberedArrayForList
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public int[]? Tags { get; set; } = [-1];
}

[GenerateCodec]
public struct NumberedStruct
{
    public NumberedStruct()
    {
    }

    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}
