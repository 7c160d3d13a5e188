// Owns: google.protobuf.BytesValue as a message like any other.
namespace Octavo.Conformance.Protobuf.WellKnown;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class BytesValue
{
    [CodecMember(1)] public byte[] Value { get; set; } = [];
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
