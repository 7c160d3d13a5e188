// Owns: the conformance suite's file of edition 2023, the message ForeignMessageEdition2023.
namespace Octavo.Conformance.Protobuf.Edition2023;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class ForeignMessageEdition2023
{
    [CodecMember(1)] public int? C { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
