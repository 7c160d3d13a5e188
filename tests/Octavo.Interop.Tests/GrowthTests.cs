// Owns: what the layouts of other systems cost: as much as their data has bytes, by every part that there may be many of, reading and writing.
using Octavo.Interop.Tests.Haskell;
using Octavo.Interop.Tests.Kryo;
using Octavo.Interop.Tests.NetSerializer;
using Octavo.Interop.Tests.Types;
using Octavo.Tests.Shared;

namespace Octavo.Interop.Tests;

public sealed class GrowthTests
{
    private const int Few = 400;

    private static readonly SerializerLimits s_limits = new() { MaxDepth = 10_000 };


    [Theory]
    [InlineData(HaskellPackage.Binary)]
    [InlineData(HaskellPackage.Cereal)]
    public void Haskell(HaskellPackage package)
    {
        var options = new HaskellOptions { Package = package, Limits = s_limits };
        foreach ((string name, Func<int, Everything> make) in Everythings())
        {
            Check(name, make, value => OctavoHaskell.Serialize(value, options), data => OctavoHaskell.Deserialize<Everything>(data, options));
        }
        Check("chunks", n => Enumerable.Range(0, n).ToList(), value => OctavoHaskell.Serialize(value, options),
            data => OctavoHaskell.Deserialize<List<int>>(new MemoryStream(data), options));
    }

    /// <summary>Many values in one chunk: what was consumed is not moved for each. A value of a byte takes the state of a decoder, 1,145 bytes.</summary>
    [Fact]
    public void Values_of_one_chunk() => Growth.IsLinear(n => [.. Enumerable.Repeat((byte)1, 100 * n)], data =>
    {
        var decoder = new HaskellDecoder<bool>();
        int values = 0;
        for (HaskellDecodeState state = decoder.Feed(data); state == HaskellDecodeState.Done; state = decoder.Next())
        {
            values++;
        }
        Assert.Equal(data.Length, values);
    }, n: Few, bytesAByte: 1_300, what: "values of a chunk");

    /// <summary>A count whose entries take no bytes is an error of the data, and the decoder has failed.</summary>
    [Fact]
    public void A_count_that_overflows_is_refused()
    {
        Assert.Throws<OctavoException>(() => OctavoHaskell.Deserialize<Dictionary<byte, Unit>>([0]));
        var decoder = new HaskellDecoder<Dictionary<byte, Unit>>();
        Assert.Equal(HaskellDecodeState.Fail, decoder.Feed([0, 0, 0, 0, 0x7F, 0xFF, 0xFF, 0]));
        Assert.Equal(OctavoErrorCode.InvalidData, decoder.Error.Code);
    }

    /// <summary>Zeros with a scale of -512: no power of ten is made for them.</summary>
    [Fact]
    public void Decimals_of_Kryo()
    {
        KryoOptions options = KryoManifests.Interop(named: false) with { CollectionClass = KryoMember.Array };
        int length = OctavoKryo.Serialize(new decimal[2], options).Length - OctavoKryo.Serialize(new decimal[1], options).Length;
        Growth.IsLinear(
            n =>
            {
                byte[] zeros = OctavoKryo.Serialize(new decimal[n], options);
                return [.. zeros[..^(n * length)], .. Enumerable.Repeat((byte[])[.. zeros[^length..^1], 0xFF, 7], n).SelectMany(one => one)];
            },
            data => Assert.Equal(0, OctavoKryo.Deserialize<decimal[]>(data, options)!.Sum()), n: Few, bytesAByte: 60, what: "decimals");
    }

    [Fact]
    public void Serialise()
    {
        var options = new SerialiseOptions { Limits = s_limits };
        foreach ((string name, Func<int, Everything> make) in Everythings())
        {
            Check(name, make, value => OctavoSerialise.Serialize(value, options), data => OctavoSerialise.Deserialize<Everything>(data, options));
        }
    }

    /// <summary>Maps and sets that are sorted, each in an entry of another: where the entries begin is found once, and not for each of them.</summary>
    [Fact]
    public void Sorted_maps_and_sets_in_one_another()
    {
        var haskell = new HaskellOptions { Limits = s_limits };
        var serialise = new SerialiseOptions { Limits = s_limits };
        foreach ((string name, Func<int, Nest> make) in ((string, Func<int, Nest>)[])
        [
            ("maps", n => Inner(n, inner => new Nest { Map = new() { ["b"] = inner, ["a"] = new() } })),
            ("maps, in order", n => Inner(n, inner => new Nest { Map = new() { ["a"] = inner, ["b"] = new() } })),
            ("sets", n => Inner(n, inner => new Nest { Set = [new() { Id = 2, Map = new() { ["b"] = inner, ["a"] = new() } }, new() { Id = 1 }] })),
        ])
        {
            CheckWriting(name, make, value => OctavoHaskell.Serialize(value, haskell));
            CheckWriting(name, make, value => OctavoSerialise.Serialize(value, serialise));
        }
        Nest read = OctavoHaskell.Deserialize<Nest>(OctavoHaskell.Serialize(Inner(3, inner => new Nest { Map = new() { ["b"] = inner, ["a"] = new() } })))!;
        Assert.Equal(["a", "b"], read.Map!["b"].Map!["b"].Map!.Keys);

        static Nest Inner(int levels, Func<Nest, Nest> around) => Enumerable.Range(0, levels).Aggregate(new Nest(), (inner, _) => around(inner));
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Kryo(bool named)
    {
        KryoOptions options = KryoManifests.Interop(named) with { Limits = s_limits };
        (string Name, Func<int, JavaThing> Make)[] parts =
        [
            ("numbers", n => new JavaThing { BInts = [.. Enumerable.Range(0, n)] }),
            ("texts", n => new JavaThing { CStrings = [.. Enumerable.Range(0, n).Select(i => $"text {i}")] }),
            ("the same text", n => new JavaThing { CStrings = [.. Enumerable.Repeat("text", n)] }),
            ("letters", n => new JavaThing { AString = new string('é', n) }),
            ("figures", n => new JavaThing { CFigures = [.. Enumerable.Range(0, n).Select(i => (JavaFigure)new JavaSquare(i))] }),
            ("arrays", n => new JavaThing { BGrid = [.. Enumerable.Range(0, n).Select(i => new[] { i })] }),
            ("maps", n => new JavaThing { CMaps = [.. Enumerable.Range(0, n).Select(i => new Dictionary<string, int> { ["a"] = i })] }),
            ("entries", n => new JavaThing { CMap = Enumerable.Range(0, n).ToDictionary(i => $"{i}", i => (List<int?>?)[i]) }),
            ("sorted entries", n => new JavaThing { CSorted = Enumerable.Range(0, n).ToDictionary(i => i, i => (JavaFigure?)null) }),
            ("a set", n => new JavaThing { CSet = [.. Enumerable.Range(0, n).Select(i => $"{i}")] }),
            ("a large number", n => new JavaThing { AInteger = System.Numerics.BigInteger.Pow(2, 8 * Math.Min(n, 2_000)) }),
        ];
        foreach ((string name, Func<int, JavaThing> make) in parts)
        {
            Check(name, make, value => OctavoKryo.Serialize(value, options), data => OctavoKryo.Deserialize<JavaThing>(data, options));
        }
        var rings = new KryoOptions { References = true, Classes = [new("Ring", typeof(Ring)) { IsFinal = false }], Limits = s_limits };
        // Binary, which the walk reads, has 32 levels of them.
        Check("references in a row",
            n => Enumerable.Range(0, Math.Min(n, 24)).Aggregate((Ring?)null, (next, i) => new Ring { Next = next, Name = new string('a', n) })!,
            value => OctavoKryo.Serialize(value, rings), data => OctavoKryo.Deserialize<Ring>(data, rings));
    }

    [Fact]
    public void MemoryPack()
    {
        var options = new MemoryPackOptions { Limits = s_limits };
        Pack("levels", n => Enumerable.Range(0, n).Aggregate((PackObj?)null, (inner, i) => new PackObj { A = i, D = inner })!);
        Pack("images", n => Enumerable.Range(0, n).Select(i => new PackSpot { X = i }).ToArray());
        Pack("structs", n => Enumerable.Range(0, n).Select(i => new PackMan { Id = i, Name = "a" }).ToArray());
        Pack("texts", n => Enumerable.Range(0, n).Select(i => $"text {i}").ToArray());
        Pack("entries", n => Enumerable.Range(0, n).ToDictionary(i => $"{i}", i => i));
        Pack("pairs",
            n => new PackPairs
            {
                Memory = new() { [1] = 2 },
                Maybe = Enumerable.Range(0, n).ToDictionary(i => i, i => (long?)i),
                Tuple = (1, "a"),
                Man = new PackMan { Name = "a" }
            });
        Pack("tolerant types", n => new PackHolder { Items = [.. Enumerable.Range(0, n).Select(i => new PackVt { A = i, B = "b" })] });
        Pack("references", n =>
        {
            var root = new PackNode();
            root.Kids = [.. Enumerable.Range(0, n).Select(i => new PackNode { Id = i, Parent = root })];
            return root;
        });

        void Pack<T>(string name, Func<int, T> make) =>
            Check("MemoryPack: " + name, make, value => OctavoMemoryPack.Serialize(value, options), data => OctavoMemoryPack.Deserialize<T>(data, options));
    }

    /// <summary>Numbers of objects that were chosen: multiples of a table's size.</summary>
    [Fact]
    public void Numbers_of_objects()
    {
        var options = new MemoryPackOptions { Limits = s_limits };
        PackNode[] nodes = [new(), new(), new()];
        Assert.Equal(OctavoMemoryPack.Serialize(nodes, options), Nodes(3, i => [(byte)i]));
        Growth.IsLinear(n => Nodes(n, i => [0x83, .. BitConverter.GetBytes(i * 17_519)]), data => OctavoMemoryPack.Deserialize<PackNode[]>(data, options),
            n: 1_800);

        static byte[] Nodes(int n, Func<int, byte[]> number) =>
        [
            .. BitConverter.GetBytes(n),
            .. Enumerable.Range(0, n).SelectMany(i => (byte[])[3, 4, 1, 4, .. number(i), 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
        ];
    }

    [Theory]
    [InlineData(NetSerializerVersion.NetSerializer4)]
    [InlineData(NetSerializerVersion.NetSerializer2)]
    public void NetSerializer(NetSerializerVersion version)
    {
        NetSerializerOptions options = NetMessages.Of(version) with { Limits = s_limits };
        (string Name, Func<int, NetMessage> Make)[] parts =
        [
            ("numbers", n => new NetIntArray { Value = [.. Enumerable.Range(0, n)] }),
            ("bytes", n => new NetByteArray { Value = new byte[n] }),
            ("letters", n => new NetString { Value = new string('é', n) }),
            ("entries", n => new NetDictionaries { Ints = Enumerable.Range(0, n).ToDictionary(i => i, i => i) }),
            ("objects", n => new NetDictionaries { Objects = Enumerable.Range(0, n).ToDictionary(i => $"{i}", i => new NetSimple2 { Value = i }) }),
            ("nodes", n => new NetNode { Children = [.. Enumerable.Range(0, n).Select(i => (NetNode?)new NetNode { Value = i })] }),
            ("levels", n => Enumerable.Range(0, n).Aggregate((NetNode?)null, (next, i) => new NetNode { Value = i, Next = next })!),
        ];
        foreach ((string name, Func<int, NetMessage> make) in parts)
        {
            Check(name, make, value => OctavoNetSerializer.Serialize(value, options), data => OctavoNetSerializer.Deserialize<NetMessage>(data, options));
        }
    }

    private static (string Name, Func<int, Everything> Make)[] Everythings()
    {
        return
        [
            ("letters", n => With(value => value.Remark.Body = new string('é', n))),
            ("a set", n => With(value => value.Remark.Tags = [.. Enumerable.Range(0, n)])),
            ("entries", n => With(value => value.Remark.ByGrade = Enumerable.Range(0, n).ToDictionary(i => ((short)i, (char?)'a'), i => new[] { Grade.Low }))),
            ("elements of an entry", n => With(value => value.Remark.ByGrade = new() { [(1, null)] = new Grade[n] })),
            ("a name", n => With(value => value.Order.Name = new string('a', n))),
            ("lines", n => With(value => value.Order.Lines = [.. Enumerable.Range(0, n).Select(i => new Line("a", i, 1))])),
            ("a stock", n => With(value => value.Order.Stock = Enumerable.Range(0, n).ToDictionary(i => $"{i}", i => i))),
            ("levels", n => With(_ => { }) with { Tree = Enumerable.Range(0, n).Aggregate((Tree)new Leaf(1), (left, i) => new Branch(left, new Leaf(1))) }),
        ];

        static Everything With(Action<Everything> change)
        {
            Everything value = new RandomValues(3).Next();
            change(value);
            return value;
        }
    }

    private static void Check<T>(string what, Func<int, T> make, Func<T, byte[]> write, Action<byte[]> read)
    {
        Growth.IsLinear(n => write(make(n)), read, n: Few, what: what);
        CheckWriting(what, make, write);
    }

    private static void CheckWriting<T>(string what, Func<int, T> make, Func<T, byte[]> write)
    {
        // The value is found by its data's length: writing is measured as reading is.
        var values = new Dictionary<int, T>();
        Growth.IsLinear(n =>
        {
            T value = make(n);
            byte[] data = write(value);
            values[data.Length] = value;
            return data;
        }, data => write(values[data.Length]), n: Few, what: what + ", writing");
    }
}
