// Owns: types whose elements are of several types, sorted and not.
namespace Octavo.Tests.Robustness;

[GenerateCodec(Formats = ~CodecFormats.Protobuf)]
public sealed class MixedSet
{
    [CodecMember(1)] public SortedSet<object>? Items { get; set; }
}

[GenerateCodec(Formats = ~CodecFormats.Protobuf)]
public sealed class MixedList
{
    [CodecMember(1)] public List<object>? Items { get; set; }
}
