// Owns: every kind of value whose memory docs/security.md states.
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Numerics;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using Octavo;
using Octavo.Tests.Robustness;

[assembly: GenerateCodecFor(typeof(MemoryOf<int[]>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<List<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<Queue<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<Stack<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<LinkedList<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<ObservableCollection<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<ConcurrentQueue<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<ConcurrentQueue<MemoryBlock>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<BlockingCollection<MemoryBlock>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<ConcurrentBag<MemoryBlock>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<ConcurrentStack<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<ConcurrentBag<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<BlockingCollection<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<ImmutableArray<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<ImmutableList<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<ImmutableQueue<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<ImmutableStack<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<HashSet<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<SortedSet<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<ImmutableHashSet<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<ImmutableSortedSet<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<FrozenSet<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<Dictionary<int, int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<SortedDictionary<int, int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<SortedList<int, int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<OrderedDictionary<int, int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<ConcurrentDictionary<int, int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<ImmutableDictionary<int, int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<ImmutableSortedDictionary<int, int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<FrozenDictionary<int, int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<ILookup<int, int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<string>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<byte[]>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<BigInteger>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<object>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<JsonNode>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<JsonElement>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<JsonDocument>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<StringBuilder>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<Lazy<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<PriorityQueue<int, int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<ReadOnlyObservableCollection<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<MemoryKeyed>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<Guid?[]>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<MemoryExtended>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<MemoryWide>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<int[,]>))]
[assembly: GenerateCodecFor(typeof(MemoryOf<MemoryObject>))]
[assembly: GenerateCodecFor(typeof(MemoryField<int[]>))]
[assembly: GenerateCodecFor(typeof(MemoryField<List<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<Queue<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<Stack<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<LinkedList<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<ObservableCollection<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<ConcurrentQueue<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<ConcurrentStack<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<ConcurrentBag<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<BlockingCollection<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<ImmutableArray<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<ImmutableList<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<ImmutableQueue<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<ImmutableStack<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<HashSet<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<SortedSet<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<ImmutableHashSet<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<ImmutableSortedSet<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<FrozenSet<int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<Dictionary<int, int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<SortedDictionary<int, int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<SortedList<int, int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<ConcurrentDictionary<int, int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<ImmutableDictionary<int, int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<ImmutableSortedDictionary<int, int>>))]
[assembly: GenerateCodecFor(typeof(MemoryField<FrozenDictionary<int, int>>))]

namespace Octavo.Tests.Robustness;

/// <summary>A value, and many that hold nothing.</summary>
[GenerateCodec]
public sealed class MemoryOf<T>
{
    public T[]? Many { get; set; }

    public T? One { get; set; }
}

/// <summary>A value in Protobuf, whose collections hold no collections.</summary>
[GenerateCodec]
public sealed class MemoryField<T>
{
    [CodecMember(1)] public T? One { get; set; }
}

[GenerateCodec]
public sealed class MemoryObject
{
    public int Number { get; set; }
}

[GenerateCodec]
public sealed class MemoryKeyed : KeyedCollection<int, int>
{
    protected override int GetKeyForItem(int item) => item;
}

/// <summary>Keeps what it does not know.</summary>
[GenerateCodec(Layout = Layout.NameMap)]
public sealed class MemoryExtended
{
    [CodecExtensionData] public UnknownMembers? Unknown { get; set; }
}

/// <summary>An object of eight longs, of which the data names none.</summary>
[GenerateCodec]
public sealed class MemoryWide
{
    public (long, long, long, long) First { get; set; }

    public (long, long, long, long) Second { get; set; }
}

/// <summary>A struct of 256 bytes.</summary>
[GenerateCodec]
public struct MemoryBlock
{
    public MemoryQuarter A { get; set; }

    public MemoryQuarter B { get; set; }

    public MemoryQuarter C { get; set; }

    public MemoryQuarter D { get; set; }
}

/// <summary>64 bytes.</summary>
[GenerateCodec]
public struct MemoryQuarter
{
    public (long, long, long, long) First { get; set; }

    public (long, long, long, long) Second { get; set; }
}
