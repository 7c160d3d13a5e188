// Owns: collections of collections and of objects. Knows no format.
namespace Octavo.Tests.Zoo.Types;

internal static class Collections
{
    internal static IEnumerable<ZooEntry> Entries() =>
    [
        new ZooEntry<Jagged>("jagged arrays", () =>
        [
            new(),
            new() { Ints = [], Texts = [], Bytes = [], Cubes = [], Structs = [] },
            new() { Ints = [[1, 2], [], null, [3]], Texts = [["a", null], []], Bytes = [[1], null, []], Cubes = [[[1.5], []], [], null],
                Structs = [[new(1, 2)], [], null] },
        ]),
        new ZooEntry<Lists>("lists of lists", () =>
        [
            new(),
            new() { OfLists = [], OfArrays = [], OfMaps = [], OfSets = [] },
            new() { OfLists = [[1], [], [2, 3]], OfArrays = [["x"], []], OfMaps = [new() { ["a"] = 1 }, []], OfSets = [[1, 2], []] },
        ]),
        new ZooEntry<Maps>("maps of everything", () => [new(), Maps.Empty(), Maps.Filled()]),
        new ZooEntry<Sets>("sets",
            () => [new(), new() { Numbers = [], Texts = [], Guids = [], Records = [] },
            new() { Numbers = [3, 1, 2], Texts = ["b", "a", ""], Guids = [Guid.AllBitsSet], Records = [new(1, 2), new(2, 1)] }]),
        new ZooEntry<AllBulks>("collections of every primitive by name",
            () => [new(), AllBulks.Make(0), AllBulks.Make(1), AllBulks.Make(29), AllBulks.Make(300)]),
        new ZooEntry<NullsInCollections>("nulls in collections", () =>
        [
            new(),
            new() { Texts = [null, "", null], Objects = [null, new() { A = 1 }, null], List = [null], Map = new() { ["n"] = null, ["o"] = new() },
                Structs = [null, new(1, 2), null] },
        ]),
        new ZooEntry<List<List<int>>?>("root list of lists", () => [[], [[1], []], null]),
        new ZooEntry<int[][]?>("root jagged array", () => [[], [[1], []], null]),
        new ZooEntry<Dictionary<string, List<int[]>>?>("root dictionary of lists of arrays", () => [[], new() { ["x"] = [[1], []] }, null]),
    ];
}

[GenerateCodec]
public sealed class Jagged
{
    public int[]?[]? Ints { get; set; }

    public string?[][]? Texts { get; set; }

    public byte[]?[]? Bytes { get; set; }

    public double[][]?[]? Cubes { get; set; }

    public ReadOnlyRecordStruct[]?[]? Structs { get; set; }
}

[GenerateCodec]
public sealed class Lists
{
    [CodecMember(1)] public List<List<int>>? OfLists { get; set; }

    [CodecMember(2)] public List<string[]>? OfArrays { get; set; }

    [CodecMember(3)] public List<Dictionary<string, int>>? OfMaps { get; set; }

    [CodecMember(4)] public List<HashSet<int>>? OfSets { get; set; }
}

[GenerateCodec]
public sealed class Maps
{
    public Dictionary<int, string?>? A { get; set; }

    public Dictionary<string, SealedClass?>? B { get; set; }

    public Dictionary<Guid, List<int>>? C { get; set; }

    public Dictionary<ByteEnum, Dictionary<string, double>>? D { get; set; }

    public Dictionary<char, bool>? E { get; set; }

    public Dictionary<DateOnly, PlainStruct>? F { get; set; }

    public Dictionary<ReadOnlyRecordStruct, int>? G { get; set; }

    public Dictionary<bool, byte[]?>? H { get; set; }

    public Dictionary<RecordStruct, string>? I { get; set; }

    internal static Maps Empty() => new() { A = [], B = [], C = [], D = [], E = [], F = [], G = [], H = [], I = [] };

    internal static Maps Filled()
    {
        var maps = new Maps
        {
            A = Enumerable.Range(0, 40).ToDictionary(n => n, n => n % 3 == 0 ? null : $"{n}"),
            B = new() { [""] = null, ["x"] = new() { A = 1 } },
            C = new() { [Guid.Empty] = [], [Guid.AllBitsSet] = [1, 2] },
            D = new() { [ByteEnum.Zero] = [], [ByteEnum.Most] = new() { ["nan"] = double.NaN } },
            E = new() { ['a'] = true, ['\uFFFF'] = false },
            F = new() { [DateOnly.MaxValue] = new() { A = 1, B = "b" } },
            G = new() { [new(1, 2)] = 3, [new(1, 3)] = 4 },
            H = new() { [true] = null, [false] = [1] },
            I = new() { [new(1, "a", null)] = "x", [new(1, null, 2)] = "y" },
        };
        for (int i = 0; i < 40; i += 2)
        {
            maps.A.Remove(i);
        }
        maps.A.Add(1000, "after removals");
        maps.A.Add(1001, "and one more");
        return maps;
    }
}

[GenerateCodec]
public sealed class Sets
{
    public HashSet<int>? Numbers { get; set; }

    public HashSet<string>? Texts { get; set; }

    public HashSet<Guid>? Guids { get; set; }

    public HashSet<ReadOnlyRecordStruct>? Records { get; set; }
}

[GenerateCodec]
public sealed class AllBulks
{
    public bool[]? Bools { get; set; }
    public sbyte[]? SBytes { get; set; }
    public short[]? Int16s { get; set; }
    public ushort[]? UInt16s { get; set; }
    public int[]? Int32s { get; set; }
    public uint[]? UInt32s { get; set; }
    public long[]? Int64s { get; set; }
    public ulong[]? UInt64s { get; set; }
    public float[]? Singles { get; set; }
    public double[]? Doubles { get; set; }
    public List<bool>? BoolList { get; set; }
    public List<byte>? ByteList { get; set; }
    public List<int>? Int32List { get; set; }
    public List<long>? Int64List { get; set; }
    public List<ulong>? UInt64List { get; set; }
    public List<double>? DoubleList { get; set; }
    public Guid[]? Guids { get; set; }
    public List<decimal>? Decimals { get; set; }
    public char[]? Chars { get; set; }

    internal static AllBulks Make(int count)
    {
        var random = new Random(count);
        return new AllBulks
        {
            Bools = Fill(i => i % 3 == 0),
            SBytes = Fill(_ => (sbyte)random.Next()),
            Int16s = Fill(_ => (short)Bits()),
            UInt16s = Fill(_ => (ushort)Bits()),
            Int32s = Fill(_ => (int)Bits()),
            UInt32s = Fill(_ => (uint)Bits()),
            Int64s = Fill(_ => Bits()),
            UInt64s = Fill(_ => (ulong)Bits()),
            Singles = Fill(_ => BitConverter.Int32BitsToSingle((int)Bits())),
            Doubles = Fill(_ => BitConverter.Int64BitsToDouble(Bits())),
            BoolList = [.. Fill(i => i % 2 == 0)],
            ByteList = [.. Fill(i => (byte)i)],
            Int32List = [.. Fill(_ => (int)Bits())],
            Int64List = [.. Fill(_ => Bits())],
            UInt64List = [.. Fill(_ => (ulong)Bits())],
            DoubleList = [.. Fill(_ => random.NextDouble())],
            Guids = Fill(i => new Guid(i, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)),
            Decimals = [.. Fill(i => new decimal(i, i, i, i % 2 == 0, (byte)(i % 29)))],
            Chars = Fill(i => (char)(i * 257)),
        };

        // Every length of number, both signs.
        long Bits() => random.NextInt64(long.MinValue, long.MaxValue) >> random.Next(64);

        T[] Fill<T>(Func<int, T> make) => [.. Enumerable.Range(0, count).Select(make)];
    }

    /// <summary>The same without what text cannot say: halves of surrogate pairs, NaN, infinities.</summary>
    internal static AllBulks MakePlain(int count)
    {
        AllBulks all = Make(count);
        all.Chars = [.. all.Chars!.Select(unit => char.IsSurrogate(unit) ? '語' : unit)];
        all.Singles = [.. all.Singles!.Select(number => float.IsFinite(number) ? number : 0.1f)];
        all.Doubles = [.. all.Doubles!.Select(number => double.IsFinite(number) ? number : 0.1)];
        return all;
    }
}

[GenerateCodec]
public sealed class NullsInCollections
{
    public string?[]? Texts { get; set; }

    public SealedClass?[]? Objects { get; set; }

    public List<SealedClass?>? List { get; set; }

    public Dictionary<string, SealedClass?>? Map { get; set; }

    public ReadOnlyRecordStruct?[]? Structs { get; set; }
}
