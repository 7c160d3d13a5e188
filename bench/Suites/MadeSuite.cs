// Owns: the bars of messages that Octavo.Proto made of their .proto files, against what Grpc.Tools made of the same. Knows the facades alone.
extern alias made;

using System.Buffers;
using Google.Protobuf;
using Octavo.Bench.Data;
using Octavo.Bench.Harness;
using Octavo.Lab.Workloads;
using Made = made::Octavo.Lab.Peers.Google;
using Other = Octavo.Lab.Peers.Google;

namespace Octavo.Bench.Suites;

/// <summary>Six of the messages of <see cref="ProtobufSuite"/>, under its bars.</summary>
internal static class MadeSuite
{
    internal static IEnumerable<Bar> Create()
    {
        var data = new ProtobufData(7, DataFiles.Folder);
        return Bars(MessageBars.Google, Bytes(64, data.Google), Other.GoogleMessage1.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message),
            static bytes => OctavoProtobuf.Deserialize<Made.GoogleMessage1>(bytes)!)
            .Concat(
                Bars(MessageBars.Flat, Bytes(64, data.Flat), Other.FlatMessage.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message),
                    static bytes => OctavoProtobuf.Deserialize<Made.FlatMessage>(bytes)!))
            .Concat(
                Bars(MessageBars.Ints, Bytes(64, data.Ints), Other.TwelveInts.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message),
                    static bytes => OctavoProtobuf.Deserialize<Made.TwelveInts>(bytes)!))
            .Concat(
                Bars(MessageBars.Children, Bytes(4, data.Children), Other.SmallChildren.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message),
                    static bytes => OctavoProtobuf.Deserialize<Made.SmallChildren>(bytes)!))
            .Concat(
                Bars(MessageBars.Northwind, Bytes(1, data.Northwind), Other.Database.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message),
                    static bytes => OctavoProtobuf.Deserialize<Made.Database>(bytes)!))
            .Concat(
                Bars(MessageBars.Tiles, Bytes(4, data.Tile), Other.Tile.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message),
                    static bytes => OctavoProtobuf.Deserialize<Made.Tile>(bytes)!));
    }

    /// <summary>Messages as bytes, of the types by hand that have the seeded data.</summary>
    internal static byte[][] Bytes<T>(int count, Func<T> make)
        where T : class => [.. Enumerable.Range(0, count).Select(_ => ProtobufSample<T>.Of(make()).Bytes)];

    private static IEnumerable<Bar> Bars<T, TOther>(MessageBars bars, byte[][] data, MessageParser<TOther> parser, Action<ArrayBufferWriter<byte>, T> write,
        Func<byte[], T> read)
        where T : class
        where TOther : class, IMessage<TOther> =>
        bars.Of(", made of its file", data, [.. data.Select(read)], parser, write, read, value =>
        {
            var destination = new ArrayBufferWriter<byte>();
            write(destination, value);
            return destination.WrittenSpan.ToArray();
        });
}
