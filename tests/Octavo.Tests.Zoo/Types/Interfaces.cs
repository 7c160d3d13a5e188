// Owns: members declared by the interfaces of arrays, lists, dictionaries and sets. Knows no format.
using System.Collections.ObjectModel;

namespace Octavo.Tests.Zoo.Types;

internal static class Interfaces
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<InterfacesOfNumbers>("interfaces of numbers", () =>
        [
            new(),
            new() { Enumerable = [], Collection = [], ReadOnlyCollection = [], List = [], ReadOnlyList = [], Set = new HashSet<int>(),
                ReadOnlySet = new HashSet<int>(), Map = new Dictionary<int, int>(), ReadOnlyMap = new Dictionary<int, int>() },
            new()
            {
                Enumerable = [1], Collection = [1, 2], ReadOnlyCollection = [1, 2, 3], List = [1, 2, 3, 4], ReadOnlyList = [5],
                Set = new HashSet<int> { 1, 2 }, ReadOnlySet = new HashSet<int> { 3 }, Map = new Dictionary<int, int> { [1] = 2 },
                    ReadOnlyMap = new Dictionary<int, int> { [3] = 4 },
            },
            new()
            {
                Enumerable = new int[] { 1, 2 }, Collection = new int[] { 3 }, ReadOnlyCollection = new int[] { 4 }, List = new int[] { 5 },
                    ReadOnlyList = new int[] { 6 },
                Set = new SortedSet<int> { 2, 1 }, Map = new SortedDictionary<int, int> { [2] = 1, [1] = 2 },
                    ReadOnlyMap = new ReadOnlyDictionary<int, int>(new Dictionary<int, int> { [9] = 9 }),
            },
            new()
            {
                Enumerable = Lazy(), Collection = new LinkedList<int>([1, 2]), ReadOnlyCollection = new Queue<int>([3, 4]), List = new Collection<int> { 5, 6 },
                    ReadOnlyList = new ReadOnlyCollection<int>([7, 8]),
                Set = new HashSet<int> { 4 }, ReadOnlySet = new SortedSet<int> { 6, 5 }, Map = new SortedList<int, int> { [4] = 4 },
                    ReadOnlyMap = new SortedDictionary<int, int> { [8] = 1 },
            },
        ]),
        new ZooEntry<InterfacesOfObjects>("interfaces of objects", () =>
        [
            new(),
            new()
            {
                Enumerable = [new() { A = 1 }, null], Collection = [new() { A = 2 }], ReadOnlyCollection = [null], List = [new() { A = 3 }],
                    ReadOnlyList = [new() { A = 4 }, null],
                Set = new HashSet<string> { "x" }, Map = new Dictionary<string, SealedClass?> { ["a"] = null, ["b"] = new() { A = 5 } },
                    ReadOnlyMap = new Dictionary<Guid, IList<int>> { [Guid.AllBitsSet] = [1] },
            },
        ]),
    ];

    private static IEnumerable<int> Lazy()
    {
        yield return 1;
        yield return 2;
        yield return 3;
    }
}

[GenerateCodec]
public sealed class InterfacesOfNumbers
{
    public IEnumerable<int>? Enumerable { get; set; }

    public ICollection<int>? Collection { get; set; }

    public IReadOnlyCollection<int>? ReadOnlyCollection { get; set; }

    public IList<int>? List { get; set; }

    public IReadOnlyList<int>? ReadOnlyList { get; set; }

    public ISet<int>? Set { get; set; }

    public IReadOnlySet<int>? ReadOnlySet { get; set; }

    public IDictionary<int, int>? Map { get; set; }

    public IReadOnlyDictionary<int, int>? ReadOnlyMap { get; set; }
}

[GenerateCodec]
public sealed class InterfacesOfObjects
{
    [CodecMember(1)] public IEnumerable<SealedClass?>? Enumerable { get; set; }

    [CodecMember(2)] public ICollection<SealedClass?>? Collection { get; set; }

    [CodecMember(3)] public IReadOnlyCollection<SealedClass?>? ReadOnlyCollection { get; set; }

    [CodecMember(4)] public IList<SealedClass?>? List { get; set; }

    [CodecMember(5)] public IReadOnlyList<SealedClass?>? ReadOnlyList { get; set; }

    [CodecMember(6)] public ISet<string>? Set { get; set; }

    [CodecMember(7)] public IDictionary<string, SealedClass?>? Map { get; set; }

    [CodecMember(8)] public IReadOnlyDictionary<Guid, IList<int>>? ReadOnlyMap { get; set; }
}
