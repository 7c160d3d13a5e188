// Owns: one type and its later versions, Tolerant, all members texts. Knows no format.
namespace Octavo.Tests.Versions;

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantTextsFirst
{
    [CodecMember(1)] public string? Key { get; set; } = "key";

    [CodecMember(2)] public string? Name { get; set; } = "name";

    [CodecMember(4)] public string? Note { get; set; } = "note";
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantTextsAddedLast
{
    [CodecMember(1)] public string? Key { get; set; } = "key";

    [CodecMember(2)] public string? Name { get; set; } = "name";

    [CodecMember(4)] public string? Note { get; set; } = "note";

    [CodecMember(5)] public string? Extra { get; set; } = "extra";
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantTextsAddedBetween
{
    [CodecMember(1)] public string? Key { get; set; } = "key";

    [CodecMember(2)] public string? Name { get; set; } = "name";

    [CodecMember(3)] public string? Extra { get; set; } = "extra";

    [CodecMember(4)] public string? Note { get; set; } = "note";
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantTextsAddedRequired
{
    [CodecMember(1)] public string? Key { get; set; } = "key";

    [CodecMember(2)] public string? Name { get; set; } = "name";

    [CodecMember(4)] public string? Note { get; set; } = "note";

    [CodecMember(5)] public required string Extra { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantTextsRemovedLast
{
    [CodecMember(1)] public string? Key { get; set; } = "key";

    [CodecMember(2)] public string? Name { get; set; } = "name";
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantTextsRemovedBetween
{
    [CodecMember(1)] public string? Key { get; set; } = "key";

    [CodecMember(4)] public string? Note { get; set; } = "note";
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantTextsReordered
{
    [CodecMember(4)] public string? Note { get; set; } = "note";

    [CodecMember(2)] public string? Name { get; set; } = "name";

    [CodecMember(1)] public string? Key { get; set; } = "key";
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantTextsRenamed
{
    [CodecMember(1)] public string? Key { get; set; } = "key";

    [CodecMember(2)] public string? Title { get; set; } = "name";

    [CodecMember(4)] public string? Note { get; set; } = "note";
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantTextsRenumbered
{
    [CodecMember(1)] public string? Key { get; set; } = "key";

    [CodecMember(6)] public string? Name { get; set; } = "name";

    [CodecMember(4)] public string? Note { get; set; } = "note";
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantTextsNotNull
{
    [CodecMember(1)] public string Key { get; set; } = "key";

    [CodecMember(2)] public string? Name { get; set; } = "name";

    [CodecMember(4)] public string? Note { get; set; } = "note";
}

[GenerateCodec(Layout = Layout.Tolerant)]
public struct TolerantTextsStruct
{
    public TolerantTextsStruct()
    {
    }

    [CodecMember(1)] public string? Key { get; set; } = "key";

    [CodecMember(2)] public string? Name { get; set; } = "name";

    [CodecMember(4)] public string? Note { get; set; } = "note";
}
