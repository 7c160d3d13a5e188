// Owns: an order of protobuf-net's Northwind data: times and decimals in its oldest form.
namespace Octavo.Conformance.Protobuf.Northwind;

[GenerateCodec]
[ProtobufMessage(Level = ProtobufCompatibilityLevel.Level200)]
public sealed partial class Order
{
    [CodecMember(1)] public int OrderID { get; set; }
    [CodecMember(2)] public string? CustomerID { get; set; }
    [CodecMember(3)] public int EmployeeID { get; set; }
    [CodecMember(4)] public DateTime? OrderDate { get; set; }
    [CodecMember(5)] public DateTime? RequiredDate { get; set; }
    [CodecMember(6)] public DateTime? ShippedDate { get; set; }
    [CodecMember(7)] public int ShipVia { get; set; }
    [CodecMember(8)] public decimal Freight { get; set; }
    [CodecMember(9)] public string? ShipName { get; set; }
    [CodecMember(10)] public string? ShipAddress { get; set; }
    [CodecMember(11)] public string? ShipCity { get; set; }
    [CodecMember(12)] public string? ShipRegion { get; set; }
    [CodecMember(13)] public string? ShipPostalCode { get; set; }
    [CodecMember(14)] public string? ShipCountry { get; set; }
    [CodecMember(15)] public List<OrderLine> Lines { get; set; } = [];
}
