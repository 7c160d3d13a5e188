// Owns: google.protobuf.ListValue as a message like any other.
namespace Octavo.Conformance.Protobuf.WellKnown;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class ListValue
{
    [CodecMember(1)] public List<Value> Values { get; set; } = [];
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
