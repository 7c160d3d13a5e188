// Owns: google.protobuf.DoubleValue as a message like any other.
namespace Octavo.Conformance.Protobuf.WellKnown;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class DoubleValue
{
    [CodecMember(1)] public double Value { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
