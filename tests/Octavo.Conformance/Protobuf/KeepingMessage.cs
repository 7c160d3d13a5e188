// Owns: a message that keeps its unknown fields.
namespace Octavo.Conformance.Protobuf;

[GenerateCodec(Layout = Layout.NumberMap)]
public sealed class KeepingMessage
{
    [CodecMember(1)] public int Number { get; set; }

    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}
