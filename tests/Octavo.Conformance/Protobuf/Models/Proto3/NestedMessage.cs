// Owns: the conformance suite's proto3 file, the message NestedMessage.
namespace Octavo.Conformance.Protobuf.Proto3;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class NestedMessage
{
    [CodecMember(1)] public int A { get; set; }
    [CodecMember(2)] public TestAllTypesProto3? Corecursive { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
