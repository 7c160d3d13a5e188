// Owns: google.protobuf.FieldMask as a message like any other.
namespace Octavo.Conformance.Protobuf.WellKnown;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class FieldMask
{
    [CodecMember(1)] public List<string> Paths { get; set; } = [];
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
