// Owns: the types of MergedTests: a message around every kind of collection, and every way in which a message that is not repeated is in another.
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using Octavo;
using Octavo.Tests.Robustness;
using ProtoBuf;

[assembly: GenerateCodecFor(typeof(Around<int[]>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<List<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<ReadOnlyMemory<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<IEnumerable<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<IList<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<ICollection<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<IReadOnlyList<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<HashSet<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<ISet<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<IReadOnlySet<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<SortedSet<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<Queue<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<Stack<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<LinkedList<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<Collection<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<ReadOnlyCollection<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<ConcurrentQueue<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<ConcurrentStack<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<ConcurrentBag<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<ImmutableArray<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<ImmutableList<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<ImmutableQueue<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<ImmutableStack<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<ImmutableHashSet<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<ImmutableSortedSet<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<FrozenSet<int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<Dictionary<int, int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<IDictionary<int, int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<IReadOnlyDictionary<int, int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<SortedDictionary<int, int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<SortedList<int, int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<ReadOnlyDictionary<int, int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<ConcurrentDictionary<int, int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<ImmutableDictionary<int, int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<ImmutableSortedDictionary<int, int>>), Formats = CodecFormats.Protobuf)]
[assembly: GenerateCodecFor(typeof(Around<FrozenDictionary<int, int>>), Formats = CodecFormats.Protobuf)]

namespace Octavo.Tests.Robustness;

[GenerateCodec(Formats = CodecFormats.Protobuf)]
public sealed class Held<T>
{
    [CodecMember(1)] public T? Items { get; set; }

    [CodecMember(2)] public int Last { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf)]
public sealed record BoundHeld<T>([property: CodecMember(1)] T? Items, [property: CodecMember(2)] int Last);

[GenerateCodec(Formats = CodecFormats.Protobuf)]
public struct HeldStruct<T>
{
    [CodecMember(1)] public T? Items { get; set; }

    [CodecMember(2)] public int Last { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf)]
public sealed class Around<T>
{
    [CodecMember(1)] public Held<T>? Plain { get; set; }

    [CodecMember(2)] public BoundHeld<T>? Bound { get; set; }

    [CodecMember(3)] public HeldStruct<T> Struct { get; set; }

    [CodecMember(4)] public HeldStruct<T>? Optional { get; set; }

    [CodecMember(5)] public Dictionary<int, Held<T>>? Map { get; set; }

    [CodecMember(6), ProtobufMember(Oneof = "choice")] public Held<T>? Chosen { get; set; }

    [CodecMember(7), ProtobufMember(Oneof = "choice")] public string? Text { get; set; }

    [CodecMember(8), ProtobufMember(Encoding = ProtobufEncoding.Group)] public Held<T>? Group { get; set; }

    [CodecMember(9)] public Held<T> Initial { get; set; } = new();

    [CodecMember(10)] public Around<T>? Nested { get; set; }

    [CodecMember(11)] public int Number { get; set; }

    [CodecMember(12), ProtobufMember(Oneof = "choice")] public BoundHeld<T>? Other { get; set; }

    [CodecMember(13)] public List<Held<T>>? List { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf)]
[CodecUnion(1, typeof(MergedCase))]
[CodecUnion(2, typeof(OtherMergedCase))]
[CodecUnion(3, typeof(PlainMergedCase))]
public interface IMergedUnion;

[GenerateCodec(Formats = CodecFormats.Protobuf)]
public sealed class MergedCase : IMergedUnion
{
    [CodecMember(1)] public int[]? Items { get; set; }

    [CodecMember(2)] public IMergedUnion? Inner { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf)]
public sealed record OtherMergedCase([property: CodecMember(1)] ImmutableList<int>? Items) : IMergedUnion;

[GenerateCodec(Formats = CodecFormats.Protobuf)]
public sealed class PlainMergedCase : IMergedUnion
{
    [CodecMember(1)] public int Number { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf)]
public sealed class UnionAround
{
    [CodecMember(1)] public IMergedUnion? Union { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoContract, ProtoInclude(10, typeof(MergedPart)), ProtoInclude(11, typeof(BoundMergedPart))]
public abstract class MergedBase
{
    [ProtoMember(1, IsPacked = true)] public int[]? Items { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoContract]
public sealed class MergedPart : MergedBase
{
    [ProtoMember(1, IsPacked = true)] public int[]? Own { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoContract]
public sealed class BoundMergedPart(int[]? own) : MergedBase
{
    [ProtoMember(1, IsPacked = true)] public int[]? Own { get; } = own;
}

[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoContract]
public sealed class NetAround
{
    [ProtoMember(1)] public MergedBase? Part { get; set; }

    [ProtoMember(2, AsReference = true)] public NetHeld? Referred { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoContract]
public sealed class NetHeld
{
    [ProtoMember(1, IsPacked = true)] public int[]? Items { get; set; }
}

/// <summary>Its surrogate copies.</summary>
[CodecSurrogate(typeof(SequenceOfNumbersData))]
public sealed class SequenceOfNumbers(int[] items)
{
    public IReadOnlyList<int> Items { get; } = items;
}

[GenerateCodec(Formats = CodecFormats.Protobuf)]
public sealed class SequenceOfNumbersData
{
    [CodecMember(1)] public List<int>? Items { get; set; }

    public static SequenceOfNumbersData From(SequenceOfNumbers value) => new() { Items = [.. value.Items] };

    public static SequenceOfNumbers To(SequenceOfNumbersData data) => new([.. data.Items ?? []]);
}

[GenerateCodec(Formats = CodecFormats.Protobuf)]
public sealed class SurrogateAround
{
    [CodecMember(1)] public SequenceOfNumbers? Numbers { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoContract]
public sealed class AroundArrayParts
{
    [ProtoMember(1)] public ArrayParts? Part { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoContract, ProtoInclude(10, typeof(ArrayInner))]
public class ArrayParts
{
    [ProtoMember(1, IsPacked = true)] public int[]? Items { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoContract, ProtoInclude(11, typeof(ArrayLeaf)), ProtoInclude(12, typeof(ArrayBound))]
public class ArrayInner : ArrayParts
{
    [ProtoMember(1, IsPacked = true)] public int[]? Inner { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoContract]
public sealed class ArrayLeaf : ArrayInner
{
    [ProtoMember(1, IsPacked = true)] public int[]? Leaf { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoContract]
public sealed class ArrayBound(int[]? bound) : ArrayInner
{
    [ProtoMember(1, IsPacked = true)] public int[]? Bound { get; } = bound;
}

[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoContract]
public sealed class AroundListParts
{
    [ProtoMember(1)] public ListParts? Part { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoContract, ProtoInclude(10, typeof(ListInner))]
public class ListParts
{
    [ProtoMember(1, IsPacked = true)] public List<int>? Items { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoContract, ProtoInclude(11, typeof(ListLeaf)), ProtoInclude(12, typeof(ListBound))]
public class ListInner : ListParts
{
    [ProtoMember(1, IsPacked = true)] public List<int>? Inner { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoContract]
public sealed class ListLeaf : ListInner
{
    [ProtoMember(1, IsPacked = true)] public List<int>? Leaf { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoContract]
public sealed class ListBound(List<int>? bound) : ListInner
{
    [ProtoMember(1, IsPacked = true)] public List<int>? Bound { get; } = bound;
}

/// <summary>Itself in itself, as one of two classes.</summary>
[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoContract, ProtoInclude(10, typeof(NestLeaf))]
public class Nest
{
    [ProtoMember(1)] public Nest? Inner { get; set; }
}

[GenerateCodec(Formats = CodecFormats.Protobuf), ProtoContract]
public sealed class NestLeaf : Nest
{
    [ProtoMember(1)] public int Number { get; set; }
}
