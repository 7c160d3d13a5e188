// Owns: google.protobuf.BoolValue as a message like any other.
namespace Octavo.Conformance.Protobuf.WellKnown;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class BoolValue
{
    [CodecMember(1)] public bool Value { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
