// Owns: a line of an order of protobuf-net's Northwind data, every message a group.
namespace Octavo.Conformance.Protobuf.Northwind;

[GenerateCodec]
[ProtobufMessage(Level = ProtobufCompatibilityLevel.Level200)]
public sealed partial class GroupedOrderLine
{
    [CodecMember(1)] public int OrderID { get; set; }
    [CodecMember(2)] public int ProductID { get; set; }
    [CodecMember(3)][ProtobufMember(Encoding = ProtobufEncoding.Group)] public decimal UnitPrice { get; set; }
    [CodecMember(4)][ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public int Quantity { get; set; }
    [CodecMember(5)] public float Discount { get; set; }
}
