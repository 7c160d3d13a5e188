// Owns: collections with a comparer that their member declares: by attribute or in its initializer. Knows no format.
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;

namespace Octavo.Tests.Zoo.Types;

internal static class ComparedCollections
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<ComparedByInitializer>("comparers in initializers",
            () => [new(),
            new() { Map = { ["a"] = 1 }, Set = { "b", null }, Sorted = { ["c"] = 2, ["B"] = 3 }, Tenths = { 11, 25 }, Behind = { ["x"] = 1 } }]) { Reorders =
                true },
        new ZooEntry<ComparedByAttribute>("comparers by attribute", () => [new(), ComparedByAttribute.Make()]) { Reorders = true },
        new ZooEntry<ComparedRecord>("comparers of constructor parameters",
            () => [new([], [], 0), new(new(StringComparer.OrdinalIgnoreCase) { ["k"] = 1 }, ["t", "u"], 5)]) { Reorders = true },
        new ZooEntry<GetOnlyOthers>("get-only collections of every kind", () =>
        [
            new(),
            new() { Queue = { }, Sorted = { ["b"] = 1, ["A"] = 2 }, Set = { "x" }, Linked = { }, List = { [2] = 1, [1] = 2 }, Items = { "i" }, Own = { 5 } },
        ]) { Reorders = true },
        new ZooEntry<GetOnlyOthersBound>("get-only collections of every kind beside a constructor",
            () => [new(1), GetOnlyOthersBound.Make()]) { Reorders = true },
    ];
}

[GenerateCodec]
public sealed class ComparedByInitializer
{
    public Dictionary<string, int> Map { get; set; } = new(StringComparer.OrdinalIgnoreCase);

    public HashSet<string?> Set { get; init; } = new HashSet<string?>(4, StringComparer.OrdinalIgnoreCase);

    public SortedDictionary<string, int> Sorted { get; set; } = new(StringComparer.Ordinal);

    public HashSet<int> Tenths { get; set; } = new(TensComparer.Instance);

    public IDictionary<string, int> Behind { get; set; } = new Dictionary<string, int>(StringComparer.InvariantCultureIgnoreCase);

    public ImmutableDictionary<string, int> Fixed { get; set; } = ImmutableDictionary<string, int>.Empty.WithComparers(StringComparer.OrdinalIgnoreCase);

    public Dictionary<int, int> Made { get; set; } = new(new TensComparer());
}

/// <summary>Numbers are equal if their tens are.</summary>
public sealed class TensComparer : IEqualityComparer<int>
{
    internal static readonly TensComparer Instance = new();

    public bool Equals(int x, int y) => x / 10 == y / 10;

    public int GetHashCode(int obj) => obj / 10;
}

[GenerateCodec]
public sealed class ComparedByAttribute
{
    [CodecMember(Comparer = KnownComparer.OrdinalIgnoreCase)] public Dictionary<string, int>? Dictionary { get; set; }

    [CodecMember(Comparer = KnownComparer.OrdinalIgnoreCase)] public IReadOnlyDictionary<string, int>? ReadOnly { get; set; }

    [CodecMember(Comparer = KnownComparer.Ordinal)] public SortedDictionary<string, int>? Sorted { get; set; }

    [CodecMember(Comparer = KnownComparer.OrdinalIgnoreCase)] public SortedList<string, int>? List { get; set; }

    [CodecMember(Comparer = KnownComparer.OrdinalIgnoreCase)] public ConcurrentDictionary<string, int>? Concurrent { get; set; }

    [CodecMember(Comparer = KnownComparer.OrdinalIgnoreCase)] public ReadOnlyDictionary<string, int>? Wrapped { get; set; }

    [CodecMember(Comparer = KnownComparer.OrdinalIgnoreCase)] public FrozenDictionary<string, int>? Frozen { get; set; }

    [CodecMember(Comparer = KnownComparer.InvariantCultureIgnoreCase)] public ImmutableDictionary<string, int>? Immutable { get; set; }

    [CodecMember(Comparer = KnownComparer.InvariantCulture)] public ImmutableSortedDictionary<string, int>? ImmutableSorted { get; set; }

    [CodecMember(Comparer = KnownComparer.OrdinalIgnoreCase)] public HashSet<string>? Set { get; set; }

    [CodecMember(Comparer = KnownComparer.OrdinalIgnoreCase)] public ISet<string>? Behind { get; set; }

    [CodecMember(Comparer = KnownComparer.OrdinalIgnoreCase)] public SortedSet<string>? SortedSet { get; set; }

    [CodecMember(Comparer = KnownComparer.OrdinalIgnoreCase)] public FrozenSet<string>? FrozenSet { get; set; }

    [CodecMember(Comparer = KnownComparer.OrdinalIgnoreCase)] public ReadOnlySet<string>? WrappedSet { get; set; }

    [CodecMember(Comparer = KnownComparer.OrdinalIgnoreCase)] public ImmutableHashSet<string>? ImmutableSet { get; set; }

    [CodecMember(Comparer = KnownComparer.OrdinalIgnoreCase)] public ImmutableSortedSet<string>? ImmutableSortedSet { get; set; }

    public static ComparedByAttribute Make()
    {
        StringComparer ignoring = StringComparer.OrdinalIgnoreCase;
        var map = new Dictionary<string, int>(ignoring) { ["a"] = 1, ["B"] = 2 };
        var set = new HashSet<string>(ignoring) { "a", "B" };
        return new()
        {
            Dictionary = map,
            ReadOnly = new Dictionary<string, int>(map, ignoring),
            Sorted = new(map, StringComparer.Ordinal),
            List = new(map, ignoring),
            Concurrent = new(map, ignoring),
            Wrapped = new(new Dictionary<string, int>(map, ignoring)),
            Frozen = map.ToFrozenDictionary(ignoring),
            Immutable = map.ToImmutableDictionary(StringComparer.InvariantCultureIgnoreCase),
            ImmutableSorted = map.ToImmutableSortedDictionary(StringComparer.InvariantCulture),
            Set = set,
            Behind = new HashSet<string>(set, ignoring),
            SortedSet = new(set, ignoring),
            FrozenSet = set.ToFrozenSet(ignoring),
            WrappedSet = new(new HashSet<string>(set, ignoring)),
            ImmutableSet = set.ToImmutableHashSet(ignoring),
            ImmutableSortedSet = set.ToImmutableSortedSet(ignoring),
        };
    }
}

[GenerateCodec]
public sealed record ComparedRecord([property: CodecMember(Comparer = KnownComparer.OrdinalIgnoreCase)] Dictionary<string, int> Map,
    [CodecMember(Comparer = KnownComparer.OrdinalIgnoreCase)] HashSet<string> Tags, int Count);

/// <summary>A user collection.</summary>
[GenerateCodec]
public sealed class Numbers : Collection<int>;

[GenerateCodec]
public sealed class GetOnlyOthers
{
    public Queue<int> Queue { get; } = new([1, 2]);

    public SortedDictionary<string, int> Sorted { get; } = new(StringComparer.OrdinalIgnoreCase);

    public SortedList<int, int> List { get; } = [];

    public SortedSet<string> Set { get; } = new(StringComparer.OrdinalIgnoreCase);

    public LinkedList<int> Linked { get; } = new([1]);

    public ConcurrentDictionary<string, int> Concurrent { get; } = new(StringComparer.OrdinalIgnoreCase);

    public Collection<string> Items { get; } = [];

    public ObservableCollection<int> Seen { get; } = [];

    public Numbers Own { get; } = [];
}

[GenerateCodec]
public sealed class GetOnlyOthersBound(int id)
{
    public int Id { get; } = id;

    public Stack<int> Stack { get; } = [];

    public Queue<int> Queue { get; } = [];

    public PriorityQueue<string?, int> Priorities { get; } = new();

    public ConcurrentStack<int> ConcurrentStack { get; } = [];

    public ConcurrentQueue<int> ConcurrentQueue { get; } = [];

    public ConcurrentBag<int> Bag { get; } = [];

    public SortedSet<string> Set { get; } = new(StringComparer.OrdinalIgnoreCase);

    public SortedDictionary<string, int> Sorted { get; } = new(StringComparer.OrdinalIgnoreCase);

    public SortedList<int, int> List { get; } = [];

    public LinkedList<int> Linked { get; } = new();

    public Numbers Own { get; } = [];

    public static GetOnlyOthersBound Make()
    {
        var made = new GetOnlyOthersBound(2) { Set = { "a", "B" }, Sorted = { ["k"] = 1 }, List = { [1] = 2 }, Own = { 7, 8 } };
        made.Linked.AddLast(5);
        foreach (int i in (int[])[1, 2, 3])
        {
            made.Stack.Push(i);
            made.Queue.Enqueue(i);
            made.ConcurrentStack.Push(i);
            made.ConcurrentQueue.Enqueue(i);
            made.Bag.Add(i);
        }
        made.Priorities.Enqueue("one", 1);
        return made;
    }
}
