// Owns: the bars of Compact: against Binary on objects, against MessagePack on arrays of primitives. Knows the facades alone.
using Octavo.Bench.Data;
using Octavo.Bench.Harness;

namespace Octavo.Bench.Suites;

/// <summary>Facade against facade: what smaller payloads may cost.</summary>
internal static class CompactSuite
{
    private const double ObjectsAtMost = 1.5;

    /// <summary>A struct alone is one copy of its image in Binary, and two varints here.</summary>
    private const double ImagesAtMost = 2.5;

    private const double ArraysAtMost = 1.3;

    private const int Length = 1000;

    internal static IEnumerable<Bar> Create()
    {
        var data = new BenchData(4);
        var random = new Random(4);
        return Objects("SimpleClass", BenchData.Many(64, data.Class))
            .Concat(Objects("SimpleStruct", BenchData.Many(256, data.Struct), ImagesAtMost))
            .Concat(Objects("SimpleObject", BenchData.Many(256, data.Simple)))
            .Concat(Objects("ComplexObject", BenchData.Many(64, data.Complex)))
            .Concat(Arrays("int[1000]", BenchData.Many(32, () => data.Integers(Length))))
            .Concat(Arrays("int[1000] below 100", BenchData.Many(32, () => Ints(() => random.Next(100)))))
            .Concat(Arrays("int[1000] below 60,000", BenchData.Many(32, () => Ints(() => random.Next(60_000)))))
            .Concat(Arrays("int[1000], one in ten large", BenchData.Many(32, () => Ints(() => random.Next(10) == 0 ? random.Next() : random.Next(100)))))
            .Concat(Arrays("long[1000]", BenchData.Many(32, () => Longs(() => random.NextInt64()))))
            .Concat(Arrays("double[1000]", BenchData.Many(32, () => Enumerable.Range(0, Length).Select(_ => random.NextDouble()).ToArray())))
            .Concat(Arrays("bool[1000]", BenchData.Many(32, () => Enumerable.Range(0, Length).Select(_ => random.Next(2) == 0).ToArray())));
    }

    private static int[] Ints(Func<int> next) => [.. Enumerable.Range(0, Length).Select(_ => next())];

    private static long[] Longs(Func<long> next) => [.. Enumerable.Range(0, Length).Select(_ => next())];

    private static IEnumerable<Bar> Objects<T>(string name, T[] values, double atMost = ObjectsAtMost)
    {
        byte[][] compacts = [.. values.Select(v => OctavoCompact.Serialize(v))];
        byte[][] binaries = [.. values.Select(v => OctavoBinary.Serialize(v))];
        yield return new(
            new Pair($"Compact write {name}, Binary", values.Length, () => Each(values, v => OctavoCompact.Serialize(v)),
                () => Each(values, v => OctavoBinary.Serialize(v)), Check), Claim.CostsAtMost, atMost);
        yield return new(
            new Pair($"Compact read {name}, Binary", values.Length, () => Each(compacts, p => OctavoCompact.Deserialize<T>(p)),
                () => Each(binaries, p => OctavoBinary.Deserialize<T>(p)), Check), Claim.CostsAtMost, atMost);

        void Check() => Verify<T>(compacts);
    }

    private static IEnumerable<Bar> Arrays<T>(string name, T[][] values, double atMost = ArraysAtMost)
    {
        byte[][] compacts = [.. values.Select(v => OctavoCompact.Serialize(v))];
        byte[][] msgPacks = [.. values.Select(v => OctavoMsgPack.Serialize(v))];
        yield return new(
            new Pair($"Compact write {name}, MessagePack", values.Length, () => Each(values, v => OctavoCompact.Serialize(v)),
                () => Each(values, v => OctavoMsgPack.Serialize(v)), Check), Claim.CostsAtMost, atMost);
        yield return new(
            new Pair($"Compact read {name}, MessagePack", values.Length, () => Each(compacts, p => OctavoCompact.Deserialize<T[]>(p)),
                () => Each(msgPacks, p => OctavoMsgPack.Deserialize<T[]>(p)), Check), Claim.CostsAtMost, atMost);

        void Check() => Verify<T[]>(compacts);
    }

    private static void Each<T>(T[] items, Func<T, object?> call)
    {
        foreach (T item in items)
        {
            Kept.Value = call(item);
        }
    }

    private static void Verify<T>(byte[][] payloads)
    {
        foreach (byte[] payload in payloads)
        {
            if (!OctavoCompact.Serialize(OctavoCompact.Deserialize<T>(payload)).AsSpan().SequenceEqual(payload))
            {
                throw new InvalidOperationException("The value does not make the round trip.");
            }
        }
    }
}
