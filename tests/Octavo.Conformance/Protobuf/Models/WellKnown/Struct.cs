// Owns: google.protobuf.Struct as a message like any other.
namespace Octavo.Conformance.Protobuf.WellKnown;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed partial class Struct
{
    [CodecMember(1)] public Dictionary<string, Value> Fields { get; set; } = [];
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
