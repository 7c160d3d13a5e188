// Owns: types as in MemoryPack.
namespace Octavo.Interop.Tests.Types;

[GenerateCodec]
public partial struct PackSpot
{
    public byte Layer { get; set; }

    public int X { get; set; }

    public short A { get; set; }

    public long B { get; set; }
}

/// <summary>Unmanaged, and no image in Binary.</summary>
[GenerateCodec]
public partial struct PackTimes
{
    public byte Kind { get; set; }

    public DateTimeOffset At { get; set; }

    public int? Count { get; set; }

    public Int128 Big { get; set; }
}

[GenerateCodec]
public partial struct PackMan
{
    public int Id { get; set; }

    public string Name { get; set; }
}

[GenerateCodec]
public sealed class PackObj
{
    public int A { get; set; }

    public string? B { get; set; }

    public byte C { get; set; }

    public PackObj? D { get; set; }
}

[GenerateCodec]
public sealed class PackSub
{
    public PackObj? Inner { get; set; }

    public int? N { get; set; }

    public int? M { get; set; }
}

[GenerateCodec]
public sealed record PackMixed(bool A, int B, long? C, string D, long? E, short F);

/// <summary>PackObj before it had its last two members.</summary>
[GenerateCodec]
public sealed record PackOld(int A, string? B);

[GenerateCodec, CodecUnion(0, typeof(PackCirc)), CodecUnion(300, typeof(PackWide))]
public abstract record PackFig;

[GenerateCodec]
public sealed record PackCirc(double R) : PackFig;

[GenerateCodec]
public sealed record PackWide(int N) : PackFig;

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class PackVt
{
    [CodecMember(1)]
    public int A { get; set; }

    [CodecMember(2)]
    public string? B { get; set; }
}

/// <summary>PackVt in a later version: the second member went, a fourth came.</summary>
[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class PackVt2
{
    [CodecMember(1)]
    public int A { get; set; }

    [CodecMember(4)]
    public List<int>? L { get; set; }
}

/// <summary>All members of both.</summary>
[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class PackVt3
{
    [CodecMember(1)]
    public int A { get; set; }

    [CodecMember(2)]
    public string? B { get; set; }

    [CodecMember(3)]
    public DateTime At { get; set; }

    [CodecMember(4)]
    public List<int>? L { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class PackVtBig
{
    [CodecMember(1)]
    public string S { get; set; } = "";
}

[GenerateCodec]
public sealed class PackHolder
{
    public PackVt?[] Items { get; set; } = [];
}

[GenerateCodec(References = true)]
public sealed class PackNode
{
    [CodecMember(1)]
    public int Id { get; set; }

    [CodecMember(2)]
    public PackNode? Parent { get; set; }

    [CodecMember(3)]
    public PackNode[]? Kids { get; set; }
}

[GenerateCodec]
public sealed class PackPairs
{
    public Dictionary<byte, long> Memory { get; set; } = [];

    public Dictionary<int, long?> Maybe { get; set; } = [];

    public Dictionary<string, int>? Managed { get; set; }

    public (int, byte, long) Auto { get; set; }

    public (int, string) Tuple { get; set; }

    public List<KeyValuePair<byte, long>> Pairs { get; set; } = [];

    public PackTimes Times { get; set; }

    public PackTimes? MaybeTimes { get; set; }

    public PackMan? Man { get; set; }
}
