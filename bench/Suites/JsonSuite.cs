// Owns: the bars of Binary and MessagePack against System.Text.Json's generated code, on the types of documents 002 and 000. Knows the facades alone.
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using Octavo.Bench.Data;
using Octavo.Bench.Harness;

namespace Octavo.Bench.Suites;

/// <summary>Facade against facade: byte[] from a value and a value from byte[]. A bar is the lowest ratio of several runs less a fifth.</summary>
/// <remarks>SimpleClass[100] makes arrays beyond 85,000 bytes: what the collector does with them is most of its writing, and swings by half.</remarks>
internal static class JsonSuite
{
    internal static IEnumerable<Bar> Create()
    {
        var data = new BenchData(3);
        BenchJsonContext json = BenchJsonContext.Default;
        return Bars("SimpleClass", BenchData.Many(64, data.Class), json.SimpleClass, new(7.0, 9.5, 4.8, 6.5))
            .Concat(Bars("SimpleClass[100]", BenchData.Many(4, () => BenchData.Many(100, data.Class)), json.SimpleClassArray, new(3.2, 10.0, 3.2, 7.2)))
            .Concat(Bars("SimpleStruct", BenchData.Many(256, data.Struct), json.SimpleStruct, new(8.0, 15.0, 5.0, 10.5)))
            .Concat(Bars("SimpleStruct[1000]", BenchData.Many(4, () => BenchData.Many(1000, data.Struct)), json.SimpleStructArray, new(28.0, 70.0, 6.8, 17.0)))
            .Concat(Bars("SimpleObject", BenchData.Many(256, data.Simple), json.SimpleObject, new(2.1, 3.4, 2.7, 3.1)))
            .Concat(Bars("ComplexObject", BenchData.Many(64, data.Complex), json.ComplexObject, new(3.6, 4.5, 3.6, 3.9)));
    }

    private static IEnumerable<Bar> Bars<T>(string name, T[] values, JsonTypeInfo<T> json, Least least)
    {
        byte[][] jsons = [.. values.Select(v => JsonSerializer.SerializeToUtf8Bytes(v, json))];
        byte[][] binaries = [.. values.Select(v => OctavoBinary.Serialize(v))];
        byte[][] msgPacks = [.. values.Select(v => OctavoMsgPack.Serialize(v))];
        int count = values.Length;
        yield return Faster($"Binary write {name}", count, () => Each(values, v => OctavoBinary.Serialize(v)),
            () => Each(values, v => JsonSerializer.SerializeToUtf8Bytes(v, json)), Check, least.BinaryWrite);
        yield return Faster($"Binary read {name}", count, () => Each(binaries, p => OctavoBinary.Deserialize<T>(p)),
            () => Each(jsons, p => JsonSerializer.Deserialize(p, json)), Check, least.BinaryRead);
        yield return Faster($"MessagePack write {name}", count, () => Each(values, v => OctavoMsgPack.Serialize(v)),
            () => Each(values, v => JsonSerializer.SerializeToUtf8Bytes(v, json)), Check, least.MsgPackWrite);
        yield return Faster($"MessagePack read {name}", count, () => Each(msgPacks, p => OctavoMsgPack.Deserialize<T>(p)),
            () => Each(jsons, p => JsonSerializer.Deserialize(p, json)), Check, least.MsgPackRead);

        void Check()
        {
            for (int i = 0; i < count; i++)
            {
                // MessagePack's timestamps have no DateTime.Kind: its values are compared by the bytes that they make again.
                bool binary = JsonSerializer.Serialize(OctavoBinary.Deserialize<T>(binaries[i])!, json) == JsonSerializer.Serialize(values[i], json);
                bool msgPack = OctavoMsgPack.Serialize(OctavoMsgPack.Deserialize<T>(msgPacks[i])!).AsSpan().SequenceEqual(msgPacks[i]);
                if (!binary || !msgPack)
                {
                    throw new InvalidOperationException($"{name} does not make the round trip through {(binary ? "MessagePack" : "Binary")}.");
                }
            }
        }
    }

    private static Bar Faster(string name, int items, Action ours, Action other, Action verify, double least) =>
        new(new Pair(name + ", System.Text.Json", items, ours, other, verify), Claim.FasterAtLeast, least);

    private static void Each<T, TResult>(T[] values, Func<T, TResult> work)
    {
        foreach (T value in values)
        {
            work(value);
        }
    }

    /// <summary>The bars of one type.</summary>
    private sealed record Least(double BinaryWrite, double BinaryRead, double MsgPackWrite, double MsgPackRead);
}
