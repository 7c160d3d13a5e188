// Owns: the bars of Protobuf against Google.Protobuf's generated messages, on the messages of table protobuf. Knows the facades alone.
using System.Buffers;
using Google.Protobuf;
using Octavo.Bench.Data;
using Octavo.Bench.Harness;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Protobuf;
using Other = Octavo.Lab.Peers.Google;

namespace Octavo.Bench.Suites;

/// <summary>Reading a message, and writing it to a reused buffer; both write the same bytes. The calls name their types, as a user's do: a type parameter would have the codec looked up at each. Files that are nowhere above the current folder are replaced by messages of their lengths.</summary>
internal static class ProtobufSuite
{
    internal static IEnumerable<Bar> Create()
    {
        var data = new ProtobufData(7, DataFiles.Folder);
        return Bars("google_message1", 64, data.Google, Other.GoogleMessage1.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message), static bytes => OctavoProtobuf.Deserialize<GoogleMessage1>(bytes)!, new(0.38, 0.62))
            .Concat(Bars("flat twelve members", 64, data.Flat, Other.FlatMessage.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message), static bytes => OctavoProtobuf.Deserialize<FlatMessage>(bytes)!, new(0.33, 0.54)))
            .Concat(Bars("twelve ints", 64, data.Ints, Other.TwelveInts.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message), static bytes => OctavoProtobuf.Deserialize<TwelveInts>(bytes)!, new(0.31, 0.43)))
            .Concat(Bars("wide, a third of 120 members", 64, data.Wide, Other.Wide.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message), static bytes => OctavoProtobuf.Deserialize<Wide>(bytes)!, new(0.45, 1.0)))
            .Concat(Bars("1,000 small children", 4, data.Children, Other.SmallChildren.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message), static bytes => OctavoProtobuf.Deserialize<SmallChildren>(bytes)!, new(0.28, 0.58)))
            .Concat(Bars("chain of 50 x 1 KB", 4, data.Chain, Other.Chain.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message), static bytes => OctavoProtobuf.Deserialize<Chain>(bytes)!, new(0.22, 0.80)))
            .Concat(Bars("Northwind", 1, data.Northwind, Other.Database.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message), static bytes => OctavoProtobuf.Deserialize<Database>(bytes)!, new(0.45, 0.68)))
            .Concat(Bars("vector tiles", 4, data.Tile, Other.Tile.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message), static bytes => OctavoProtobuf.Deserialize<Tile>(bytes)!, new(0.45, 0.68)));
    }

    private static IEnumerable<Bar> Bars<T, TOther>(string name, int count, Func<T> make, MessageParser<TOther> parser, Action<ArrayBufferWriter<byte>, T> write, Func<byte[], T> read, Most most)
        where T : class
        where TOther : class, IMessage<TOther>
    {
        ProtobufSample<T>[] samples = [.. Enumerable.Range(0, count).Select(_ => ProtobufSample<T>.Of(make()))];
        TOther[] others = [.. samples.Select(sample => parser.ParseFrom(sample.Bytes))];
        var destination = new ArrayBufferWriter<byte>(1 << 20);
        yield return Cheaper($"Protobuf write {name}, Google.Protobuf", () => Array.ForEach(samples, sample => Write(sample.Value)), () => Array.ForEach(others, WriteOther), most.Write);
        yield return Cheaper($"Protobuf read {name}, Google.Protobuf", () => Array.ForEach(samples, sample => read(sample.Bytes)), () => Array.ForEach(samples, sample => parser.ParseFrom(sample.Bytes)), most.Read);

        Bar Cheaper(string row, Action ours, Action other, double bar) => new(new Pair(row, count, ours, other, Check), Claim.CostsAtMost, bar);

        void Write(T value)
        {
            destination.ResetWrittenCount();
            write(destination, value);
        }

        void WriteOther(TOther value)
        {
            destination.ResetWrittenCount();
            value.WriteTo(destination);
        }

        void Check()
        {
            for (int i = 0; i < count; i++)
            {
                byte[] bytes = samples[i].Bytes;
                Write(samples[i].Value);
                bool ours = destination.WrittenSpan.SequenceEqual(bytes) && ProtobufWire.Write(read(bytes)).AsSpan().SequenceEqual(bytes);
                WriteOther(others[i]);
                if (!ours || !destination.WrittenSpan.SequenceEqual(bytes))
                {
                    throw new InvalidOperationException($"{name}: {(ours ? "Google.Protobuf" : "Octavo")} has other bytes than the reference.");
                }
            }
        }
    }

    /// <summary>The bars of one message: ours ÷ Google's.</summary>
    private sealed record Most(double Write, double Read);
}
