// Owns: the types of DeprecatedMemberTests.
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Versions;

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class AccountBefore
{
    [CodecMember(1)] public string? Mail { get; set; }

    [CodecMember(2)] public string? Name { get; set; }

    [CodecMember(3)] public long Balance { get; set; }

    [CodecMember(4)] public List<int>? Rights { get; set; }

    [CodecMember(5)] public OwnerBefore? Owner { get; set; }

    [CodecMember(6)] public Dictionary<string, int>? Kinds { get; set; }

    [CodecMember(7)] public bool Last { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class Account
{
    [CodecMember(1, Deprecated = true)] public string? Mail { get; set; }

    [CodecMember(2)] public string? Name { get; set; }

    [CodecMember(3, Deprecated = true)] public long Balance { get; set; }

    [CodecMember(4, Deprecated = true)] public List<int>? Rights { get; set; }

    [CodecMember(5)] public Owner? Owner { get; set; }

    [CodecMember(6, Deprecated = true)] public Dictionary<string, int>? Kinds { get; set; }

    [CodecMember(7)] public bool Last { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class AccountAfter
{
    [CodecMember(2)] public string? Name { get; set; }

    [CodecMember(5)] public OwnerAfter? Owner { get; set; }

    [CodecMember(7)] public bool Last { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class OwnerBefore
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2)] public string Mark { get; set; } = "";
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class Owner
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2, Deprecated = true)] public string Mark { get; set; } = "";
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class OwnerAfter
{
    [CodecMember(1)] public int Id { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class Relic
{
    [CodecMember(1, Deprecated = true)] public int A { get; set; }

    [CodecMember(2, Deprecated = true)] public string? B { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed record BoundBefore([property: CodecMember(1)] string Name, [property: CodecMember(2)] int Age);

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed record BoundAccount([property: CodecMember(1)] string Name, [property: CodecMember(2, Deprecated = true)] int Age = 3);

[GenerateCodec]
[CodecUnion(1, typeof(Opened))]
public abstract class AccountEvent
{
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class Opened : AccountEvent
{
    [CodecMember(1, Deprecated = true)] public string? By { get; set; }

    [CodecMember(2)] public int At { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class Keeper
{
    [CodecMember(1, Deprecated = true)] public int A { get; set; }

    [CodecMember(2)] public int B { get; set; }

    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class KeeperNewer
{
    [CodecMember(1)] public int A { get; set; }

    [CodecMember(2)] public int B { get; set; }

    [CodecMember(3)] public string? C { get; set; }
}
