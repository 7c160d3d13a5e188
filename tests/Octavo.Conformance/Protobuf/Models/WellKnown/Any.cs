// Owns: google.protobuf.Any as a message like any other.
namespace Octavo.Conformance.Protobuf.WellKnown;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class Any
{
    [CodecMember(1)] public string TypeUrl { get; set; } = "";
    [CodecMember(2)] public byte[] Content { get; set; } = [];
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
