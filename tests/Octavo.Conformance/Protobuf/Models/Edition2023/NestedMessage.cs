// Owns: the conformance suite's file of edition 2023, the message NestedMessage.
namespace Octavo.Conformance.Protobuf.Edition2023;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class NestedMessage
{
    [CodecMember(1)] public int? A { get; set; }
    [CodecMember(2)] public TestAllTypesEdition2023? Corecursive { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
