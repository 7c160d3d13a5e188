// Owns: google.protobuf.UInt32Value as a message like any other.
namespace Octavo.Conformance.Protobuf.WellKnown;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class UInt32Value
{
    [CodecMember(1)] public uint Value { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
