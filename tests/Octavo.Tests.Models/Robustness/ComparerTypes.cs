// Owns: types whose collections exist with a comparer, or hold what cannot be compared or is equal by an array.
using System.Collections.Immutable;
using Octavo;

[assembly: GenerateCodecFor(typeof(ImmutableArray<int>))]

namespace Octavo.Tests.Robustness;

[GenerateCodec(Formats = ~CodecFormats.Protobuf)]
public sealed class ObjectSet
{
    public HashSet<object>? Items { get; set; }
}

[GenerateCodec]
public sealed class HiddenSet
{
    [CodecMember(1)] public ICollection<long> Items { get; } = new HashSet<long>();
}

[GenerateCodec(Formats = ~CodecFormats.Protobuf)]
public sealed class MixedSortedMap
{
    public SortedDictionary<object, int>? Items { get; set; }
}

[GenerateCodec(Formats = ~CodecFormats.Protobuf)]
public sealed class MixedSortedList
{
    public IDictionary<object, int> Items { get; } = new SortedList<object, int>();
}

[GenerateCodec(Formats = ~CodecFormats.Protobuf)]
public sealed class MixedMap
{
    public Dictionary<object, int>? Items { get; set; }
}

[GenerateCodec]
public sealed class TupleKeys
{
    [CodecMember(1)] public Dictionary<(string, int), int>? Items { get; set; }
}
