// Owns: google.protobuf.Duration as a message like any other.
namespace Octavo.Conformance.Protobuf.WellKnown;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class Duration
{
    [CodecMember(1)] public long Seconds { get; set; }
    [CodecMember(2)] public int Nanos { get; set; }
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
