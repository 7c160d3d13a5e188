// Owns: a message of another file, without a package.
namespace Octavo.Conformance.Protobuf.Declared;

[GenerateCodec]
[ProtobufMessage(Name = "Money", Package = "", File = "money.proto")]
public sealed class DeclaredMoney
{
    [CodecMember(1)] public long Units { get; set; }

    [CodecMember(2)] public DeclaredState State { get; set; }
}
