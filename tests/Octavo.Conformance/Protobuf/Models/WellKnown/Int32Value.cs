// Owns: google.protobuf.Int32Value as a message like any other.
namespace Octavo.Conformance.Protobuf.WellKnown;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class Int32Value
{
    [CodecMember(1)] public int Value { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
