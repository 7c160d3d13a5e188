// Owns: the platform's collections beyond arrays, lists, dictionaries and hash sets: mutable, concurrent and read-only ones. Knows no format.
using System.Buffers;
using System.Collections.Concurrent;
using System.Collections.ObjectModel;
using Octavo;

#nullable disable // nulls in them are values
[assembly: GenerateCodecFor(typeof(Queue<int>)), GenerateCodecFor(typeof(Stack<string>)),
    GenerateCodecFor(typeof(SortedDictionary<int, Octavo.Tests.Zoo.Types.SealedClass>)), GenerateCodecFor(typeof(SortedList<int, int>))]
[assembly: GenerateCodecFor(typeof(ReadOnlyCollection<Guid>)), GenerateCodecFor(typeof(ArraySegment<double>))]
#nullable restore

namespace Octavo.Tests.Zoo.Types;

internal static class MoreCollections
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<OfMutables>("mutable collections", () => [new(), OfMutables.Make(0), OfMutables.Make(1), OfMutables.Make(30)]) { Reorders = true },
        new ZooEntry<OfConcurrents>("concurrent collections",
            () => [new(), OfConcurrents.Make(0), OfConcurrents.Make(1), OfConcurrents.Make(20)]) { Reorders = true },
        new ZooEntry<OfReadOnlies>("read-only collections", () => [new(), OfReadOnlies.Make(0), OfReadOnlies.Make(1), OfReadOnlies.Make(20)]),
        new ZooEntry<OfLookups>("lookups, groups and lazy values", () => [new(), OfLookups.Make()]),
        new ZooEntry<OfSegments>("segments and sequences",
            () => [new(),
            new() { Ints = new([1, 2, 3], 1, 2), Texts = new(["a", null]), Bytes = new([1, 2]), Longs = Chained(), Perhaps = new ArraySegment<int>([1]) }]),
        new ZooEntry<BoundCollections>("collections as constructor parameters",
            () => [new(new([1]), new([2]), new([3]), null), new(new(), new(), new([]), new([new(4, "x")]))]) { Reorders = true },
        new ZooEntry<OfNestedCollections>("collections in collections", () =>
        [
            new(),
            new()
            {
                Queues = [new([1]), new()], Stacks = [[new(["a"]), new()]], Map = new() { [1] = new([new(), new([2L])]) },
                Sorted = new() { ["x"] = new() { [1] = [1, 2] } }, Objects = new([new() { A = 1 }, null]),
            },
        ]) { Reorders = true },
        new ZooEntry<Queue<int>?>("root Queue", () => [new(), new([1, 2, 3]), null]),
        new ZooEntry<Stack<string?>?>("root Stack", () => [new(), new(["a", null, "c"]), null]),
        new ZooEntry<SortedDictionary<int, SealedClass?>?>("root SortedDictionary",
            () => [[], new() { [2] = null, [1] = new() { A = 1 } }, null]) { Reorders = true },
        new ZooEntry<SortedList<int, int>?>("root SortedList", () => [[], new() { [3] = 1, [1] = 2, [2] = 3 }, null]) { Reorders = true },
        new ZooEntry<ReadOnlyCollection<Guid>?>("root ReadOnlyCollection", () => [new([]), new([Guid.AllBitsSet]), null]),
        new ZooEntry<ArraySegment<double>>("root ArraySegment", () => [new([]), new([1, 2, 3], 1, 1)]),
    ];

    /// <summary>A sequence of two segments.</summary>
    private static ReadOnlySequence<long> Chained()
    {
        var first = new Part([1, 2]);
        return new ReadOnlySequence<long>(first, 0, first.Append([3]), 1);
    }

    private sealed class Part : ReadOnlySequenceSegment<long>
    {
        internal Part(long[] items) => Memory = items;

        internal Part Append(long[] items)
        {
            var next = new Part(items) { RunningIndex = RunningIndex + Memory.Length };
            Next = next;
            return next;
        }
    }
}

[GenerateCodec]
public sealed class OfMutables
{
    public Queue<int>? Queue { get; set; }

    public Stack<string?>? Stack { get; set; }

    public LinkedList<SealedClass?>? Linked { get; set; }

    public SortedSet<int>? Set { get; set; }

    public SortedDictionary<int, string?>? Tree { get; set; }

    public SortedList<long, Guid>? Sorted { get; set; }

    public PriorityQueue<string?, int>? Priorities { get; set; }

    public Collection<ReadOnlyRecordStruct>? Collection { get; set; }

    public ObservableCollection<string?>? Observable { get; set; }

    public OrderedDictionary<int, string>? Ordered { get; set; }

    public Queue<byte>? Bytes { get; set; }

    public Stack<DateOnly?> Begun { get; set; } = new([DateOnly.MinValue]);

    internal static OfMutables Make(int count) => new()
    {
        Queue = new(Numbers(count)),
        Stack = new(Numbers(count).Select(n => n % 3 == 0 ? null : $"{n}")),
        Linked = new(Numbers(count).Select(n => n % 4 == 0 ? null : new SealedClass { A = n })),
        Set = [.. Numbers(count)],
        Tree = new(Numbers(count).ToDictionary(n => n, n => n % 2 == 0 ? null : $"{n}")),
        Sorted = new(Numbers(count).ToDictionary(n => (long)-n, n => new Guid(n, 0, 0, new byte[8]))),
        Priorities = new(Numbers(count).Select(n => ((string?)$"{n}", -n))),
        Collection = [.. Numbers(count).Select(n => new ReadOnlyRecordStruct((byte)n, n + 1))],
        Observable = [.. Numbers(count).Select(n => n % 5 == 0 ? null : $"{n}")],
        Ordered = new(Numbers(count).Reverse().Select(n => KeyValuePair.Create(n, $"{n}"))),
        Bytes = new(Numbers(count).Select(n => (byte)(n * 100))),
        Begun = new(Numbers(count).Select(n => n % 2 == 0 ? (DateOnly?)null : DateOnly.FromDayNumber(n))),
    };

    private static IEnumerable<int> Numbers(int count) => Enumerable.Range(0, count);
}

[GenerateCodec]
public sealed class OfConcurrents
{
    [CodecMember(1)] public ConcurrentBag<int>? Bag { get; set; }

    [CodecMember(2)] public ConcurrentQueue<string?>? Queue { get; set; }

    [CodecMember(3)] public ConcurrentStack<SealedClass>? Stack { get; set; }

    [CodecMember(4)] public ConcurrentDictionary<int, string?>? Map { get; set; }

    [CodecMember(5)] public BlockingCollection<double>? Blocking { get; set; }

    internal static OfConcurrents Make(int count)
    {
        var made = new OfConcurrents
        {
            Bag = [.. Enumerable.Range(0, count)],
            Queue = new(Enumerable.Range(0, count).Select(n => n % 2 == 0 ? null : $"{n}")),
            Stack = new(Enumerable.Range(0, count).Select(n => new SealedClass { A = n })),
            Map = new(Enumerable.Range(0, count).Select(n => KeyValuePair.Create(n, n % 3 == 0 ? null : $"{n}"))),
            Blocking = [],
        };
        for (int i = 0; i < count; i++)
        {
            made.Blocking.Add(i / 3.0);
        }
        return made;
    }
}

[GenerateCodec]
public sealed class OfReadOnlies
{
    public ReadOnlyCollection<int>? Collection { get; set; }

    public ReadOnlyCollection<SealedClass?>? Objects { get; set; }

    public ReadOnlyObservableCollection<string>? Observable { get; set; }

    public ReadOnlyDictionary<int, DateOnly>? Map { get; set; }

    public ReadOnlySet<Guid>? Set { get; set; }

    internal static OfReadOnlies Make(int count) => new()
    {
        Collection = new([.. Enumerable.Range(0, count)]),
        Objects = new([.. Enumerable.Range(0, count).Select(n => n % 2 == 0 ? null : new SealedClass { A = n })]),
        Observable = new([.. Enumerable.Range(0, count).Select(n => $"{n}")]),
        Map = new(Enumerable.Range(0, count).ToDictionary(n => n, DateOnly.FromDayNumber)),
        Set = new(Enumerable.Range(0, count).Select(n => new Guid(n, 1, 2, new byte[8])).ToHashSet()),
    };
}

[GenerateCodec]
public sealed class OfLookups
{
    public ILookup<string?, int>? Lookup { get; set; }

    public IGrouping<string?, int>? Group { get; set; }

    public Lazy<int>? Number { get; set; }

    public Lazy<string>? Text { get; set; }

    public Lazy<string?>? Maybe { get; set; }

    public Lazy<int>? Made { get; set; } = new(7);

    internal static OfLookups Make()
    {
        ILookup<string?, int> lookup = new[] { "a", "bb", "c", "dd", "eee" }.Select((text, index) => (text, index))
            .ToLookup(each => (string?)$"{each.text.Length}", each => each.index);
        return new OfLookups { Lookup = lookup, Group = lookup.First(), Number = new(() => 5), Text = new("text"), Made = null };
    }
}

[GenerateCodec]
public sealed class OfSegments
{
    public ArraySegment<int> Ints { get; set; }

    public ArraySegment<string?> Texts { get; set; }

    public ReadOnlySequence<byte> Bytes { get; set; }

    public ReadOnlySequence<long> Longs { get; set; }

    public ArraySegment<int>? Perhaps { get; set; }
}

[GenerateCodec]
public sealed record BoundCollections(Queue<int> Queue, SortedSet<int> Set, ReadOnlyCollection<int> Items, LinkedList<RecordStruct2>? Linked);

[GenerateCodec]
public readonly record struct RecordStruct2(int A, string B);

[GenerateCodec]
public sealed class OfNestedCollections
{
    public List<Queue<int>>? Queues { get; set; }

    public Stack<string>[][]? Stacks { get; set; }

    public Dictionary<int, Queue<Stack<long>>>? Map { get; set; }

    public SortedDictionary<string, SortedList<int, List<int>>>? Sorted { get; set; }

    public Queue<SealedClass?>? Objects { get; set; }
}
