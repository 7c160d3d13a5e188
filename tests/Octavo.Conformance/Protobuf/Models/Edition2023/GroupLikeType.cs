// Owns: the conformance suite's file of edition 2023, the message GroupLikeType.
namespace Octavo.Conformance.Protobuf.Edition2023;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class GroupLikeType
{
    [CodecMember(202)] public int? GroupInt32 { get; set; }
    [CodecMember(203)] public uint? GroupUint32 { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
