// Owns: google.protobuf.Int64Value as a message like any other.
namespace Octavo.Conformance.Protobuf.WellKnown;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class Int64Value
{
    [CodecMember(1)] public long Value { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
