// Owns: the bars of messages that Octavo.Proto made of their .proto files, against what Grpc.Tools made of the same. Knows the facades alone.
extern alias made;

using System.Buffers;
using Google.Protobuf;
using Octavo.Bench.Data;
using Octavo.Bench.Harness;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Protobuf;
using Made = made::Octavo.Lab.Peers.Google;
using Other = Octavo.Lab.Peers.Google;

namespace Octavo.Bench.Suites;

/// <summary>As <see cref="ProtobufSuite"/>, with its bars.</summary>
internal static class MadeSuite
{
    internal static IEnumerable<Bar> Create()
    {
        var data = new ProtobufData(7, DataFiles.Folder);
        return Bars("google_message1", Bytes(64, data.Google), Other.GoogleMessage1.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message), static bytes => OctavoProtobuf.Deserialize<Made.GoogleMessage1>(bytes)!, 0.38, 0.62)
            .Concat(Bars("flat twelve members", Bytes(64, data.Flat), Other.FlatMessage.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message), static bytes => OctavoProtobuf.Deserialize<Made.FlatMessage>(bytes)!, 0.33, 0.54))
            .Concat(Bars("twelve ints", Bytes(64, data.Ints), Other.TwelveInts.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message), static bytes => OctavoProtobuf.Deserialize<Made.TwelveInts>(bytes)!, 0.31, 0.43))
            .Concat(Bars("1,000 small children", Bytes(4, data.Children), Other.SmallChildren.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message), static bytes => OctavoProtobuf.Deserialize<Made.SmallChildren>(bytes)!, 0.28, 0.58))
            .Concat(Bars("Northwind", Bytes(1, data.Northwind), Other.Database.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message), static bytes => OctavoProtobuf.Deserialize<Made.Database>(bytes)!, 0.45, 0.68))
            .Concat(Bars("vector tiles", Bytes(4, data.Tile), Other.Tile.Parser, static (to, message) => OctavoProtobuf.Serialize(to, message), static bytes => OctavoProtobuf.Deserialize<Made.Tile>(bytes)!, 0.45, 0.68));
    }

    /// <summary>Messages as bytes, of the types by hand that have the seeded data.</summary>
    internal static byte[][] Bytes<T>(int count, Func<T> make)
        where T : class => [.. Enumerable.Range(0, count).Select(_ => ProtobufSample<T>.Of(make()).Bytes)];

    private static IEnumerable<Bar> Bars<T, TOther>(string name, byte[][] data, MessageParser<TOther> parser, Action<ArrayBufferWriter<byte>, T> write, Func<byte[], T> read, double mostWrite, double mostRead)
        where T : class
        where TOther : class, IMessage<TOther>
    {
        T[] ours = [.. data.Select(read)];
        TOther[] others = [.. data.Select(parser.ParseFrom)];
        var destination = new ArrayBufferWriter<byte>(1 << 20);
        yield return new Bar(new Pair($"Protobuf write {name}, made of its file, Google.Protobuf", data.Length, () => Array.ForEach(ours, Write), () => Array.ForEach(others, WriteOther), Check), Claim.CostsAtMost, mostWrite);
        yield return new Bar(new Pair($"Protobuf read {name}, made of its file, Google.Protobuf", data.Length, () => Array.ForEach(data, one => read(one)), () => Array.ForEach(data, one => parser.ParseFrom(one)), Check), Claim.CostsAtMost, mostRead);

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
            for (int i = 0; i < data.Length; i++)
            {
                Write(ours[i]);
                byte[] written = destination.WrittenSpan.ToArray();
                WriteOther(others[i]);
                if (!destination.WrittenSpan.SequenceEqual(written) || !written.AsSpan().SequenceEqual(data[i]))
                {
                    throw new InvalidOperationException($"{name}: the made type and Google.Protobuf's write different bytes.");
                }
            }
        }
    }
}
