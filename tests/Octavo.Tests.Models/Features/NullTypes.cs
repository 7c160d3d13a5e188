// Owns: the types of NullTests: references that are declared as not nullable, in each place.
using System.Diagnostics.CodeAnalysis;

namespace Octavo.Tests.Features;

[GenerateCodec]
public sealed class NotNulls
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2)] public string Name { get; set; } = "";

    [CodecMember(3)] public string Second { get; set; } = "";

    [CodecMember(4)] public byte[] Bytes { get; set; } = [];

    [CodecMember(5)] public int[] Numbers { get; set; } = [];

    [CodecMember(6)] public List<string> Texts { get; set; } = [];

    [CodecMember(7)] public Dictionary<string, string> Map { get; set; } = [];

    [CodecMember(8)] public NotNullItem Item { get; set; } = new();

    [CodecMember(9)] public List<NotNullItem> Items { get; set; } = [];

    [CodecMember(10)] public Uri Link { get; set; } = new("a", UriKind.Relative);

    [CodecMember(11)] public Dictionary<int, NotNullItem> ItemMap { get; set; } = [];

    [CodecMember(12)] public Queue<string> Queue { get; set; } = [];

    [CodecMember(13)] public List<string?>? Nullable { get; set; }
}

[GenerateCodec]
public sealed class NotNullItem
{
    [CodecMember(1)] public string Sku { get; set; } = "";

    [CodecMember(2)] public int Count { get; set; }

    [CodecMember(3)] public NotNullDeep Deep { get; set; }
}

[GenerateCodec]
public struct NotNullDeep
{
    public NotNullDeep()
    {
    }

    [CodecMember(1)] public int Number { get; set; }

    [CodecMember(2)] public string Text { get; set; } = "";
}

/// <summary>Attributes that say that null may be there.</summary>
[GenerateCodec]
public sealed class MayBeNulls
{
    [CodecMember(1), MaybeNull] public string A { get; set; } = "";

    [CodecMember(2), AllowNull] public string B { get => field ?? ""; set; } = "";

    [CodecMember(3), MaybeNull, AllowNull] public List<int> C { get; set; } = [];
}

[GenerateCodec(Layout = Layout.Tolerant)]
public sealed class TolerantNotNulls
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2)] public string Name { get; set; } = "";

    [CodecMember(3)] public List<string> Texts { get; set; } = [];
}

[GenerateCodec(Omit = OmitPolicy.Null)]
public sealed class OmittingNotNulls
{
    [CodecMember(1)] public int Id { get; set; }

    [CodecMember(2)] public string Name { get; set; } = "";
}
