// Owns: the types of the tests of formats as objects.
namespace Octavo.Tests.Calls;

[GenerateCodec]
public sealed class Parcel
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2)] public string? Name { get; set; }

    [CodecMember(3)] public List<ParcelLine> Lines { get; set; } = [];
}

[GenerateCodec]
public record struct ParcelLine([property: CodecMember(1)] string Sku, [property: CodecMember(2)] int Count);

/// <summary>Without numbers: in every format but Protobuf.</summary>
[GenerateCodec]
public sealed class Unnumbered
{
    public int Id { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Json)]
public sealed record OfJson(int Id);

/// <summary>Nobody has made a codec of it.</summary>
public sealed class Uncoded
{
    public int Id { get; set; }
}

[GenerateCodec, CodecUnion(1, typeof(Whole)), CodecUnion(2, typeof(Half))]
public abstract class Part;

[GenerateCodec]
public sealed class Whole : Part
{
    [CodecMember(1)] public int Id { get; set; }
}

[GenerateCodec]
public class Half : Part
{
    [CodecMember(1)] public int Id { get; set; }
}

/// <summary>A class that no one has made a case.</summary>
public sealed class Quarter : Half;

[GenerateCodec, CodecUnion(1, typeof(Marked)), CodecUnion(2, typeof(MarkedValue))]
public interface IMark;

[GenerateCodec]
public sealed class Marked : IMark
{
    [CodecMember(1)] public int Id { get; set; }
}

[GenerateCodec]
public struct MarkedValue : IMark
{
    [CodecMember(1)] public int Id { get; set; }
}

[GenerateCodec, CodecUnion(3, typeof(OwnCase)), CodecUnion(4, typeof(OwnDerived))]
public class OwnCase
{
    [CodecMember(1)] public int Id { get; set; }
}

[GenerateCodec]
public sealed class OwnDerived : OwnCase
{
    [CodecMember(2)] public int More { get; set; }
}
