// Owns: types that refuse values, have a codec in one format, or none.
namespace Octavo.IntegrationTests.Types;

[GenerateCodec]
public sealed class Picky
{
    [CodecMember(1)]
    public int Id
    {
        get;
        set => field = value < 0 ? throw new ArgumentException("a secret of the type", nameof(value)) : value;
    }
}

/// <summary>What cannot be written.</summary>
[GenerateCodec]
public sealed class Broken
{
    [CodecMember(1)] public string Text { get => throw new InvalidOperationException("a secret of the type"); set => _ = value; }
}

[GenerateCodec(Formats = CodecFormats.Binary)]
public sealed record OfBinary(int Id);

/// <summary>Nobody has made a codec of it.</summary>
public sealed class Uncoded
{
    public int Id { get; set; }
}
