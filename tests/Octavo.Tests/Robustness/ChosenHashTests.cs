// Owns: that keys which an attacker computes have hashes of their own, wherever keys are hashed. Counts, and growth; knows no format.
using System.Globalization;
using System.Numerics;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Json;
using Octavo.Cbor;
using Octavo.Internal;
using Octavo.MsgPack;
using Octavo.Protobuf.WellKnown;
using Octavo.Tests.Shared;
using Octavo.Text;

namespace Octavo.Tests.Robustness;

public sealed class ChosenHashTests
{
    private const int Keys = 2_000;

    /// <summary>The slots of a dictionary of 8,420 to 17,519 keys.</summary>
    private const int TableSize = 17_519;

    private static readonly OctavoJsonOptions s_json = new() { Limits = SerializerLimits.Untrusted };

    private static readonly OctavoMsgPackOptions s_msgPack = new() { Limits = SerializerLimits.Untrusted };

    [Fact]
    public void Pairs_meet_in_HashCode()
    {
        Assert.True(Hashes(ChosenKeys.Floats().Take(Keys).Select(p => new Vector2(p.X, p.Y))) <= 2);
        Assert.Equal(1, Hashes(Enumerable.Range(1, Keys).Select(ChosenKeys.Halves)));
    }

    [Fact]
    public void Vectors()
    {
        var value = new ManyKeys { Vectors = [.. ChosenKeys.Floats().Take(Keys).Select(p => new Vector2(p.X, p.Y))] };
        HashSet<Vector2> read = OctavoMsgPack.Deserialize<ManyKeys>(OctavoMsgPack.Serialize(value), s_msgPack)!.Vectors!;
        Assert.Equal(Keys, read.Count);
        Assert.True(read.Select(one => read.Comparer.GetHashCode(one)).Distinct().Count() > Keys * 99 / 100);
        Assert.Equal(read.Comparer.GetHashCode(new(0f, 1)), read.Comparer.GetHashCode(new(-0f, 1)));
    }

    [Fact]
    public void The_types_of_the_library()
    {
        Distinct(i => new ProtobufValue(BitConverter.Int64BitsToDouble(ChosenKeys.Halves(i))));
        Distinct(i => new ProtobufValue(new ProtobufListValue { BitConverter.Int64BitsToDouble(ChosenKeys.Halves(i)) }));
        Distinct(i => new ProtobufValue(new ProtobufStruct { ["a"] = BitConverter.Int64BitsToDouble(ChosenKeys.Halves(i)) }));
        Distinct(i => new CodecOptional<long>(ChosenKeys.Halves(i)));
        Distinct(i => new MsgPackTimestamp(ChosenKeys.Halves(i), 1));
        Distinct(i => new MsgPackExtension(5, BitConverter.GetBytes(ChosenKeys.Wide(i))));
        Distinct(i => new ProtobufAny("a", BitConverter.GetBytes(ChosenKeys.Wide(i))));
        Assert.Equal(new ProtobufStruct { ["a"] = 1, ["b"] = 0.0 }.GetHashCode(), new ProtobufStruct { ["b"] = -0.0, ["a"] = 1 }.GetHashCode());
        Assert.Equal(CodecOptional<long>.Undefined.GetHashCode(), default(CodecOptional<long>).GetHashCode());
    }

    [Fact]
    public void Values_without_a_type()
    {
        IEnumerable<object?> numbers = Enumerable.Range(0, Keys).Select(i => (object?)ChosenKeys.Wide(i));
        IEnumerable<object?> bytes = Enumerable.Range(0, Keys).Select(i => (object?)BitConverter.GetBytes(ChosenKeys.Wide(i)));
        foreach (IEnumerable<object?> keys in (IEnumerable<object?>[])[numbers, bytes, numbers.Select(one => (object?)new[] { one })])
        {
            Assert.True(keys.Select(MsgPackValueComparer.Instance.GetHashCode).Distinct().Count() > Keys * 99 / 100);
            Assert.True(keys.Select(CborValueComparer.Instance.GetHashCode).Distinct().Count() > Keys * 99 / 100);
        }
        Growth.IsLinear(static n => Dynamic(n, [0xDF], [0xCF], 0xC0), static data => OctavoMsgPack.ReadDynamic(data), what: "MessagePack");
        Growth.IsLinear(static n => Dynamic(n, [0xBA], [0x1B], 0xF6), static data => OctavoCbor.ReadDynamic(data), what: "CBOR");
    }

    [Fact]
    public void Text_in_frozen_collections()
    {
        Growth.IsLinear(static n => JsonSerializer.SerializeToUtf8Bytes(new { Map = ChosenKeys.Frozen(n).ToDictionary(k => k, _ => 1) }), Read, what: "map");
        Growth.IsLinear(static n => JsonSerializer.SerializeToUtf8Bytes(new { Set = ChosenKeys.Frozen(n) }), Read, what: "set");
        Growth.IsLinear(static n => JsonSerializer.SerializeToUtf8Bytes(new { IgnoreCase = ChosenKeys.Frozen(n) }), Read, what: "set without case");
        FrozenTexts read = OctavoJson.Deserialize<FrozenTexts>("""{"Map":{"a":1,"A":2},"Set":["a","A"],"IgnoreCase":["a","b"]}"""u8, s_json)!;
        Assert.Equal(2, read.Map!["A"]);
        Assert.Equal(1, read.Map.GetAlternateLookup<ReadOnlySpan<char>>()["a"]);
        Assert.Equal((true, false, true), (read.IgnoreCase!.Contains("A"), read.Set!.Contains("B"), read.Set.Contains("a")));

        static void Read(byte[] data)
        {
            FrozenTexts read = OctavoJson.Deserialize<FrozenTexts>(data, s_json)!;
            Assert.All(read.Map?.Keys ?? [], key => Assert.True(read.Map!.ContainsKey(key)));
        }
    }

    [Theory, InlineData("JSON"), InlineData("Binary"), InlineData("Protobuf")]
    public void Sets_and_maps_behind_ICollection(string format)
    {
        long[] keys = [.. Enumerable.Range(1, Keys).Select(ChosenKeys.Halves)];
        Errors.Expect(OctavoErrorCode.UnseededHash, () => Read(format, one => Fill(one.Set, keys)));
        Errors.Expect(OctavoErrorCode.UnseededHash, () => Read(format, one => Fill(one.Map, [.. keys.Select(k => KeyValuePair.Create(k, 1))])));
        Assert.Equal(Keys, Read(format, one => Fill(one.List, keys)).List.Count);
        Assert.Equal(Keys, Read(format, one => Fill(one.Texts, [.. keys.Select(k => k.ToString(CultureInfo.InvariantCulture))])).Texts.Count);
        Assert.Equal(100, Read(format, one => Fill(one.Set, keys[..100])).Set.Count);
        Assert.Equal(100, Read(format, one => Fill(one.Map, [.. keys[..100].Select(k => KeyValuePair.Create(k, 1))])).Map.Count);
        Assert.Equal(Keys, Read(format, one => Fill(one.Set, [.. Enumerable.Range(0, Keys).Select(i => (long)i)])).Set.Count);
    }

    [Fact]
    public void Clones_keep_the_comparer()
    {
        var pairs = Enumerable.Range(1, Keys).ToDictionary(ChosenKeys.Halves, _ => 1);
        var value = new KeyViews
        {
            Map = new(pairs),
            MapInterface = new System.Collections.ObjectModel.ReadOnlyDictionary<long, int>(pairs),
            Set = new(pairs.Keys.ToHashSet()),
            SetInterface = new System.Collections.ObjectModel.ReadOnlySet<long>(pairs.Keys.ToHashSet()),
            Lookup = pairs.ToLookup(p => p.Key, p => 1),
        };
        KeyViews read = OctavoMsgPack.Deserialize<KeyViews>(OctavoMsgPack.Serialize(value), s_msgPack)!;
        var options = new OctavoMsgPackOptions();
        Growth.IsLinear(
            n => OctavoMsgPack.Serialize(new KeyViews
            {
                Map = new(pairs.Take(n).ToDictionary()),
                Set = new(pairs.Keys.Take(n).ToHashSet()),
                Lookup = pairs.Take(n).ToLookup(p => p.Key, p => 1),
            }),
            static data =>
            {
                KeyViews first = OctavoMsgPack.Deserialize<KeyViews>(data, s_msgPack)!;
                KeyViews second = OctavoGraph.Clone(OctavoGraph.Clone(first))!;
                Assert.True(OctavoGraph.Equals(first, second));
            },
            n: Keys / 8, bytesAByte: 2_000);
        Assert.Equal(Keys, OctavoGraph.Clone(read)!.Lookup!.Count);
        var texts = new KeyViews { Texts = new(new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 }) };
        Assert.Equal(1, OctavoGraph.Clone(texts)!.Texts!["A"]);
    }

    [Fact]
    public void Sets_that_are_compared()
    {
        Growth.IsLinear(static n => new byte[n], static data => Compare(Enumerable.Range(0, data.Length).Select(i => (long)i)), n: 4_000, bytesAByte: 1_000);
        ManyKeys two = OctavoJson.Deserialize<ManyKeys>("""{"Set":[1,2,3,4]}"""u8)!;
        ManyKeys other = OctavoJson.Deserialize<ManyKeys>("""{"Set":[4,9,2,1]}"""u8)!;
        GraphDifference difference = Assert.Single(OctavoGraph.Diff(two, other));
        Assert.Equal((3L, 9L), ((long)difference.Left!, (long)difference.Right!));

        static void Compare(IEnumerable<long> keys) =>
            Assert.True(OctavoGraph.Equals(new ManyKeys { Set = [.. keys] }, new ManyKeys { Set = [.. keys.Reverse()] }));
    }

    /// <summary>Keys of objects that protobuf-net refers to: multiples of a table's size.</summary>
    [Fact]
    public void Keys_that_data_gives_to_objects()
    {
        byte[] data = Objects(3);
        Assert.Equal(3, OctavoProtobuf.Deserialize<ManyReferences>(data)!.All.Count);
        Growth.IsLinear(Objects, static data => OctavoProtobuf.Deserialize<ManyReferences>(data), n: 1_800, bytesAByte: 100);

        static byte[] Objects(int n) => [.. Enumerable.Range(1, n).SelectMany(static i =>
        {
            int key = i * TableSize;
            byte[] number = [(byte)(key | 0x80), (byte)((key >> 7) | 0x80), (byte)((key >> 14) | 0x80), (byte)((key >> 21) | 0x80), (byte)(key >> 28)];
            return (byte[])[0x0A, 8, 0x10, .. number, 0x52, 0];
        })];
    }

    [Fact]
    public void Numbers_of_a_readers_own_tables()
    {
        var numbers = Enumerable.Range(1, Keys).Select(i => i * TableSize).ToArray();
        Assert.Single(numbers.Select(one => one.GetHashCode() % TableSize).Distinct());
        Assert.True(numbers.Select(one => (uint)KeyedNumbers.Instance.GetHashCode(one) % TableSize).Distinct().Count() > Keys * 4 / 5);
    }

    private static HiddenSets Read(string format, Action<HiddenSets> fill)
    {
        var value = new HiddenSets();
        fill(value);
        return format switch
        {
            "JSON" => OctavoJson.Deserialize<HiddenSets>(OctavoJson.Serialize(value), s_json)!,
            "Binary" => OctavoBinary.Deserialize<HiddenSets>(OctavoBinary.Serialize(value), new OctavoBinaryOptions { Limits = SerializerLimits.Untrusted })!,
            _ => OctavoProtobuf.Deserialize<HiddenSets>(OctavoProtobuf.Serialize(value), new OctavoProtobufOptions { Limits = SerializerLimits.Untrusted })!,
        };
    }

    private static void Fill<T>(ICollection<T> collection, T[] items)
    {
        foreach (T item in items)
        {
            collection.Add(item);
        }
    }

    private static int Hashes<T>(IEnumerable<T> keys) => keys.Select(k => k!.GetHashCode()).Distinct().Count();

    private static void Distinct<T>(Func<int, T> key)
    {
        int hashes = Hashes(Enumerable.Range(1, Keys).Select(key));
        Assert.True(hashes > Keys * 99 / 100, $"{typeof(T)}: {hashes} hashes");
    }

    /// <summary>A map of n keys of 64 bits.</summary>
    private static byte[] Dynamic(int n, byte[] head, byte[] key, byte item)
    {
        var data = new List<byte>([.. head, (byte)(n >> 24), (byte)(n >> 16), (byte)(n >> 8), (byte)n]);
        for (int i = 0; i < n; i++)
        {
            byte[] number = BitConverter.GetBytes(ChosenKeys.Wide(i));
            Array.Reverse(number);
            data.AddRange([.. key, .. number, item]);
        }
        return [.. data];
    }
}
