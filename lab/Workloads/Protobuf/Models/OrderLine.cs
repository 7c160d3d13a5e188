// Owns: protobuf-net's Northwind: a line of an order.
// Must not know: how it is filled, compared or measured.
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Protobuf;

/// <summary>Five members.</summary>
[GenerateCodec]
[ProtoContract]
public sealed partial class OrderLine
{
    [ProtoMember(1)] public int OrderID { get; set; }
    [ProtoMember(2)] public int ProductID { get; set; }
    [ProtoMember(3)] public decimal UnitPrice { get; set; }
    [ProtoMember(4, DataFormat = DataFormat.ZigZag)] public int Quantity { get; set; }
    [ProtoMember(5)] public float Discount { get; set; }
}
