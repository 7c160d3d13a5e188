// Owns: protobuf-net's Northwind: an order.
// Must not know: how it is filled, compared or measured.
using Octavo;
using ProtoBuf;

namespace Octavo.Lab.Workloads.Protobuf;

/// <summary>Fifteen members: numbers, texts, dates and a decimal in protobuf-net's own messages, and the lines.</summary>
[GenerateCodec]
[ProtoContract]
public sealed partial class Order
{
    [ProtoMember(1)] public int OrderID { get; set; }
    [ProtoMember(2)] public string? CustomerID { get; set; }
    [ProtoMember(3)] public int EmployeeID { get; set; }
    [ProtoMember(4)] public DateTime? OrderDate { get; set; }
    [ProtoMember(5)] public DateTime? RequiredDate { get; set; }
    [ProtoMember(6)] public DateTime? ShippedDate { get; set; }
    [ProtoMember(7)] public int ShipVia { get; set; }
    [ProtoMember(8)] public decimal Freight { get; set; }
    [ProtoMember(9)] public string? ShipName { get; set; }
    [ProtoMember(10)] public string? ShipAddress { get; set; }
    [ProtoMember(11)] public string? ShipCity { get; set; }
    [ProtoMember(12)] public string? ShipRegion { get; set; }
    [ProtoMember(13)] public string? ShipPostalCode { get; set; }
    [ProtoMember(14)] public string? ShipCountry { get; set; }
    [ProtoMember(15)] public List<OrderLine> Lines { get; set; } = [];
}
