// Owns: google.protobuf.UInt64Value as a message like any other.
namespace Octavo.Conformance.Protobuf.WellKnown;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class UInt64Value
{
    [CodecMember(1)] public ulong Value { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
