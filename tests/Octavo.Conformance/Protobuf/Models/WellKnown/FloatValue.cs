// Owns: google.protobuf.FloatValue as a message like any other.
namespace Octavo.Conformance.Protobuf.WellKnown;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class FloatValue
{
    [CodecMember(1)] public float Value { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
