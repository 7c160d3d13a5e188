// Owns: one type and its later versions, with members without numbers: a map by name in MessagePack. Knows no format.
namespace Octavo.Tests.Versions;

[GenerateCodec]
public sealed class NamedFirst
{
    public int Id { get; set; } = 7;

    public string? Name { get; set; } = "initial";

    public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NamedAddedLast
{
    public int Id { get; set; } = 7;

    public string? Name { get; set; } = "initial";

    public List<int>? Tags { get; set; } = [-1];

    public string? Extra { get; set; } = "extra";
}

[GenerateCodec]
public sealed class NamedAddedBetween
{
    public int Id { get; set; } = 7;

    public string? Name { get; set; } = "initial";

    public string? Extra { get; set; } = "extra";

    public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NamedAddedRequired
{
    public int Id { get; set; } = 7;

    public string? Name { get; set; } = "initial";

    public List<int>? Tags { get; set; } = [-1];

    public required string Extra { get; set; }
}

[GenerateCodec]
public sealed class NamedRemovedLast
{
    public int Id { get; set; } = 7;

    public string? Name { get; set; } = "initial";
}

[GenerateCodec]
public sealed class NamedRemovedBetween
{
    public int Id { get; set; } = 7;

    public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NamedReordered
{
    public List<int>? Tags { get; set; } = [-1];

    public string? Name { get; set; } = "initial";

    public int Id { get; set; } = 7;
}

[GenerateCodec]
public sealed class NamedRenamed
{
    public int Id { get; set; } = 7;

    public string? Title { get; set; } = "initial";

    public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NamedWider
{
    public long Id { get; set; } = 7;

    public string? Name { get; set; } = "initial";

    public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NamedNarrower
{
    public short Id { get; set; } = 7;

    public string? Name { get; set; } = "initial";

    public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NamedNullable
{
    public int? Id { get; set; } = 7;

    public string? Name { get; set; } = "initial";

    public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NamedNotNull
{
    public int Id { get; set; } = 7;

    public string Name { get; set; } = "initial";

    public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NamedToEnum
{
    public DayOfWeek Id { get; set; }

    public string? Name { get; set; } = "initial";

    public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NamedToText
{
    public string? Id { get; set; } = "7";

    public string? Name { get; set; } = "initial";

    public List<int>? Tags { get; set; } = [-1];
}

[GenerateCodec]
public sealed class NamedArrayForList
{
    public int Id { get; set; } = 7;

    public string? Name { get; set; } = "initial";

    public int[]? Tags { get; set; } = [-1];
}

[GenerateCodec]
public struct NamedStruct
{
    public NamedStruct()
    {
    }

    public int Id { get; set; } = 7;

    public string? Name { get; set; } = "initial";

    public List<int>? Tags { get; set; } = [-1];
}
