// Owns: types by protobuf-net's attributes, as in its users. Every format has them; in Protobuf its defaults hold.
using System.ComponentModel;
using ProtoBuf;

namespace Octavo.Tests.Zoo.Types;

internal static class ProtoBufTypes
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<NetOrder>("protobuf-net: a contract", () => [new(), NetOrder.Full()]),
        new ZooEntry<NetImplicit>("protobuf-net: implicit fields", () => [new(), new() { B = 1, A = "a" }]),
        new ZooEntry<NetPartial>("protobuf-net: members named by the type", () => [new(), new() { Name = "n" }]),
        new ZooEntry<NetGroups>("protobuf-net: groups", () => [new(), NetGroups.Full()]),
        new ZooEntry<NetShape>("protobuf-net: a base without members", () => [new NetCircle { Radius = 1 }, new NetSquare { Side = 2 }]),
    ];
}

[GenerateCodec, ProtoContract]
public sealed class NetOrder
{
    [ProtoMember(1)] public int Id { get; set; }

    [ProtoMember(2)] public string? Name { get; set; }

    [ProtoMember(3)] public DateTime At { get; set; }

    [ProtoMember(4)] public decimal Price { get; set; }

    [ProtoMember(5)] public Guid Key { get; set; }

    [ProtoMember(6)] public List<int> Numbers { get; set; } = [];

    [ProtoMember(7, IsPacked = true)] public int[]? Packed { get; set; }

    [ProtoMember(8, DataFormat = DataFormat.ZigZag)] public int Signed { get; set; }

    [ProtoMember(9, DataFormat = DataFormat.FixedSize)] public long Fixed { get; set; }

    [ProtoMember(10, DataFormat = DataFormat.WellKnown)] public TimeSpan Lasts { get; set; }

    [ProtoMember(11, IsRequired = true)] public int Always { get; set; }

    [ProtoMember(12), DefaultValue(5)] public int Five { get; set; } = 5;

#pragma warning disable OCT0046 // no sample is empty
    [ProtoMember(13, OverwriteList = true)] public List<string> Lines { get; set; } = ["initial"];
#pragma warning restore OCT0046

    internal static NetOrder Full() => new()
    {
        Id = 1,
        Name = "",
        At = new DateTime(2001, 2, 3, 0, 0, 0, DateTimeKind.Unspecified),
        Price = 1.5m,
        Key = new("00112233-4455-6677-8899-aabbccddeeff"),
        Numbers = [1, 2],
        Packed = [3, 4],
        Signed = -1,
        Fixed = 2,
        Lasts = TimeSpan.FromSeconds(3),
        Always = 0,
        Five = 0,
        Lines = ["a"],
    };
}

[GenerateCodec, ProtoContract(ImplicitFields = ImplicitFields.AllPublic)]
public sealed class NetImplicit
{
    public int B { get; set; }

    public string? A { get; set; }
}

[GenerateCodec, ProtoContract, ProtoPartialMember(3, "Name")]
public sealed class NetPartial
{
    public string? Name { get; set; }
}

/// <summary>The messages of bcl.proto as groups, and one that is always a group.</summary>
[GenerateCodec, ProtoContract]
public sealed class NetGroups
{
    [ProtoMember(1, DataFormat = DataFormat.Group)] public Guid Key { get; set; }

    [ProtoMember(2, DataFormat = DataFormat.Group)] public decimal Price { get; set; }

    [ProtoMember(3, DataFormat = DataFormat.Group)] public DateTime At { get; set; }

    [ProtoMember(4, DataFormat = DataFormat.Group)] public TimeSpan? Lasts { get; set; }

    [ProtoMember(5)] public NetGroup? One { get; set; }

    [ProtoMember(6)] public List<NetGroup>? Many { get; set; }

    [ProtoMember(7)] public Dictionary<int, NetGroup>? ByNumber { get; set; }

    internal static NetGroups Full() => new()
    {
        Key = new("00112233-4455-6677-8899-aabbccddeeff"),
        Price = 1.5m,
        At = new DateTime(1970, 1, 3, 0, 0, 0, DateTimeKind.Unspecified),
        Lasts = TimeSpan.FromHours(3),
        One = new() { Number = 1 },
        Many = [new() { Number = 2 }, new()],
        ByNumber = new() { [3] = new() { Number = 4 } },
    };
}

[GenerateCodec, ProtoContract(IsGroup = true)]
public sealed class NetGroup
{
    [ProtoMember(1)] public int Number { get; set; }
}

[GenerateCodec, ProtoContract, ProtoInclude(5, typeof(NetCircle)), ProtoInclude(6, typeof(NetSquare))]
public abstract class NetShape;

[GenerateCodec, ProtoContract]
public sealed class NetCircle : NetShape
{
    [ProtoMember(1)] public double Radius { get; set; }
}

[GenerateCodec, ProtoContract]
public sealed class NetSquare : NetShape
{
    [ProtoMember(1)] public int Side { get; set; }
}
