// Owns: one type and its later versions, without numbers, all members texts. Knows no format.
namespace Octavo.Tests.Versions;

[GenerateCodec]
public sealed class NamedTextsFirst
{
    public string? Key { get; set; } = "key";

    public string? Name { get; set; } = "name";

    public string? Note { get; set; } = "note";
}

[GenerateCodec]
public sealed class NamedTextsAddedLast
{
    public string? Key { get; set; } = "key";

    public string? Name { get; set; } = "name";

    public string? Note { get; set; } = "note";

    public string? Extra { get; set; } = "extra";
}

[GenerateCodec]
public sealed class NamedTextsAddedBetween
{
    public string? Key { get; set; } = "key";

    public string? Name { get; set; } = "name";

    public string? Extra { get; set; } = "extra";

    public string? Note { get; set; } = "note";
}

[GenerateCodec]
public sealed class NamedTextsAddedRequired
{
    public string? Key { get; set; } = "key";

    public string? Name { get; set; } = "name";

    public string? Note { get; set; } = "note";

    public required string Extra { get; set; }
}

[GenerateCodec]
public sealed class NamedTextsRemovedLast
{
    public string? Key { get; set; } = "key";

    public string? Name { get; set; } = "name";
}

[GenerateCodec]
public sealed class NamedTextsRemovedBetween
{
    public string? Key { get; set; } = "key";

    public string? Note { get; set; } = "note";
}

[GenerateCodec]
public sealed class NamedTextsReordered
{
    public string? Note { get; set; } = "note";

    public string? Name { get; set; } = "name";

    public string? Key { get; set; } = "key";
}

[GenerateCodec]
public sealed class NamedTextsRenamed
{
    public string? Key { get; set; } = "key";

    public string? Title { get; set; } = "name";

    public string? Note { get; set; } = "note";
}

[GenerateCodec]
public sealed class NamedTextsNotNull
{
    public string Key { get; set; } = "key";

    public string? Name { get; set; } = "name";

    public string? Note { get; set; } = "note";
}

[GenerateCodec]
public struct NamedTextsStruct
{
    public NamedTextsStruct()
    {
    }

    public string? Key { get; set; } = "key";

    public string? Name { get; set; } = "name";

    public string? Note { get; set; } = "note";
}
