// Owns: google.protobuf.StringValue as a message like any other.
namespace Octavo.Conformance.Protobuf.WellKnown;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class StringValue
{
    [CodecMember(1)] public string Value { get; set; } = "";
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
