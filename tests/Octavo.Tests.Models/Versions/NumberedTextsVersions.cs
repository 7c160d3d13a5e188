// Owns: one type and its later versions, with the default layout of numbered members, all members texts. Knows no format.
namespace Octavo.Tests.Versions;

[GenerateCodec]
public sealed class NumberedTextsFirst
{
    [CodecMember(1)] public string? Key { get; set; } = "key";

    [CodecMember(2)] public string? Name { get; set; } = "name";

    [CodecMember(4)] public string? Note { get; set; } = "note";
}

[GenerateCodec]
public sealed class NumberedTextsAddedLast
{
    [CodecMember(1)] public string? Key { get; set; } = "key";

    [CodecMember(2)] public string? Name { get; set; } = "name";

    [CodecMember(4)] public string? Note { get; set; } = "note";

    [CodecMember(5)] public string? Extra { get; set; } = "extra";
}

[GenerateCodec]
public sealed class NumberedTextsAddedBetween
{
    [CodecMember(1)] public string? Key { get; set; } = "key";

    [CodecMember(2)] public string? Name { get; set; } = "name";

    [CodecMember(3)] public string? Extra { get; set; } = "extra";

    [CodecMember(4)] public string? Note { get; set; } = "note";
}

[GenerateCodec]
public sealed class NumberedTextsAddedRequired
{
    [CodecMember(1)] public string? Key { get; set; } = "key";

    [CodecMember(2)] public string? Name { get; set; } = "name";

    [CodecMember(4)] public string? Note { get; set; } = "note";

    [CodecMember(5)] public required string Extra { get; set; }
}

[GenerateCodec]
public sealed class NumberedTextsRemovedLast
{
    [CodecMember(1)] public string? Key { get; set; } = "key";

    [CodecMember(2)] public string? Name { get; set; } = "name";
}

[GenerateCodec]
public sealed class NumberedTextsRemovedBetween
{
    [CodecMember(1)] public string? Key { get; set; } = "key";

    [CodecMember(4)] public string? Note { get; set; } = "note";
}

[GenerateCodec]
public sealed class NumberedTextsReordered
{
    [CodecMember(4)] public string? Note { get; set; } = "note";

    [CodecMember(2)] public string? Name { get; set; } = "name";

    [CodecMember(1)] public string? Key { get; set; } = "key";
}

[GenerateCodec]
public sealed class NumberedTextsRenamed
{
    [CodecMember(1)] public string? Key { get; set; } = "key";

    [CodecMember(2)] public string? Title { get; set; } = "name";

    [CodecMember(4)] public string? Note { get; set; } = "note";
}

[GenerateCodec]
public sealed class NumberedTextsRenumbered
{
    [CodecMember(1)] public string? Key { get; set; } = "key";

    [CodecMember(6)] public string? Name { get; set; } = "name";

    [CodecMember(4)] public string? Note { get; set; } = "note";
}

[GenerateCodec]
public sealed class NumberedTextsNotNull
{
    [CodecMember(1)] public string Key { get; set; } = "key";

    [CodecMember(2)] public string? Name { get; set; } = "name";

    [CodecMember(4)] public string? Note { get; set; } = "note";
}

[GenerateCodec]
public struct NumberedTextsStruct
{
    public NumberedTextsStruct()
    {
    }

    [CodecMember(1)] public string? Key { get; set; } = "key";

    [CodecMember(2)] public string? Name { get; set; } = "name";

    [CodecMember(4)] public string? Note { get; set; } = "note";
}
