// Owns: types of data that made memory or time grow faster than it.
namespace Octavo.Tests.Robustness;

[GenerateCodec]
public sealed class CborItem
{
    public List<int>? L { get; set; }
}

/// <summary>Sorted lists in every way in which a member has one.</summary>
[GenerateCodec]
public sealed class SortedLists
{
    [CodecMember(1)] public SortedList<int, int> Settable { get; set; } = [];

    [CodecMember(2)] public SortedList<int, int> Own { get; } = [];

    [CodecMember(3)] public IDictionary<int, int> Interface { get; } = new SortedList<int, int>();

    [CodecMember(4)] public DerivedSortedList Derived { get; } = [];

    [CodecMember(5)] public DerivedSortedList? Made { get; set; }

    [CodecMember(6)] public IDictionary<int, int> OfDerived { get; } = new DerivedSortedList();

    [CodecMember(7)] public IDictionary<int, int> SettableInterface { get; set; } = new SortedList<int, int>();
}

[GenerateCodec]
public sealed class DerivedSortedList : SortedList<int, int>;

[GenerateCodec(Formats = ~CodecFormats.Protobuf)]
public sealed class OldSortedLists
{
    [CodecMember(1)] public System.Collections.SortedList? Settable { get; set; }

    [CodecMember(2)] public System.Collections.SortedList Own { get; set; } = [];
}

/// <summary>The data of <see cref="SortedLists"/>, in whatever order.</summary>
[GenerateCodec]
public sealed class UnsortedMaps
{
    [CodecMember(1)] public Dictionary<int, int> Settable { get; set; } = [];

    [CodecMember(2)] public Dictionary<int, int> Own { get; set; } = [];

    [CodecMember(3)] public Dictionary<int, int> Interface { get; set; } = [];

    [CodecMember(4)] public Dictionary<int, int> Derived { get; set; } = [];

    [CodecMember(5)] public Dictionary<int, int>? Made { get; set; }

    [CodecMember(6)] public Dictionary<int, int> OfDerived { get; set; } = [];

    [CodecMember(7)] public Dictionary<int, int> SettableInterface { get; set; } = [];
}

/// <summary>The data of <see cref="OldSortedLists"/>.</summary>
[GenerateCodec(Formats = ~CodecFormats.Protobuf)]
public sealed class OldUnsortedMaps
{
    [CodecMember(1)] public Dictionary<object, object?>? Settable { get; set; }

    [CodecMember(2)] public Dictionary<object, object?>? Own { get; set; }
}

[GenerateCodec]
[CodecUnion(1, typeof(NestedBranch), "Branch")]
[CodecUnion(2, typeof(NestedLeaf), "Leaf")]
public interface INested;

[GenerateCodec]
public sealed class NestedBranch : INested
{
    public INested? Inner { get; set; }

    public List<INested>? Many { get; set; }

    public string? Name { get; set; }
}

[GenerateCodec]
public sealed class NestedLeaf : INested;

/// <summary>Knows no member of anything: what it is read from is skipped.</summary>
[GenerateCodec]
public sealed class GrowthNothing
{
    public int NotThere { get; set; }
}

/// <summary>The same in Protobuf.</summary>
[GenerateCodec(Formats = CodecFormats.Protobuf)]
public sealed class GrowthNoField
{
    [CodecMember(77_777)]
    public int NotThere { get; set; }
}

/// <summary>Sorted lists that are declared as collections of pairs.</summary>
[GenerateCodec]
public sealed class PairLists
{
    [CodecMember(1)] public ICollection<KeyValuePair<int, int>> Own { get; } = new SortedList<int, int>();

    [CodecMember(2)] public ICollection<KeyValuePair<int, int>> Settable { get; set; } = new SortedList<int, int>();
}

/// <summary>The data of <see cref="PairLists"/>, in whatever order.</summary>
[GenerateCodec]
public sealed class Pairs
{
    [CodecMember(1)] public List<KeyValuePair<int, int>> Own { get; set; } = [];

    [CodecMember(2)] public List<KeyValuePair<int, int>> Settable { get; set; } = [];
}

/// <summary>References, as protobuf-net writes them, to an object whose array is copied when more of it comes.</summary>
[GenerateCodec, ProtoBuf.ProtoContract]
public sealed class ManyReferences
{
    [ProtoBuf.ProtoMember(1, AsReference = true)] public List<ReferredArray> All { get; set; } = [];

    [ProtoBuf.ProtoMember(2, AsReference = true)] public ReferredArray? One { get; set; }

    [ProtoBuf.ProtoMember(3, AsReference = true)] public ReferredArray? Two { get; set; }
}

[GenerateCodec, ProtoBuf.ProtoContract]
public sealed class ReferredArray
{
    [ProtoBuf.ProtoMember(1)] public int[] Numbers { get; set; } = [];
}

[GenerateCodec]
public sealed class LongNames
{
    [CodecMember(1)] public LongNames? AMemberThatHoldsAnother { get; set; }

    [CodecMember(2)] public List<int>? TheNumbersThatItHas { get; set; }
}
