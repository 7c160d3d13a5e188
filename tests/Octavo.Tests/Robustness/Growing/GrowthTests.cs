// Owns: data that made memory grow faster than itself: what is allocated doubles if the data does.
using System.Runtime.CompilerServices;
using System.Text;
using Octavo.Tests.Zoo.Formats;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.Robustness.Growing;

[Trait("Runs", "Once")]
public sealed class GrowthTests
{
    /// <summary>Keys that ascend, that descend, and in any order.</summary>
    private static readonly Func<int, IEnumerable<int>>[] s_orders = [n => Enumerable.Range(0, n), n => Enumerable.Range(0, n).Reverse(),
        n => Enumerable.Range(0, n).Select(k => (int)(k * 2_654_435_761L % 1_000_003))];

    /// <summary>Values of indefinite length, each before one that nests deeper than is left where they are: the rest was written again at each of them, and
    /// kept.</summary>
    [Fact]
    public void Indefinite_lengths_in_CBOR()
    {
        byte[] item = [0xA2, 0x61, (byte)'L', 0x9F, 0xFF, 0x61, (byte)'z', .. Enumerable.Repeat((byte)0x81, 62), 0x00];
        Grows(n => [0x99, (byte)(n >> 8), (byte)n, .. Enumerable.Repeat(item, n).SelectMany(i => i)],
            data => Assert.NotNull(OctavoCbor.Deserialize<List<CborItem>>(data)));
        byte[] deep = [0xA2, 0x61, (byte)'L', 0x9F, 0xFF, 0x61, (byte)'z', .. Enumerable.Repeat((byte)0x81, 64), 0x00];
        Grows(n => [0x99, (byte)(n >> 8), (byte)n, .. Enumerable.Repeat(deep, n).SelectMany(i => i)],
            data => Record.Exception(() => OctavoCbor.Deserialize<List<CborItem>>(data)));
    }

    /// <summary>Maps that are the ninth key of a map: each level hashed all levels below it again.</summary>
    [Fact]
    public void Keys_that_are_maps()
    {
        var msgPack = new OctavoMsgPackOptions { Limits = new SerializerLimits { MaxDepth = 10_000 } };
        var cbor = new OctavoCborOptions { Limits = new SerializerLimits { MaxDepth = 10_000 } };
        Growth.OnALargeStack(() =>
        {
            Growth.IsLinear(n => Nested(n, 0x89, 0xC0), data => Assert.NotNull(OctavoMsgPack.ReadDynamic(data, msgPack)), n: 1_200, bytesAByte: 200);
            Growth.IsLinear(n => Nested(n, 0xA9, 0xF6), data => Assert.NotNull(OctavoCbor.ReadDynamic(data, cbor)), n: 1_200, bytesAByte: 200);
        });

        static byte[] Nested(int n, byte map, byte nil)
        {
            byte[] head = [map, .. Enumerable.Range(0, 8).SelectMany(i => new[] { (byte)i, nil })];
            return [.. Enumerable.Repeat(head, n).SelectMany(h => h), 0x08, .. Enumerable.Repeat(nil, n)];
        }
    }

    /// <summary>Unions whose case comes last, in one another: the rest was looked over at each level.</summary>
    [Fact]
    public void Cases_of_unions_that_stand_last()
    {
        OctavoJsonOptions deep = new() { Limits = new SerializerLimits { MaxDepth = 10_000 } };
        (string Begin, string End)[] ways =
        [
            ("{\"Inner\":", ",\"$type\":\"Branch\"}"),
            ("{ \"Inner\" : ", " , \"Name\":\"\\n{[\", \"$type\" : \"Branch\" }"),
            ("{\"Many\":[{\"$type\":\"Leaf\"},", "],\"Name\":\"x\",\"$type\":\"Branch\"}"),
            ("{\"Inner\":", ",\"Other\":{\"a\":[1,2,{\"b\":{}}]},\"$type\":\"Branch\"}"),
        ];
        Growth.OnALargeStack(() =>
        {
            foreach ((string begin, string end) in ways)
            {
                Growth.IsLinear(n => Nested(n, begin, end), data => Assert.Equal(1, Depths(OctavoJson.Deserialize<INested>(data, deep)) % 2), n: 151,
                    bytesAByte: 60);
                Growth.IsLinear(n => Nested(n, begin, end), data => Assert.NotNull(OctavoJson.Deserialize<INested>(Segments.Pieces(data, 100), deep)), n: 151,
                    bytesAByte: 100);
                Growth.IsLinear(n => [.. Nested(n, begin, end), (byte)'x'],
                    data => Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<INested>(data, deep)), n: 151, bytesAByte: 400);
            }
        });

        static byte[] Nested(int n, string begin, string end) =>
            Encoding.UTF8.GetBytes(string.Concat(Enumerable.Repeat(begin, n)) + "{\"$type\":\"Leaf\"}" + string.Concat(Enumerable.Repeat(end, n)));

        static int Depths(INested? nested)
        {
            int depth = 0;
            for (; nested is NestedBranch branch; nested = branch.Inner ?? branch.Many?[^1])
            {
                depth++;
            }
            Assert.IsType<NestedLeaf>(nested);
            return depth % 151 == 0 ? 1 : 0;
        }
    }

    /// <summary>Keys that descend, and keys in any order: a sorted list moves what comes after each. 960 KB took 25 s.</summary>
    [Fact]
    public void Sorted_lists()
    {
        foreach (FormatCalls<UnsortedMaps> written in FormatList.All<UnsortedMaps>())
        {
            FormatCalls<SortedLists> read = FormatList.Of<SortedLists>(written.Format);
            foreach (Func<int, IEnumerable<int>> keys in Orders(written.Format, s_orders[1..]))
            {
                Growth.IsLinear(n => written.Serialize(Maps(keys(n))), data => Assert.NotEmpty(read.Deserialize(data)!.Interface), n: 3_000, bytesAByte: 100);
            }
            UnsortedMaps sample = Maps([5, 3, 9, 1]);
            SortedLists sorted = read.Deserialize(written.Serialize(sample))!;
            foreach (IEnumerable<KeyValuePair<int, int>>? map in new IEnumerable<KeyValuePair<int, int>>?[] { sorted.Settable, sorted.Own, sorted.Interface,
                sorted.Derived, sorted.Made, sorted.OfDerived })
            {
                Assert.Equal(sample.Own.OrderBy(e => e.Key), map);
            }
        }

        static UnsortedMaps Maps(IEnumerable<int> keys)
        {
            var map = keys.ToDictionary(k => k, k => 2 * k);
            return new UnsortedMaps { Settable = map, Own = map, Interface = map, Derived = map, Made = map, OfDerived = map, SettableInterface = map };
        }
    }

    /// <summary>The same of lists of objects, whose own comparer is kept.</summary>
    [Fact]
    public void Sorted_lists_of_objects()
    {
        foreach (FormatCalls<OldUnsortedMaps> written in FormatList.Of<OldUnsortedMaps>())
        {
            FormatCalls<OldSortedLists> read = FormatList.Of<OldSortedLists>(written.Format);
            foreach (Func<int, IEnumerable<int>> keys in Orders(written.Format, s_orders))
            {
                Growth.IsLinear(n => written.Serialize(Maps(keys(n))), data => Assert.NotEmpty(read.Deserialize(data)!.Own), n: 3_000, bytesAByte: 300);
                OldUnsortedMaps sample = Maps(keys(3_000));
                OldSortedLists sorted = read.Deserialize(written.Serialize(sample))!;
                Assert.Equal(sample.Own!.Keys.Select(Convert.ToInt32).Order(), sorted.Settable!.Keys.Cast<object>().Select(Convert.ToInt32));
                if (!written.HasWholeSurface)
                {
                    continue; // its Populate makes a new root
                }
                var list = new System.Collections.SortedList(Comparer<object>.Create((a, b) => Convert.ToInt32(b).CompareTo(Convert.ToInt32(a)))) { [7] = 8 };
                System.Collections.SortedList? filled = list;
                FormatList.Of<System.Collections.SortedList?>(written.Format)
                    .Populate(FormatList.Of<Dictionary<object, object?>?>(written.Format).Serialize(sample.Own), ref filled);
                Assert.Same(list, filled);
                Assert.Equal(sample.Own!.Keys.Select(Convert.ToInt32).OrderDescending(), list.Keys.Cast<object>().Select(Convert.ToInt32));
                Assert.All(list.Keys.Cast<object>(), key => Assert.Equal(2 * Convert.ToInt32(key), Convert.ToInt32(list[key])));
            }
        }

        static OldUnsortedMaps Maps(IEnumerable<int> keys)
        {
            Dictionary<object, object?> map = keys.ToDictionary(k => (object)k, k => (object?)(2 * k));
            return new OldUnsortedMaps { Settable = map, Own = map };
        }
    }

    /// <summary>The same behind an interface that says nothing of keys.</summary>
    [Fact]
    public void Sorted_lists_as_collections_of_pairs()
    {
        foreach (FormatCalls<Pairs> written in FormatList.All<Pairs>())
        {
            FormatCalls<PairLists> read = FormatList.Of<PairLists>(written.Format);
            foreach (Func<int, IEnumerable<int>> keys in Orders(written.Format, s_orders[1..]))
            {
                Growth.IsLinear(n => written.Serialize(Of(keys(n))), data => Assert.NotEmpty(read.Deserialize(data)!.Own), n: 3_000, bytesAByte: 200);
            }
            PairLists sorted = read.Deserialize(written.Serialize(Of([5, 3, 9, 1])))!;
            Assert.Equal([1, 3, 5, 9], Assert.IsType<SortedList<int, int>>(sorted.Own).Keys);
            Assert.Equal([2, 6, 10, 18], sorted.Settable.Select(pair => pair.Value).Order());
        }

        static Pairs Of(IEnumerable<int> keys)
        {
            List<KeyValuePair<int, int>> pairs = [.. keys.Select(key => KeyValuePair.Create(key, 2 * key))];
            return new Pairs { Own = pairs, Settable = pairs };
        }
    }

    /// <summary>A path is as long as the data is deep: each field that the locator passes must not make its own.</summary>
    [Fact]
    public void Fields_before_one_at_fault()
    {
        byte[] field = [0x10, 1];
        Growth.IsLinear(n =>
        {
            byte[] inner = [.. Enumerable.Repeat(field, n).SelectMany(one => one), 0x10, .. Enumerable.Repeat((byte)0xFF, 11)];
            for (int level = 0; level < 60; level++)
            {
                var length = new List<byte>();
                for (int left = inner.Length; ; left >>= 7)
                {
                    length.Add((byte)(left < 128 ? left : (left & 127) | 128));
                    if (left < 128)
                    {
                        break;
                    }
                }
                inner = [0x0A, .. length, .. inner];
            }
            return inner;
        },
            data =>
            {
                OctavoException fault = Assert.Throws<OctavoException>(() => OctavoProtobuf.Deserialize<LongNames>(data));
                Assert.StartsWith("LongNames.AMemberThatHoldsAnother.", fault.Path, StringComparison.Ordinal);
                Assert.EndsWith("]", fault.Path, StringComparison.Ordinal);
            },
            n: 4_000, bytesAByte: 40);
    }

    /// <summary>References to one object, each with one more number of its array: each copied the array. No writer gives a reference fields.</summary>
    [Fact]
    public void References_with_fields()
    {
        byte[] made = [0x0A, 0x06, 0x10, 0x01, 0x52, 0x02, 0x08, 0x07];
        byte[] again = [0x0A, 0x06, 0x08, 0x01, 0x52, 0x02, 0x08, 0x07];
        byte[] turns = [0x12, 0x06, 0x08, 0x01, 0x52, 0x02, 0x08, 0x07, 0x1A, 0x06, 0x08, 0x01, 0x52, 0x02, 0x08, 0x07];
        byte[] known = [0x0A, 0x02, 0x08, 0x01];
        foreach (byte[] more in new[] { again, turns })
        {
            byte[] Make(int n) => [.. made, .. Enumerable.Repeat(more, n).SelectMany(one => one)];
            Growth.IsLinear(Make,
                data => Assert.Equal(OctavoErrorCode.InvalidData, Assert.Throws<OctavoException>(() => OctavoProtobuf.Deserialize<ManyReferences>(data)).Code),
                n: 1_000, bytesAByte: 100);
        }
        Growth.IsLinear(n => [.. made, .. Enumerable.Repeat(known, n).SelectMany(one => one)],
            data => Assert.NotNull(OctavoProtobuf.Deserialize<ManyReferences>(data)), n: 1_000);
        // Pieces of one object under a new key are its pieces still.
        byte[] piece = [0x12, 0x06, 0x10, 0x01, 0x52, 0x02, 0x08, 0x07];
        Growth.IsLinear(n => [.. Enumerable.Repeat(piece, n).SelectMany(one => one)],
            data => Assert.NotNull(OctavoProtobuf.Deserialize<ManyReferences>(data)!.One), n: 1_000);
        byte[] pieces = [0x12, 0x06, 0x10, 0x01, 0x52, 0x02, 0x08, 0x07, 0x1A, 0x06, 0x10, 0x02, 0x52, 0x02, 0x08, 0x07];
        Growth.IsLinear(n => [.. Enumerable.Repeat(pieces, n).SelectMany(one => one)],
            data => Assert.Equal(data.Length / 16, OctavoProtobuf.Deserialize<ManyReferences>(data)!.Two!.Numbers.Length), n: 1_000);
    }

    /// <summary>Allocation is counted, which no other process disturbs; time follows it in these.</summary>
    private static void Grows(Func<int, byte[]> make, Action<byte[]> read)
    {
        var before = new List<(int Length, long Allocated)>();
        foreach (int n in new[] { 500, 500, 1000, 2000 })
        {
            byte[] data = make(n);
            long start = GC.GetAllocatedBytesForCurrentThread();
            read(data);
            before.Add((data.Length, GC.GetAllocatedBytesForCurrentThread() - start));
        }
        for (int i = 2; i < before.Count; i++)
        {
            Assert.True(before[i].Allocated <= 2.3 * before[i - 1].Allocated, string.Join(", ", before));
        }
        Assert.True(before[^1].Allocated <= 100L * before[^1].Length, string.Join(", ", before));
    }

    /// <summary>The orders that this run takes: a default run one in six of a test's formats and orders.</summary>
    private static IEnumerable<Func<int, IEnumerable<int>>> Orders(string format, Func<int, IEnumerable<int>>[] orders, [CallerMemberName] string test = "") =>
        orders.Where((_, i) => TestRun.Takes($"{test} {format} {i}", oneIn: 6));
}
