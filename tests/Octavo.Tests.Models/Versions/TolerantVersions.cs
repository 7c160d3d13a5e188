// Owns: one type and its later versions, with Layout.Tolerant. Knows no format.
namespace Octavo.Tests.Versions;

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantFirst
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantAddedLast
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];

    [CodecMember(5)] public string? Extra { get; set; } = "extra";
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantAddedBetween
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(3)] public string? Extra { get; set; } = "extra";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantAddedRequired
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];

    [CodecMember(5)] public required string Extra { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantRemovedLast
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public string? Name { get; set; } = "initial";
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantRemovedBetween
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantReordered
{
    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(1)] public int Id { get; set; } = 7;
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantRenamed
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public string? Title { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantRenumbered
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(6)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantWider
{
    [CodecMember(1)] public long Id { get; set; } = 7;

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantNarrower
{
    [CodecMember(1)] public short Id { get; set; } = 7;

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantNullable
{
    [CodecMember(1)] public int? Id { get; set; } = 7;

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantNotNull
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public string Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantToEnum
{
    [CodecMember(1)] public DayOfWeek Id { get; set; }

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantToText
{
    [CodecMember(1)] public string? Id { get; set; } = "7";

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantArrayForList
{
    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public int[]? Tags { get; set; } = [-1];
}

[GenerateCodec(Layout = Layout.Tolerant)]
public struct TolerantStruct
{
    public TolerantStruct()
    {
    }

    [CodecMember(1)] public int Id { get; set; } = 7;

    [CodecMember(2)] public string? Name { get; set; } = "initial";

    [CodecMember(4)] public List<int>? Tags { get; set; } = [-1];
}
