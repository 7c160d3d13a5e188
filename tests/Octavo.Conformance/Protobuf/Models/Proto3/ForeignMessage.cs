// Owns: the conformance suite's proto3 file, the message ForeignMessage.
namespace Octavo.Conformance.Protobuf.Proto3;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class ForeignMessage
{
    [CodecMember(1)] public int C { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
