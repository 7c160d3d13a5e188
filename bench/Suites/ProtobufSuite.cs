// Owns: the bars of Protobuf with types by hand against Google.Protobuf's generated messages, on the messages of table protobuf. Knows the facades alone.
using System.Buffers;
using Google.Protobuf;
using Octavo.Bench.Data;
using Octavo.Bench.Harness;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Protobuf;
using Other = Octavo.Lab.Peers.Google;

namespace Octavo.Bench.Suites;

/// <summary>The calls name their types, as a user's do: a type parameter would have the codec looked up at each. Files that are nowhere above the current
/// folder are replaced by messages of their lengths.</summary>
internal static class ProtobufSuite
{
    internal static IEnumerable<Bar> Create()
    {
        var data = new ProtobufData(7, DataFiles.Folder);
        return Bars(MessageBars.Google, 64, data.Google, Other.GoogleMessage1.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message),
            static bytes => OctavoProtobuf.Deserialize<GoogleMessage1>(bytes)!)
            .Concat(
                Bars(MessageBars.Flat, 64, data.Flat, Other.FlatMessage.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message),
                    static bytes => OctavoProtobuf.Deserialize<FlatMessage>(bytes)!))
            .Concat(
                Bars(MessageBars.Ints, 64, data.Ints, Other.TwelveInts.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message),
                    static bytes => OctavoProtobuf.Deserialize<TwelveInts>(bytes)!))
            .Concat(
                Bars(MessageBars.Wide, 64, data.Wide, Other.Wide.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message),
                    static bytes => OctavoProtobuf.Deserialize<Wide>(bytes)!))
            .Concat(
                Bars(MessageBars.Children, 4, data.Children, Other.SmallChildren.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message),
                    static bytes => OctavoProtobuf.Deserialize<SmallChildren>(bytes)!))
            .Concat(
                Bars(MessageBars.Chain, 4, data.Chain, Other.Chain.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message),
                    static bytes => OctavoProtobuf.Deserialize<Chain>(bytes)!))
            .Concat(
                Bars(MessageBars.Northwind, 1, data.Northwind, Other.Database.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message),
                    static bytes => OctavoProtobuf.Deserialize<Database>(bytes)!))
            .Concat(
                Bars(MessageBars.Tiles, 4, data.Tile, Other.Tile.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message),
                    static bytes => OctavoProtobuf.Deserialize<Tile>(bytes)!));
    }

    private static IEnumerable<Bar> Bars<T, TOther>(MessageBars bars, int count, Func<T> make, MessageParser<TOther> parser,
        Action<ArrayBufferWriter<byte>, T> write, Func<byte[], T> read)
        where T : class
        where TOther : class, IMessage<TOther>
    {
        ProtobufSample<T>[] samples = [.. Enumerable.Range(0, count).Select(_ => ProtobufSample<T>.Of(make()))];
        return bars.Of("", [.. samples.Select(sample => sample.Bytes)], [.. samples.Select(sample => sample.Value)], parser, write, read, ProtobufWire.Write);
    }
}
