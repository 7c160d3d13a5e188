// Owns: the types of FidelityTests.
using Octavo.Tests.Zoo.Types;

namespace Octavo.Tests.Formats.Protobuf;

[GenerateCodec]
public sealed class Kept
{
    [CodecMember(1)] public string? Text { get; set; }

    [CodecMember(2)] public byte[]? Bytes { get; set; }

    [CodecMember(3)] public List<int>? Numbers { get; set; }

    [CodecMember(4)] public List<int> Filled { get; set; } = [];

    [CodecMember(5)] public DateTime Time { get; set; }

    [CodecMember(6)] public List<string?>? Texts { get; set; }

    [CodecMember(7)] public List<int?>? Perhaps { get; set; }

    [CodecMember(8)] public double Real { get; set; }

    [CodecMember(9)] public ByteEnum Enum { get; set; }

    [CodecMember(10)] public Dictionary<string, int>? Map { get; set; }
}
