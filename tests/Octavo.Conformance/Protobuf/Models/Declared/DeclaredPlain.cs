// Owns: a message that says nothing of a file.
namespace Octavo.Conformance.Protobuf.Declared;

[GenerateCodec]
public sealed class DeclaredPlain
{
    [CodecMember(1)] public int Count { get; set; }
}
