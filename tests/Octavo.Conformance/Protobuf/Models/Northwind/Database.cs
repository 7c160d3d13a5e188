// Owns: the root of protobuf-net's Northwind data.
namespace Octavo.Conformance.Protobuf.Northwind;

[GenerateCodec]
public sealed partial class Database
{
    [CodecMember(1)] public List<Order> Orders { get; set; } = [];
}
