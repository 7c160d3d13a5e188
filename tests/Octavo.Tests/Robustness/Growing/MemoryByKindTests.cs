// Owns: that docs/security.md states what each kind of value allocates for a byte of data.
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Globalization;
using System.Numerics;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.RegularExpressions;
using Octavo.Tests.Zoo.Formats;

namespace Octavo.Tests.Robustness.Growing;

[Trait("Runs", "Once")]
public sealed class MemoryByKindTests
{
    private const int Count = 20_000;

    /// <param name="Name">The first cell.</param>
    /// <param name="Row">The row for the data of a format.</param>
    private sealed record Kind(string Name, Func<string, string> Row);

    private enum Items
    {
        Numbers,
        Distinct,
        Map,
        Pairs,
        Two,
        None,
    }

    /// <summary>The rows of the page, each made from the data of a format.</summary>
    private static readonly Kind[] s_kinds =
    [
        Row<int[]>("`T[]`", Items.Numbers),
        Row<int[,]>("`T[,]`", Items.None),
        Row<List<int>>("`List<T>`", Items.Numbers),
        Row<ImmutableArray<int>>("`ImmutableArray<T>`", Items.Numbers),
        Row<Queue<int>>("`Queue<T>`", Items.Numbers),
        Row<Stack<int>>("`Stack<T>`", Items.Numbers),
        Row<LinkedList<int>>("`LinkedList<T>`", Items.Numbers),
        Row<ObservableCollection<int>>("`ObservableCollection<T>`", Items.Numbers),
        Row<ConcurrentQueue<int>>("`ConcurrentQueue<T>`", Items.Numbers),
        Row<ConcurrentStack<int>>("`ConcurrentStack<T>`", Items.Numbers),
        Row<ConcurrentBag<int>>("`ConcurrentBag<T>`", Items.Numbers),
        Row<BlockingCollection<int>>("`BlockingCollection<T>`", Items.Numbers),
        Row<ImmutableList<int>>("`ImmutableList<T>`", Items.Numbers),
        Row<ImmutableQueue<int>>("`ImmutableQueue<T>`", Items.Numbers),
        Row<ImmutableStack<int>>("`ImmutableStack<T>`", Items.Numbers),
        Row<HashSet<int>>("`HashSet<T>`", Items.Distinct),
        Row<SortedSet<int>>("`SortedSet<T>`", Items.Distinct),
        Row<ImmutableHashSet<int>>("`ImmutableHashSet<T>`", Items.Distinct),
        Row<ImmutableSortedSet<int>>("`ImmutableSortedSet<T>`", Items.Distinct),
        Row<FrozenSet<int>>("`FrozenSet<T>`", Items.Distinct),
        Row<Dictionary<int, int>>("`Dictionary<K, V>`", Items.Map),
        Row<SortedDictionary<int, int>>("`SortedDictionary<K, V>`", Items.Map),
        Row<SortedList<int, int>>("`SortedList<K, V>`", Items.Map),
        Row<OrderedDictionary<int, int>>("`OrderedDictionary<K, V>`", Items.Map),
        Row<ConcurrentDictionary<int, int>>("`ConcurrentDictionary<K, V>`", Items.Map),
        Row<ImmutableDictionary<int, int>>("`ImmutableDictionary<K, V>`", Items.Map),
        Row<ImmutableSortedDictionary<int, int>>("`ImmutableSortedDictionary<K, V>`", Items.Map),
        Row<FrozenDictionary<int, int>>("`FrozenDictionary<K, V>`", Items.Map),
        Row<ILookup<int, int>>("`ILookup<K, V>`", Items.Pairs),
        Row<object>("`object`", Items.Numbers),
        Row<MemoryObject>("a class with one `int`", Items.None),
        Row<BigInteger>("`BigInteger`", Items.None),
        Row<string>("`string`", Items.None),
        Json<JsonNode>("`JsonNode`"),
        Json<JsonElement>("`JsonElement`"),
        Json<JsonDocument>("`JsonDocument`"),
        Row<StringBuilder>("`StringBuilder`", Items.None),
        Row<Lazy<int>>("`Lazy<T>`", Items.None),
        Row<PriorityQueue<int, int>>("`PriorityQueue<T, P>`", Items.Two),
        Row<ReadOnlyObservableCollection<int>>("`ReadOnlyObservableCollection<T>`", Items.Numbers),
        Row<MemoryKeyed>("`KeyedCollection<K, T>`", Items.Distinct),
        Row<MemoryWide>("a class with 64 bytes of members", Items.None),
        Row<MemoryExtended>("a class with one unknown member that it keeps", Items.None),
    ];

    /// <summary>The table of the page: the most that any format takes.</summary>
    [Fact]
    public void The_page_states_what_is_allocated()
    {
        string page = File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "docs", "security.md"));
        string[] rows =
        [
            .. s_kinds.Where(kind => TestRun.Takes(kind.Name, oneIn: 4)).Select(kind => FormatList.EveryName.Select(kind.Row).Aggregate(Larger)),
            Bits("`Guid?[]` in Compact"),
            Indefinite("`List<T>` in CBOR without a length"),
            Typed("`T[]` in CBOR, typed arrays of another width"),
        ];
        string[] lacking = [.. rows.Where(row => !States(page, row))];
        Assert.True(lacking.Length == 0,
            "docs/security.md states less, or far more. Measured:\n\n" + string.Join('\n', rows) + "\n\nof which differ:\n" + string.Join('\n', lacking));
    }

    /// <summary>What the lines below the table say: queues of .NET have room for 32 elements from the beginning, and lookups of one element have all that
    /// lookups of many have.</summary>
    [Fact]
    public void The_page_states_what_small_collections_allocate()
    {
        const int Places = 32 * 256;
        string page = File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "docs", "security.md"));
        Assert.InRange(Small<ConcurrentQueue<MemoryBlock>>([0x90]), Places, Places + 643);
        Assert.InRange(Small<BlockingCollection<MemoryBlock>>([0x90]), Places, Places + 925);
        Assert.Contains("have room for 32 elements", page, StringComparison.Ordinal);
        string lookup = Regex.Match(page, @"`ILookup` with one element takes up to (\d+) bytes").Groups[1].Value;
        int stated = int.Parse(lookup, CultureInfo.InvariantCulture);
        Assert.InRange(Small<ILookup<int, int>>([0x91, 0x92, 1, 0x91, 1]), stated / 2, stated);

        static int Small<T>(byte[] one)
        {
            byte[] data = [0x81, 0xA4, .. "Many"u8, 0xDC, 500 >> 8, 500 & 0xFF, .. Enumerable.Repeat(one, 500).SelectMany(same => same)];
            return Number(Bytes(data, () => OctavoMsgPack.Deserialize<MemoryOf<T>>(data)));
        }
    }

    /// <summary>Of two rows of one kind, the larger figure in each column.</summary>
    private static string Larger(string one, string other) =>
        string.Join(" | ", one.Split(" | ").Zip(other.Split(" | "), (a, b) => Number(a) >= Number(b) ? a : b));

    private static int Number(string cell) => int.TryParse(cell.TrimEnd('|', ' '), CultureInfo.InvariantCulture, out int number) ? number : -1;

    /// <summary>Whether the page has a row of this kind whose bounds are at least what was measured, and at most twice that: a bag keeps lists by
    /// thread.</summary>
    private static bool States(string page, string row)
    {
        string[] cells = row.Split(" | ");
        string? stated = page.Split('\n').FirstOrDefault(line => line.StartsWith(cells[0] + " | ", StringComparison.Ordinal));
        return stated?.Split(" | ") is { } said && said.Length == cells.Length
            && Enumerable.Range(1, cells.Length - 1).All(i => Number(cells[i]) <= Number(said[i]) && Number(said[i]) <= (2 * Number(cells[i])) + 8);
    }

    private static Kind Row<T>(string kind, Items items) => new(kind, format => format == "Protobuf"
        ? $"| {kind} | {(items == Items.None ? "–" : Field<T>(OneOf(items)))} | – |"
        : $"| {kind} | {(items == Items.None ? "–" : Bytes<T>(format, OneOf(items)))} | {Bytes<T>(format, ManyOf(typeof(T)))} |");

    /// <summary>Nulls in Compact, a bit each.</summary>
    private static string Bits(string kind)
    {
        byte[] one = OctavoCompact.Serialize(new MemoryOf<Guid?[]> { One = new Guid?[8 * Count] });
        byte[] many = OctavoCompact.Serialize(new MemoryOf<Guid?[]> { Many = [.. Enumerable.Range(0, Count).Select(static _ => Array.Empty<Guid?>())] });
        return $"| {kind} | {Bytes(one, () => OctavoCompact.Deserialize<MemoryOf<Guid?[]>>(one))} | "
            + $"{Bytes(many, () => OctavoCompact.Deserialize<MemoryOf<Guid?[]>>(many))} |";
    }

    /// <summary>Arrays whose length is not said: no count bounds what is taken for them.</summary>
    private static string Indefinite(string kind)
    {
        byte[] one = [0xBF, 0x63, .. "One"u8, 0x9F, .. Enumerable.Repeat((byte)1, Count), 0xFF, 0xFF];
        byte[] many = [0xBF, 0x64, .. "Many"u8, 0x9F, .. Enumerable.Repeat<byte[]>([0x9F, 0xFF], Count).SelectMany(static empty => empty), 0xFF, 0xFF];
        return $"| {kind} | {Bytes(one, () => OctavoCbor.Deserialize<MemoryOf<List<int>>>(one))} | "
            + $"{Bytes(many, () => OctavoCbor.Deserialize<MemoryOf<List<int>>>(many))} |";
    }

    /// <summary>RFC 8746: arrays of bytes for arrays of integers.</summary>
    private static string Typed(string kind)
    {
        byte[] one = [0xA1, 0x63, .. "One"u8, 0xD8, 0x40, 0x59, Count >> 8, Count & 0xFF, .. new byte[Count]];
        byte[] many = [0xA1, 0x64, .. "Many"u8, 0x99, Count >> 8, Count & 0xFF, .. Enumerable.Repeat<byte[]>([0xD8, 0x40, 0x41, 5], Count).SelectMany(a => a)];
        return $"| {kind} | {Bytes(one, () => OctavoCbor.Deserialize<MemoryOf<int[]>>(one))} | "
            + $"{Bytes(many, () => OctavoCbor.Deserialize<MemoryOf<int[]>>(many))} |";
    }

    /// <summary>Trees of JSON, which are text in the formats that have no place for them: measured as JSON there.</summary>
    private static Kind Json<T>(string kind)
    {
        byte[] one = Encoding.ASCII.GetBytes("{\"One\":[" + string.Join(',', Enumerable.Repeat("1", Count)) + "]}");
        byte[] many = Encoding.ASCII.GetBytes("{\"Many\":[" + string.Join(',', Enumerable.Repeat("[]", Count)) + "]}");
        return new(kind, format => $"| {kind} | {Tree(format, one)} | {Tree(format, many)} |");

        static string Tree(string format, byte[] json) => format == "Protobuf" ? "–" : format == "MessagePack"
            ? Bytes(json, () => OctavoJson.Deserialize<MemoryOf<T>>(json)) : As(format, OctavoJson.Deserialize<MemoryOf<T>>(json)!);
    }

    private static string Bytes<T>(string format, byte[] data) => format == "MessagePack"
        ? Bytes(data, () => OctavoMsgPack.Deserialize<MemoryOf<T>>(data)) : As(format, OctavoMsgPack.Deserialize<MemoryOf<T>>(data)!);

    /// <summary>A repeated field, of the kinds that Protobuf has.</summary>
    private static string Field<T>(byte[] data)
    {
        var value = new MemoryField<T> { One = OctavoMsgPack.Deserialize<MemoryOf<T>>(data)!.One };
        try
        {
            return As("Protobuf", value);
        }
        catch (OctavoException refused) when (refused.Code is OctavoErrorCode.NoCodec or OctavoErrorCode.NotInFormat)
        {
            return "–";
        }
    }

    private static string As<T>(string format, T value)
    {
        FormatCalls<T> calls = FormatList.Of<T>(format);
        byte[] data = calls.Serialize(value);
        return Bytes(data, () => calls.Deserialize(data));
    }

    /// <summary>Bytes that are allocated for one of data, rounded up: the least of several calls, as pools may be empty in one.</summary>
    private static string Bytes(byte[] data, Func<object?> read)
    {
        read();
        long taken = long.MaxValue;
        for (int i = 0; i < 4; i++)
        {
            long start = GC.GetAllocatedBytesForCurrentThread();
            GC.KeepAlive(read());
            taken = Math.Min(taken, GC.GetAllocatedBytesForCurrentThread() - start);
        }
        return ((taken + data.Length - 1) / data.Length).ToString(CultureInfo.InvariantCulture);
    }

    /// <summary>{"One": a collection} in MessagePack, of the smallest elements.</summary>
    private static byte[] OneOf(Items items)
    {
        List<byte> data = [0x81, 0xA3, .. "One"u8];
        data.AddRange(items switch { Items.Map => (byte[])[0xDE, Count >> 8, Count & 0xFF], _ => [0xDC, Count >> 8, Count & 0xFF] });
        for (int i = 0; i < Count; i++)
        {
            byte[] key = i < 128 ? [(byte)i] : i < 256 ? [0xCC, (byte)i] : [0xCD, (byte)(i >> 8), (byte)i];
            data.AddRange(items switch
            {
                Items.Numbers => [1],
                Items.Distinct => key,
                Items.Map => [.. key, 1],
                Items.Two => [0x92, 1, 1],
                _ => (byte[])[0x92, .. key, 0x91, 1],
            });
        }
        return [.. data];
    }

    /// <summary>{"Many": values of one byte each} in MessagePack: empty collections, empty text, zeros.</summary>
    private static byte[] ManyOf(Type type)
    {
        byte[] empty = type == typeof(string) || type == typeof(StringBuilder) ? [0xA0] : type == typeof(Lazy<int>) ? [1]
            : type == typeof(MemoryExtended) ? [0x81, 0xA0, 0xC0] : type == typeof(BigInteger) ? [0xC4, 1, 0] : type == typeof(object) ? [1]
            : type == typeof(int[,]) ? [0x93, 0, 0, 0x90]
            : type == typeof(MemoryObject) || type == typeof(MemoryWide)
            || (type.IsGenericType && type.GetGenericArguments().Length == 2 && type != typeof(ILookup<int, int>)
                && type != typeof(PriorityQueue<int, int>)) ? [0x80]
            : [0x90];
        return [0x81, 0xA4, .. "Many"u8, 0xDC, Count >> 8, Count & 0xFF, .. Enumerable.Repeat(empty, Count).SelectMany(one => one)];
    }
}
