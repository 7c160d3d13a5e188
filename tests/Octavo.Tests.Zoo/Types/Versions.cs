// Owns: pairs of types that read one another's data: older and newer, nullable and not. Not entries of the zoo. Knows no format.
namespace Octavo.Tests.Zoo.Types;

[GenerateCodec]
public sealed class NumberedOld
{
    [CodecMember(1)] public int A { get; set; }
}

[GenerateCodec]
public sealed class NumberedNew
{
    [CodecMember(1)] public int A { get; set; }

    [CodecMember(2)] public string? B { get; set; } = "initial";

    [CodecMember(3)] public List<int[]>? C { get; set; } = [[7]];
}

[GenerateCodec]
public sealed class NamedOld
{
    public int A { get; set; }
}

[GenerateCodec]
public sealed class NamedNew
{
    public int A { get; set; }

    public string? B { get; set; } = "initial";

    public Dictionary<string, List<int>>? C { get; set; } = new() { ["x"] = [1] };
}

[GenerateCodec]
public sealed class WithRequired
{
    [CodecMember(1)] public int A { get; set; }

    [CodecMember(2)] public required string B { get; set; }
}

[GenerateCodec]
public sealed class WithRequiredNamed
{
    public int A { get; set; }

    public required int B { get; set; }
}

[GenerateCodec]
public sealed record WithDefaults([property: CodecMember(1)] int A, [property: CodecMember(2)] int B = 77, [property: CodecMember(3)] string C = "default",
    [property: CodecMember(4)] string? D = null);

[GenerateCodec]
public sealed record WithDefaultsNamed(int A, int B = 77, string C = "default", double? D = 1.5);

[GenerateCodec]
public sealed record WithoutDefaults([property: CodecMember(1)] int A, [property: CodecMember(2)] string B);

[GenerateCodec]
public sealed record WithNullable([property: CodecMember(1)] int A, [property: CodecMember(2)] string? B);

[GenerateCodec]
public sealed class NullableText
{
    [CodecMember(1)] public string? A { get; set; }

    [CodecMember(2)] public SealedClass? B { get; set; }

    [CodecMember(3)] public int[]? C { get; set; }
}

[GenerateCodec]
public sealed class NotNullableText
{
    [CodecMember(1)] public string A { get; set; } = "a";

    [CodecMember(2)] public SealedClass B { get; set; } = new();

    [CodecMember(3)] public int[] C { get; set; } = [1];
}

[GenerateCodec]
public sealed class NullableNamed
{
    public string? A { get; set; }

    public List<int>? B { get; set; }
}

[GenerateCodec]
public sealed class NotNullableNamed
{
    public string A { get; set; } = "a";

    public List<int> B { get; set; } = [];
}

[GenerateCodec]
public sealed class TwoNames
{
    public int qa { get; set; }

    public int qb { get; set; }
}

[GenerateCodec]
public sealed class KeysAndItems
{
    [CodecMember(1)] public Dictionary<string, int>? Texts { get; set; }

    [CodecMember(2)] public HashSet<string>? Set { get; set; }

    [CodecMember(3)] public Dictionary<byte, bool>? Numbers { get; set; }

    [CodecMember(4)] public IDictionary<string, string>? Interface { get; set; }

    [CodecMember(5)] public ISet<byte>? SetInterface { get; set; }
}

[GenerateCodec]
public sealed class NullableEnum
{
    public ByteEnum? Value { get; set; }
}
