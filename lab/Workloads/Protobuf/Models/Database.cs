// Owns: protobuf-net's Northwind: the root.
// Must not know: how it is filled, compared or measured.
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Protobuf;

/// <summary>All orders.</summary>
[GenerateCodec]
[ProtoContract]
public sealed partial class Database
{
    [ProtoMember(1)] public List<Order> Orders { get; set; } = [];
}
