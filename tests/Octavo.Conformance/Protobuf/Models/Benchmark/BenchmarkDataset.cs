// Owns: Google's benchmark, the message of a data set.
namespace Octavo.Conformance.Protobuf.Benchmark;

[GenerateCodec]
public sealed partial class BenchmarkDataset
{
    [CodecMember(1)] public string Name { get; set; } = "";
    [CodecMember(2)] public string MessageName { get; set; } = "";
    [CodecMember(3)] public List<byte[]> Payload { get; set; } = [];
}
