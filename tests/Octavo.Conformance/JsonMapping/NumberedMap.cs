// Owns: a message with a map whose keys are numbers of 64 bits.
namespace Octavo.Conformance.JsonMapping;

[GenerateCodec]
public sealed class NumberedMap
{
    [CodecMember(1)] public Dictionary<long, int> Items { get; set; } = [];
}
