// Owns: the bars of a refused read: what it costs to find that a payload is damaged, and where. Knows the facades alone.
using Octavo.Bench.Data;
using Octavo.Bench.Harness;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Protobuf;

[assembly: Octavo.GenerateCodecFor(typeof(Octavo.Bench.Suites.Followed<bool[]>))]
[assembly: Octavo.GenerateCodecFor(typeof(Octavo.Bench.Suites.Followed<char[]>))]
[assembly: Octavo.GenerateCodecFor(typeof(Octavo.Bench.Suites.Followed<KeyValuePair<int, bool>[]>))]
[assembly: Octavo.GenerateCodecFor(typeof(Octavo.Bench.Suites.Followed<System.Numerics.Vector3[]>))]

namespace Octavo.Bench.Suites;

/// <summary>
/// Reading a payload whose last byte is missing against reading it whole. Both read all of it; the refusal throws, and goes through the data once more to find
/// the member. What a sender of damaged data makes a server pay must stay within a small multiple of what good data costs.
/// </summary>
internal static class ErrorSuite
{
    private const double AtMost = 10;

    private delegate byte[] Write<T>(T value);

    private delegate T? Read<T>(byte[] payload);

    internal static IEnumerable<Bar> Create()
    {
        var data = new BenchData(27);
        var messages = new ProtobufData(27, DataFiles.Folder);
        var random = new Random(27);
        return Of("SimpleClass[100]", BenchData.Many(4, () => BenchData.Many(100, data.Class)))
            .Concat(Of("int[100,000]", BenchData.Many(4, () => Enumerable.Range(0, 100_000).Select(_ => random.Next()).ToArray())))
            .Concat(Of(
                "string[10,000]",
                    BenchData.Many(4, () => Enumerable.Range(0, 10_000).Select(i => new string((char)('a' + (i % 26)), random.Next(30))).ToArray())))
            .Concat(Of("Dictionary<int, int> of 10,000", BenchData.Many(4, () => Enumerable.Range(0, 10_000).ToDictionary(i => i, _ => random.Next()))))
            .Concat(Of("bool[100,000] and a number", BenchData.Many(4, () => Before(100_000, _ => random.Next(2) == 0))))
            .Concat(Of("char[100,000] and a number", BenchData.Many(4, () => Before(100_000, _ => (char)random.Next(' ', 1_000)))))
            .Concat(Of("KeyValuePair<int, bool>[100,000] and a number",
                BenchData.Many(4, () => Before(100_000, i => KeyValuePair.Create(random.Next(), i % 2 == 0)))))
            .Concat(Of("Vector3[100,000] and a number", BenchData.Many(4, () => Before(100_000, i => new System.Numerics.Vector3(i, random.Next(), 0)))))
            .Concat(Of("tree", BenchData.Many(4, () => IntTree.Make(random, 12))))
            .Concat(One("Protobuf", "small children", BenchData.Many(4, messages.Children),
                static value => OctavoProtobuf.Serialize(value), static bytes => OctavoProtobuf.Deserialize<SmallChildren>(bytes)))
            .Concat(One("Protobuf", "Northwind", BenchData.Many(1, messages.Northwind),
                static value => OctavoProtobuf.Serialize(value), static bytes => OctavoProtobuf.Deserialize<Database>(bytes)));
    }

    /// <summary>An array alone is refused at its count: the last byte is to be of something after it.</summary>
    private static Followed<T[]> Before<T>(int count, Func<int, T> element) => new([.. Enumerable.Range(0, count).Select(element)], 1_000);

    private static IEnumerable<Bar> Of<T>(string name, T[] values) =>
        One("Binary", name, values, static value => OctavoBinary.Serialize(value), static bytes => OctavoBinary.Deserialize<T>(bytes))
            .Concat(One("Compact", name, values, static value => OctavoCompact.Serialize(value), static bytes => OctavoCompact.Deserialize<T>(bytes)))
            .Concat(One("MessagePack", name, values, static value => OctavoMsgPack.Serialize(value), static bytes => OctavoMsgPack.Deserialize<T>(bytes)))
            .Concat(One("CBOR", name, values, static value => OctavoCbor.Serialize(value), static bytes => OctavoCbor.Deserialize<T>(bytes)))
            .Concat(One("JSON", name, values, static value => OctavoJson.Serialize(value), static bytes => OctavoJson.Deserialize<T>(bytes)));

    private static IEnumerable<Bar> One<T>(string format, string name, T[] values, Write<T> write, Read<T> read)
    {
        byte[][] payloads = [.. values.Select(value => write(value))];
        byte[][] damaged = [.. payloads.Select(payload => payload[..^1])];
        yield return new(
            new Pair(
                $"{format} refuse {name}, read whole", payloads.Length, () => Array.ForEach(damaged, payload => Kept.Value = Refused(payload)),
                () => Array.ForEach(payloads, payload => Kept.Value = read(payload)), Check),
            Claim.CostsAtMost, AtMost);

        OctavoException Refused(byte[] payload)
        {
            try
            {
                read(payload);
            }
            catch (OctavoException refusal)
            {
                return refusal;
            }
            throw new InvalidOperationException($"{format} read a {name} whose last byte is missing.");
        }

        void Check() => Array.ForEach(damaged, payload => Refused(payload));
    }
}

/// <summary>A value and a number after it.</summary>
/// <param name="Value">The value.</param>
/// <param name="Last">The number.</param>
[GenerateCodec]
public sealed partial record Followed<T>(T Value, int Last);
