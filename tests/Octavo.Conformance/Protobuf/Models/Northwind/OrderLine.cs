// Owns: a line of an order of protobuf-net's Northwind data.
namespace Octavo.Conformance.Protobuf.Northwind;

[GenerateCodec]
[ProtobufMessage(Level = ProtobufCompatibilityLevel.Level200)]
public sealed partial class OrderLine
{
    [CodecMember(1)] public int OrderID { get; set; }
    [CodecMember(2)] public int ProductID { get; set; }
    [CodecMember(3)] public decimal UnitPrice { get; set; }
    [CodecMember(4)][ProtobufMember(Encoding = ProtobufEncoding.ZigZag)] public int Quantity { get; set; }
    [CodecMember(5)] public float Discount { get; set; }
}
