// Owns: objects that protobuf-net's AsReference writes once. In the other formats, which have no such references, they are equal ones.
using Octavo;
using ProtoBuf;

[assembly: GenerateCodecFor(typeof(List<Octavo.Tests.Zoo.Types.NetNode>))]

namespace Octavo.Tests.Zoo.Types;

internal static class ProtoBufReferences
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<NetShared>("protobuf-net: references", () => [new(), NetShared.Full()]),
        new ZooEntry<NetNode>("protobuf-net: references to the type itself", () => [new(), new() { Name = "a", Next = new() { Name = "b", Next = new() } }]),
        new ZooEntry<NetBird>("protobuf-net: references to classes of an inheritance",
            () => [new() { Name = "b", Wings = 2, Parent = new NetSpecies { Name = "p", Parent = new() } }]),
        new ZooEntry<NetBoundNode>("protobuf-net: references to what a constructor binds", () => [new("a", null), new("a", new("b", null))]),
    ];
}

[GenerateCodec, ProtoContract]
public sealed class NetShared
{
    [ProtoMember(1, AsReference = true)] public NetNode? One { get; set; }

    [ProtoMember(2, AsReference = true)] public NetNode? Two { get; set; }

    [ProtoMember(3, AsReference = true)] public List<NetNode>? Nodes { get; set; }

    [ProtoMember(4, AsReference = true)] public string? Text { get; set; }

    [ProtoMember(5, AsReference = true)] public string[]? Texts { get; set; }

    [ProtoMember(6)] public NetByDefault? ByDefault { get; set; }

    [ProtoMember(7)] public Dictionary<string, NetByDefault>? Map { get; set; }

    [ProtoMember(8, AsReference = true, DataFormat = DataFormat.Group)] public NetNode? Grouped { get; set; }

    [ProtoMember(9)] public NetNode? Plain { get; set; }

    internal static NetShared Full()
    {
        var node = new NetNode { Name = "shared" };
        var other = new NetByDefault { Id = 5 };
        return new NetShared
        {
            One = node,
            Two = node,
            Nodes = [node, new() { Name = "own", Next = node }, node],
            Text = "text",
            Texts = ["text", "more", "text"],
            ByDefault = other,
            Map = new() { ["a"] = other, ["b"] = new() { Id = 6 } },
            Grouped = new() { Name = "group" },
            Plain = new() { Name = "plain" },
        };
    }
}

[GenerateCodec, ProtoContract]
public sealed class NetNode
{
    [ProtoMember(1)] public string? Name { get; set; }

    [ProtoMember(2, AsReference = true)] public NetNode? Next { get; set; }
}

[GenerateCodec, ProtoContract(AsReferenceDefault = true)]
public sealed class NetByDefault
{
    [ProtoMember(1)] public int Id { get; set; }
}

[GenerateCodec, ProtoContract, ProtoInclude(10, typeof(NetBird))]
public class NetSpecies
{
    [ProtoMember(1)] public string? Name { get; set; }

    [ProtoMember(2, AsReference = true)] public NetSpecies? Parent { get; set; }
}

[GenerateCodec, ProtoContract]
public sealed class NetBird : NetSpecies
{
    [ProtoMember(1)] public int Wings { get; set; }
}

[GenerateCodec, ProtoContract]
public sealed class NetBoundNode(string name, NetBoundNode? next)
{
    [ProtoMember(1)] public string Name { get; } = name;

    [ProtoMember(2, AsReference = true)] public NetBoundNode? Next { get; } = next;
}
