// Owns: the bars of CBOR: against System.Formats.Cbor by hand on documents 002, 003 and 004, against our MessagePack on arrays of integers. Knows the facades
// alone.
using System.Buffers;
using System.Formats.Cbor;
using Octavo.Bench.Cbor;
using Octavo.Bench.Data;
using Octavo.Bench.Harness;
using Octavo.Lab.Peers;
using Octavo.Lab.Workloads;
using Response = Octavo.Lab.Workloads.LargeSample.Response;

namespace Octavo.Bench.Suites;

/// <summary>Reading a value, and writing it to a reused buffer. Both sides write the same bytes; the platform's reader and writer are used again, in their mode
/// that checks the least.</summary>
internal static class CborSuite
{
    private const double ObjectsAtLeast = 3;

    private const double ArraysAtMost = 1.3;

    private const int Length = 1000;

    /// <summary>4,096 leaves.</summary>
    private const int Depth = 12;

    internal static IEnumerable<Bar> Create()
    {
        var data = new BenchData(8);
        var random = new Random(8);
        return Objects("SimpleClass", BenchData.Many(64, () => InUtc(data.Class())), static (to, value) => OctavoCbor.Serialize(to, value),
            static bytes => OctavoCbor.Deserialize<SimpleClass>(bytes)!, SimpleClassByHand.Write, SimpleClassByHand.Read)
            .Concat(
                Objects("largesample", [.. JsonDocuments.LargeSamples(DataFiles.Folder, 1, indented: false).Select(sample => sample.Value)],
                    static (to, value) => OctavoCbor.Serialize(to, value), static bytes => OctavoCbor.Deserialize<Response>(bytes)!, LargeSampleByHand.Write,
                    LargeSampleByHand.Read))
            .Concat(
                Objects("tree", BenchData.Many(4, () => IntTree.Make(random, Depth)), static (to, value) => OctavoCbor.Serialize(to, value),
                    static bytes => OctavoCbor.Deserialize<IntTree>(bytes)!, TreeByHand.Write, TreeByHand.Read))
            .Concat(Arrays("int[1000]", () => random.Next()))
            .Concat(Arrays("int[1000] below 24", () => random.Next(24)))
            .Concat(Arrays("int[1000] below 100", () => random.Next(100)))
            .Concat(Arrays("int[1000] below 60,000", () => random.Next(60_000)))
            .Concat(Arrays("int[1000] of any sign", () => random.Next(int.MinValue, int.MaxValue)))
            .Concat(Arrays("int[1000], one in ten large", () => random.Next(10) == 0 ? random.Next() : random.Next(100)))
            .Concat(Arrays("int[1000] of any length", () => random.Next() >> random.Next(31)))
            .Concat(Arrays("long[1000]", () => random.NextInt64()))
            .Concat(Arrays("long[1000] below 60,000", () => (long)random.Next(60_000)))
            .Concat(Arrays("short[1000]", () => (short)random.Next()));
    }

    private static SimpleClass InUtc(SimpleClass value)
    {
        value.CreateTime = DateTime.SpecifyKind(value.CreateTime, DateTimeKind.Utc);
        value.Dates = [.. value.Dates.Select(date => DateTime.SpecifyKind(date, DateTimeKind.Utc))];
        return value;
    }

    private static IEnumerable<Bar> Objects<T>(string name, T[] values, Action<ArrayBufferWriter<byte>, T> write, Func<byte[], T> read,
        Action<CborWriter, T> writeOther, Func<CborReader, T> readOther)
    {
        byte[][] payloads = [.. values.Select(value => OctavoCbor.Serialize(value))];
        var destination = new ArrayBufferWriter<byte>(1 << 20);
        byte[] other = new byte[1 << 20];
        var writer = new CborWriter(CborConformanceMode.Lax);
        var reader = new CborReader(payloads[0], CborConformanceMode.Lax);
        yield return Faster($"CBOR write {name}, System.Formats.Cbor", () => Array.ForEach(values, value => Write(value)),
            () => Array.ForEach(values, value => WriteOther(value)));
        yield return Faster($"CBOR read {name}, System.Formats.Cbor", () => Array.ForEach(payloads, payload => Kept.Value = read(payload)),
            () => Array.ForEach(payloads, payload => Kept.Value = ReadSlow(payload)));

        Bar Faster(string row, Action ours, Action theirs) => new(new Pair(row, values.Length, ours, theirs, Check), Claim.FasterAtLeast, ObjectsAtLeast);

        ReadOnlySpan<byte> Write(T value)
        {
            destination.ResetWrittenCount();
            write(destination, value);
            return destination.WrittenSpan;
        }

        ReadOnlySpan<byte> WriteOther(T value)
        {
            writer.Reset();
            writeOther(writer, value);
            return other.AsSpan(0, writer.Encode(other));
        }

        T ReadSlow(byte[] payload)
        {
            reader.Reset(payload);
            return readOther(reader);
        }

        void Check()
        {
            for (int i = 0; i < values.Length; i++)
            {
                if (!Write(values[i]).SequenceEqual(payloads[i]) || !WriteOther(values[i]).SequenceEqual(payloads[i])
                    || !Write(read(payloads[i])).SequenceEqual(payloads[i]) || !Write(ReadSlow(payloads[i])).SequenceEqual(payloads[i]))
                {
                    throw new InvalidOperationException($"{name} has other bytes, or comes back as another value.");
                }
            }
        }
    }

    private static IEnumerable<Bar> Arrays<T>(string name, Func<T> next)
    {
        T[][] values = BenchData.Many(32, () => Enumerable.Range(0, Length).Select(_ => next()).ToArray());
        byte[][] payloads = [.. values.Select(value => OctavoCbor.Serialize(value))];
        byte[][] msgPacks = [.. values.Select(value => OctavoMsgPack.Serialize(value))];
        var destination = new ArrayBufferWriter<byte>(1 << 16);
        yield return Cheaper($"CBOR write {name}, MessagePack", () => Array.ForEach(values, value => Write(value)), () => Array.ForEach(values, WriteOther));
        yield return Cheaper($"CBOR read {name}, MessagePack", () => Array.ForEach(payloads, payload => Kept.Value = OctavoCbor.Deserialize<T[]>(payload)),
            () => Array.ForEach(msgPacks, payload => Kept.Value = OctavoMsgPack.Deserialize<T[]>(payload)));

        Bar Cheaper(string row, Action ours, Action theirs) => new(new Pair(row, values.Length, ours, theirs, Check), Claim.CostsAtMost, ArraysAtMost);

        void Write(T[] value)
        {
            destination.ResetWrittenCount();
            OctavoCbor.Serialize(destination, value);
        }

        void WriteOther(T[] value)
        {
            destination.ResetWrittenCount();
            OctavoMsgPack.Serialize(destination, value);
        }

        void Check()
        {
            for (int i = 0; i < values.Length; i++)
            {
                if (!values[i].AsSpan().SequenceEqual(OctavoCbor.Deserialize<T[]>(payloads[i])!))
                {
                    throw new InvalidOperationException($"{name} comes back with other values.");
                }
            }
        }
    }
}
