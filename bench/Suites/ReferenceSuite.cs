// Owns: the bars of references: what it costs that an object may come again, and the same graphs in JSON libraries that keep references.
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using Octavo.Bench.Data;
using Octavo.Bench.Harness;
using Octavo.Bench.Models;
using JsonConvert = Newtonsoft.Json.JsonConvert;

namespace Octavo.Bench.Suites;

internal static class ReferenceSuite
{
    private const int Levels = 9;
    private const double CostsAtMost = 1.5;
    private const double FasterThanNewtonsoft = 3;
    private const double FasterThanSystem = 2;

    private static readonly JsonSerializerOptions s_preserve = new() { ReferenceHandler = ReferenceHandler.Preserve, MaxDepth = 1000 };

    private static readonly Newtonsoft.Json.JsonSerializerSettings s_newtonsoft =
        new() { PreserveReferencesHandling = Newtonsoft.Json.PreserveReferencesHandling.Objects, MaxDepth = 1000 };

    internal static IEnumerable<Bar> Create()
    {
        Branch[] plain = BenchData.Many(16, () => Tree(Levels)!);
        SharedBranch[] shared = BenchData.Many(16, () => SharedTree(Levels)!);
        foreach (Bar bar in Costs("Binary", plain, shared, v => OctavoBinary.Serialize(v), v => OctavoBinary.Serialize(v),
            b => OctavoBinary.Deserialize<Branch>(b), b => OctavoBinary.Deserialize<SharedBranch>(b))
            .Concat(
                Costs("Compact", plain, shared, v => OctavoCompact.Serialize(v), v => OctavoCompact.Serialize(v), b => OctavoCompact.Deserialize<Branch>(b),
                    b => OctavoCompact.Deserialize<SharedBranch>(b)))
            .Concat(
                Costs("MessagePack", plain, shared, v => OctavoMsgPack.Serialize(v), v => OctavoMsgPack.Serialize(v), b => OctavoMsgPack.Deserialize<Branch>(b),
                    b => OctavoMsgPack.Deserialize<SharedBranch>(b))))
        {
            yield return bar;
        }
        Station[] graphs = BenchData.Many(8, () => Graph(500));
        byte[][] ours = [.. graphs.Select(g => OctavoJson.Serialize(g))];
        byte[][] systems = [.. graphs.Select(g => JsonSerializer.SerializeToUtf8Bytes(g, s_preserve))];
        byte[][] binary = [.. graphs.Select(g => OctavoBinary.Serialize(g))];
        yield return Faster("JSON write cyclic graph of 500, System.Text.Json", FasterThanSystem, () => Each(graphs, g => OctavoJson.Serialize(g)),
            () => Each(graphs, g => JsonSerializer.SerializeToUtf8Bytes(g, s_preserve)));
        yield return Faster("JSON read cyclic graph of 500, System.Text.Json", FasterThanSystem, () => Each(ours, b => OctavoJson.Deserialize<Station>(b)),
            () => Each(systems, b => JsonSerializer.Deserialize<Station>(b, s_preserve)));
        yield return Faster("JSON write cyclic graph of 500, Newtonsoft.Json", FasterThanNewtonsoft, () => Each(graphs, g => OctavoJson.Serialize(g)),
            () => Each(graphs, g => Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(g, s_newtonsoft))));
        yield return Faster("JSON read cyclic graph of 500, Newtonsoft.Json", FasterThanNewtonsoft, () => Each(ours, b => OctavoJson.Deserialize<Station>(b)),
            () => Each(ours, b => JsonConvert.DeserializeObject<Station>(Encoding.UTF8.GetString(b), s_newtonsoft)));
        yield return Faster("Binary write cyclic graph of 500, System.Text.Json", FasterThanSystem, () => Each(graphs, g => OctavoBinary.Serialize(g)),
            () => Each(graphs, g => JsonSerializer.SerializeToUtf8Bytes(g, s_preserve)));
        yield return Faster("Binary read cyclic graph of 500, System.Text.Json", FasterThanSystem,
            () => Each(binary, b => OctavoBinary.Deserialize<Station>(b)), () => Each(systems, b => JsonSerializer.Deserialize<Station>(b, s_preserve)));

        Bar Faster(string name, double atLeast, Action one, Action other) =>
            new(new Pair("References: " + name, graphs.Length, one, other, () => Verify(graphs, ours, systems)), Claim.FasterAtLeast, atLeast);
    }

    private static IEnumerable<Bar> Costs(string format, Branch[] plain, SharedBranch[] shared, Func<Branch, byte[]> write,
        Func<SharedBranch, byte[]> writeShared, Func<byte[], Branch?> read, Func<byte[], SharedBranch?> readShared)
    {
        byte[][] plainBytes = [.. plain.Select(write)];
        byte[][] sharedBytes = [.. shared.Select(writeShared)];
        yield return new(
            new Pair($"References: {format} write tree of 511, without", plain.Length, () => Each(shared, writeShared), () => Each(plain, write), Verify),
                Claim.CostsAtMost, CostsAtMost);
        yield return new(
            new Pair($"References: {format} read tree of 511, without", plain.Length, () => Each(sharedBytes, readShared), () => Each(plainBytes, read),
                Verify), Claim.CostsAtMost, CostsAtMost);

        void Verify()
        {
            for (int i = 0; i < plain.Length; i++)
            {
                if (!sharedBytes[i].AsSpan().SequenceEqual(plainBytes[i]) || !writeShared(readShared(sharedBytes[i])!).AsSpan().SequenceEqual(sharedBytes[i]))
                {
                    throw new InvalidOperationException("A tree that shares nothing has the same bytes, and makes the round trip.");
                }
            }
        }
    }

    private static void Verify(Station[] graphs, byte[][] ours, byte[][] systems)
    {
        for (int i = 0; i < graphs.Length; i++)
        {
            if (!OctavoGraph.Equals(graphs[i], OctavoJson.Deserialize<Station>(ours[i]))
                || !OctavoGraph.Equals(graphs[i], JsonSerializer.Deserialize<Station>(systems[i], s_preserve)))
            {
                throw new InvalidOperationException("The graph does not make the round trip.");
            }
        }
    }

    private static Branch? Tree(int levels) =>
        levels == 0 ? null : new() { Id = levels, Name = levels < 3 ? "leaf" : null, Left = Tree(levels - 1), Right = Tree(levels - 1) };

    private static SharedBranch? SharedTree(int levels) =>
        levels == 0 ? null : new() { Id = levels, Name = levels < 3 ? "leaf" : null, Left = SharedTree(levels - 1), Right = SharedTree(levels - 1) };

    /// <summary>Groups of ten around stations of a ring, each of which knows the hub and its neighbours: nesting stays below what the peers allow.</summary>
    private static Station Graph(int stations)
    {
        Station hub = new() { Id = 0, Name = "hub", Lines = [] };
        for (int i = 1; i < stations; i += 10)
        {
            Station[] group = [.. Enumerable.Range(i, 10).Select(id => new Station { Id = id, Name = "station " + id })];
            for (int j = 0; j < group.Length; j++)
            {
                group[j].Lines = [hub, group[(j + 1) % 10], group[(j + 9) % 10]];
            }
            hub.Lines.Add(group[0]);
        }
        return hub;
    }

    private static void Each<T, TResult>(T[] items, Func<T, TResult> call)
    {
        foreach (T item in items)
        {
            Kept.Value = call(item);
        }
    }
}
