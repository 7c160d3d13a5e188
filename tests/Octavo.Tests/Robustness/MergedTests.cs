// Owns: Protobuf messages that come in pieces: what they cost, and that they are what their pieces are together.
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.Robustness;

[Trait("Runs", "Once")]
public sealed class MergedTests
{
    /// <summary>Pieces of an entry or an element each, in every place where a message can be.</summary>
    [Fact]
    public void Pieces_cost_what_their_bytes_cost()
    {
        Sequence<int[]>();
        Sequence<List<int>>();
        Sequence<ReadOnlyMemory<int>>();
        Sequence<IEnumerable<int>>();
        Sequence<IList<int>>();
        Sequence<ICollection<int>>();
        Sequence<IReadOnlyList<int>>();
        Sequence<HashSet<int>>();
        Sequence<ISet<int>>();
        Sequence<IReadOnlySet<int>>();
        Sequence<SortedSet<int>>();
        Sequence<Queue<int>>();
        Sequence<Stack<int>>();
        Sequence<LinkedList<int>>();
        Sequence<Collection<int>>();
        Sequence<ReadOnlyCollection<int>>();
        Sequence<ConcurrentQueue<int>>();
        Sequence<ConcurrentStack<int>>();
        Sequence<ConcurrentBag<int>>();
        Sequence<ImmutableArray<int>>();
        Sequence<ImmutableList<int>>();
        Sequence<ImmutableQueue<int>>();
        Sequence<ImmutableStack<int>>();
        Sequence<ImmutableHashSet<int>>();
        Sequence<ImmutableSortedSet<int>>();
        Sequence<FrozenSet<int>>();
    }

    /// <summary>The same of maps, with keys that descend, which a sorted list moves each time.</summary>
    [Fact]
    public void Pieces_of_maps_cost_what_their_bytes_cost()
    {
        Map<Dictionary<int, int>>();
        Map<IDictionary<int, int>>();
        Map<IReadOnlyDictionary<int, int>>();
        Map<SortedDictionary<int, int>>();
        Map<SortedList<int, int>>();
        Map<ReadOnlyDictionary<int, int>>();
        Map<ConcurrentDictionary<int, int>>();
        Map<ImmutableDictionary<int, int>>();
        Map<ImmutableSortedDictionary<int, int>>();
        Map<FrozenDictionary<int, int>>();
    }

    /// <summary>Pieces a level: each piece of a message has two of the message in it.</summary>
    [Fact]
    public void Pieces_in_pieces_cost_what_their_bytes_cost()
    {
        byte[] piece = [.. Field(10, [.. Field(1, Items(1)), .. Field(1, Items(2))]),
            .. Field(10, [.. Field(10, Field(1, Items(3))), .. Field(10, Field(1, Items(4)))])];
        Growth.IsLinear(n => Repeat(n, _ => piece), data => OctavoProtobuf.Deserialize<Around<int[]>>(data), n: 200);
        Growth.IsLinear(n => Repeat(n, _ => Field(10, piece)), data => OctavoProtobuf.Deserialize<Around<int[]>>(data), n: 200);
        OctavoProtobufOptions deep = new() { Limits = new SerializerLimits { MaxDepth = 10_000 } };
        Growth.OnALargeStack(() =>
        {
            Growth.IsLinear(n => Nested(n, piece, Field), data => OctavoProtobuf.Deserialize<Around<int[]>>(data, deep), n: 200);
            Growth.IsLinear(n => Nested(n, piece, Group), data => OctavoProtobuf.Deserialize<Around<int[]>>(data, deep), n: 200);
            Growth.IsLinear(n => Nested(n, Field(1, Items(1)), NestedGroup), data => OctavoProtobuf.Deserialize<Around<int[]>>(data, deep), n: 200);
        });

        static byte[] NestedGroup(int number, byte[] content) => [.. Group(number, content), .. Group(number, [])];
    }

    [Fact]
    public void Pieces_of_unions_parts_references_and_surrogates()
    {
        Growth.IsLinear(n => Repeat(n, i => Field(1, Field(2, Items(i)))),
            data => Assert.IsType<MergedCase>(OctavoProtobuf.Deserialize<UnionAround>(data)!.Union));
        Growth.IsLinear(n => Field(1, Repeat(n, i => Field(2, Items(i)))),
            data => Assert.IsType<MergedCase>(OctavoProtobuf.Deserialize<UnionAround>(data)!.Union));
        Growth.IsLinear(n => Field(1, Repeat(n, i => [.. Field(3, Items(i)), .. Field(9, [])])),
            data => Assert.IsType<OtherMergedCase>(OctavoProtobuf.Deserialize<UnionAround>(data)!.Union));
        Growth.IsLinear(n => Field(1, Repeat(n, i => Field(2, Field(2, Field(2, Items(i)))))),
            data => Assert.IsType<MergedCase>(OctavoProtobuf.Deserialize<UnionAround>(data)!.Union));
        foreach (int part in new[] { 10, 11 })
        {
            Growth.IsLinear(n => [.. Field(1, Field(part, [])), .. Repeat(n, i => Field(1, Items(i)))], data => OctavoProtobuf.Deserialize<NetAround>(data));
            Growth.IsLinear(n => Repeat(n, i => Field(1, Field(part, Items(i)))), data => OctavoProtobuf.Deserialize<NetAround>(data));
            Growth.IsLinear(n => Field(1, Repeat(n, i => Field(part, Items(i)))), data => OctavoProtobuf.Deserialize<NetAround>(data));
        }
        Growth.IsLinear(n => Repeat(n, i => Field(2, Field(10, Items(i)))), data => OctavoProtobuf.Deserialize<NetAround>(data));
        Growth.IsLinear(n => Field(2, Repeat(n, i => Field(10, Items(i)))), data => OctavoProtobuf.Deserialize<NetAround>(data));
        Growth.IsLinear(n => Repeat(n, i => Field(2, [16, .. Varint((uint)i + 1), .. Field(10, Items(i))])),
            data => OctavoProtobuf.Deserialize<NetAround>(data));
        Growth.IsLinear(n => Repeat(n, i => Field(1, Items(i))), data => Assert.NotEmpty(OctavoProtobuf.Deserialize<SurrogateAround>(data)!.Numbers!.Items));
    }

    /// <summary>Elements alternately one by one and packed, with other fields between them.</summary>
    [Fact]
    public void Elements_packed_and_unpacked_by_turns()
    {
        foreach (Action<byte[]> read in new Action<byte[]>[]
        {
            data => OctavoProtobuf.Deserialize<Held<int[]>>(data), data => OctavoProtobuf.Deserialize<Held<List<int>>>(data),
                data => OctavoProtobuf.Deserialize<Held<ImmutableList<int>>>(data),
            data => OctavoProtobuf.Deserialize<BoundHeld<ReadOnlyMemory<int>>>(data), data => OctavoProtobuf.Deserialize<HeldStruct<IReadOnlyList<int>>>(data),
        })
        {
            Growth.IsLinear(n => Repeat(n, i => [10, 2, 1, 2, 8, 3, 16, 1]), read);
            Growth.IsLinear(n => Repeat(n, i => [8, 3, 10, 1, 2]), read);
        }
    }

    /// <summary>Random messages in pieces, read into types whose lists grow in place and into those whose arrays are gathered, from memory and from
    /// segments.</summary>
    [Fact]
    public void Gathered_pieces_are_what_merged_ones_are()
    {
        var random = new Random(27);
        OctavoProtobufOptions options = new() { Deterministic = true };
        int good = 0;
        for (int i = 0; i < 20_000; i++)
        {
            byte[] data = RandomAround(random, 4);
            if (i % 4 == 3 && data.Length != 0)
            {
                data[random.Next(data.Length)] = (byte)random.Next(256);
            }
            (byte[]? Bytes, OctavoErrorCode? Code) expected = Read<Around<List<int>>>(data, null);
            good += expected.Code is null ? 1 : 0;
            Same(expected, Read<Around<int[]>>(data, null), data);
            Same(expected, Read<Around<ImmutableList<int>>>(data, null), data);
            Same(expected, Read<Around<IReadOnlyList<int>>>(data, null), data);
            if (data.Length != 0)
            {
                Same(expected, Read<Around<int[]>>(data, 1), data);
                Same(expected, Read<Around<int[]>>(data, 7), data);
            }
        }
        Assert.InRange(good, 15_000, 19_900);

        (byte[]?, OctavoErrorCode?) Read<T>(byte[] data, int? segments)
        {
            try
            {
                T? value = segments is int length ? OctavoProtobuf.Deserialize<T>(Segments.Pieces(data, length)) : OctavoProtobuf.Deserialize<T>(data);
                return (OctavoProtobuf.Serialize(value, options), null);
            }
            catch (OctavoException e)
            {
                return (null, e.Code);
            }
        }

        static void Same((byte[]? Bytes, OctavoErrorCode? Code) expected, (byte[]? Bytes, OctavoErrorCode? Code) actual, byte[] data) =>
            Assert.True(expected.Code == actual.Code && (expected.Bytes ?? []).AsSpan().SequenceEqual(actual.Bytes ?? []),
                $"{Convert.ToHexString(data)}: {expected.Code} {Hex(expected.Bytes)}, {actual.Code} {Hex(actual.Bytes)}");

        static string Hex(byte[]? bytes) => bytes is null ? "" : Convert.ToHexString(bytes);
    }

    /// <summary>The same of inheritances: which class an object is may be said by any piece.</summary>
    [Fact]
    public void Gathered_parts_are_what_merged_ones_are()
    {
        var random = new Random(28);
        int good = 0;
        for (int i = 0; i < 20_000; i++)
        {
            byte[] data =
                Repeat(random.Next(5),
                    _ => Piece(1,
                    Repeat(random.Next(3),
                    _ => random.Next(3) == 0 ? Items(random.Next(100))
                        : Piece(10,
                            Repeat(random.Next(3),
                            _ => random.Next(3) == 0 ? Items(random.Next(100)) : Piece(random.Next(11, 13), Items(random.Next(100))))))));
            (byte[]? Bytes, OctavoErrorCode? Code) expected = Read<AroundListParts>(data);
            (byte[]? Bytes, OctavoErrorCode? Code) actual = Read<AroundArrayParts>(data);
            good += expected.Code is null ? 1 : 0;
            Assert.True(expected.Code == actual.Code && (expected.Bytes ?? []).AsSpan().SequenceEqual(actual.Bytes ?? []),
                $"{Convert.ToHexString(data)}: {expected.Code}, {actual.Code}");
        }
        Assert.InRange(good, 10_000, 19_900);

        byte[] Piece(int number, byte[] content) => random.Next(3) == 0 ? Group(number, content) : Field(number, content);

        static (byte[]?, OctavoErrorCode?) Read<T>(byte[] data)
        {
            try
            {
                return (OctavoProtobuf.Serialize(OctavoProtobuf.Deserialize<T>(data)), null);
            }
            catch (OctavoException e)
            {
                return (null, e.Code);
            }
        }
    }

    /// <summary>A fault in a later piece has its own place and path.</summary>
    [Fact]
    public void Faults_in_pieces_have_their_places()
    {
        byte[] data = [.. Field(1, Items(1)), .. Field(1, Items(2)), 88, 1, .. Field(1, [16, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
            .. Field(1, Items(3))];
        OctavoException gathered = Assert.Throws<OctavoException>(() => OctavoProtobuf.Deserialize<Around<int[]>>(data));
        OctavoException merged = Assert.Throws<OctavoException>(() => OctavoProtobuf.Deserialize<Around<List<int>>>(data));
        Assert.Equal((merged.Code, merged.Offset, merged.Path[merged.Path.LastIndexOf('>')..]),
            (gathered.Code, gathered.Offset, gathered.Path[gathered.Path.LastIndexOf('>')..]));
        byte[] cut = [.. Field(1, Items(1)), .. Field(1, Items(2)), .. Field(1, Items(3)), 10, 20];
        gathered = Assert.Throws<OctavoException>(() => OctavoProtobuf.Deserialize<Around<int[]>>(cut));
        merged = Assert.Throws<OctavoException>(() => OctavoProtobuf.Deserialize<Around<List<int>>>(cut));
        Assert.Equal((merged.Code, merged.Offset, merged.Path[merged.Path.LastIndexOf('>')..]),
            (gathered.Code, gathered.Offset, gathered.Path[gathered.Path.LastIndexOf('>')..]));
    }

    private static void Sequence<T>() => Ways<T>(Items);

    private static void Map<T>() => Ways<T>(i => Field(1, [8, .. Varint((uint)(1_000_000 - i)), 16, 1]));

    private static void Ways<T>(Func<int, byte[]> item)
    {
        if (!TestRun.Takes(typeof(T).ToString(), oneIn: 4))
        {
            return;
        }
        OctavoProtobufOptions options = OctavoProtobufOptions.Default;
        foreach (int number in new[] { 1, 2, 3, 4, 6, 8, 9, 12 })
        {
            Grows(n => Repeat(n, i => Field(number, item(i))));
        }
        Grows(n => Repeat(n, i => Group(8, item(i))));
        Grows(n => Repeat(n, i => [.. Field(1, item(i)), 88, 1, .. Field(8, item(i)), .. Group(1, item(i))]));
        Grows(n => Field(5, [8, 1, .. Repeat(n, i => Field(2, item(i)))]));
        Grows(n => Repeat(n, i => Field(10, Field(10, Field(2, item(i))))));
        Grows(n => Repeat(n, i => i % 10 == 9 ? Field(7, "t"u8.ToArray()) : Field(6, item(i))));
        Grows(n => Repeat(n, i => i % 10 == 9 ? Field(12, item(i)) : [.. Field(6, item(i)), 56, 1, 88, 1]));
        Growth.IsLinear(n => Repeat(n, i => Field(1, item(i))), data => OctavoProtobuf.Deserialize<Around<T>>(Segments.Pieces(data, 1)), n: 100,
            bytesAByte: 400);

        void Grows(Func<int, byte[]> make) => Growth.IsLinear(make, data => OctavoProtobuf.Deserialize<Around<T>>(data, options), n: 200);
    }

    private static byte[] RandomAround(Random random, int depth)
    {
        var bytes = new List<byte>();
        int[] numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
        int few = random.Next(1, 5);
        random.Shuffle(numbers);
        for (int fields = random.Next(12); fields > 0; fields--)
        {
            int number = numbers[random.Next(few)];
            switch (number)
            {
                case 5:
                    bytes.AddRange(Field(5, [8, (byte)random.Next(3), .. Repeat(random.Next(3), _ => Message(2, RandomHeld(random)))]));
                    break;
                case 7:
                    bytes.AddRange(Field(7, "text"u8.ToArray()[..random.Next(4)]));
                    break;
                case 10:
                    bytes.AddRange(depth > 0 ? Message(10, RandomAround(random, depth - 1)) : []);
                    break;
                case 11:
                    bytes.AddRange([88, (byte)random.Next(100)]);
                    break;
                default:
                    bytes.AddRange(Message(number, RandomHeld(random)));
                    break;
            }
        }
        return [.. bytes];

        byte[] Message(int number, byte[] content) => random.Next(3) == 0 ? Group(number, content) : Field(number, content);
    }

    private static byte[] RandomHeld(Random random) => Repeat(random.Next(5), _ => random.Next(4) switch
    {
        0 => [8, (byte)random.Next(100)],
        1 => Field(1, [.. Enumerable.Range(0, random.Next(4)).Select(_ => (byte)random.Next(100))]),
        2 => [16, (byte)random.Next(100)],
        _ => random.Next(3) == 0 ? Group(3, [8, 1]) : [],
    });

    private static byte[] Nested(int depth, byte[] inner, Func<int, byte[], byte[]> field)
    {
        byte[] data = inner;
        for (int i = 0; i < depth; i++)
        {
            data = [.. field(10, [88, 1]), .. field(10, data)];
        }
        return data;
    }

    private static byte[] Items(int i) => [10, 4, (byte)(i & 127), 1, (byte)(i >> 7 & 127), (byte)(i >> 14 & 127)];

    private static byte[] Field(int number, byte[] content) => [.. Varint((uint)number << 3 | 2), .. Varint((uint)content.Length), .. content];

    private static byte[] Group(int number, byte[] content) => [.. Varint((uint)number << 3 | 3), .. content, .. Varint((uint)number << 3 | 4)];

    private static byte[] Repeat(int n, Func<int, byte[]> make) => [.. Enumerable.Range(0, n).SelectMany(make)];

    private static byte[] Varint(uint value)
    {
        var bytes = new List<byte>();
        for (; value >= 0x80; value >>= 7)
        {
            bytes.Add((byte)(value | 0x80));
        }
        return [.. bytes, (byte)value];
    }
}
