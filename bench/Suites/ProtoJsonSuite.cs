// Owns: the bars of ProtoJSON against Google.Protobuf's JsonFormatter and JsonParser, on messages of table protobuf. Knows the facades alone.
extern alias made;

using System.Buffers;
using System.Text;
using Google.Protobuf;
using Octavo.Bench.Data;
using Octavo.Bench.Harness;
using Octavo.Lab.Workloads;
using Made = made::Octavo.Lab.Peers.Google;
using Other = Octavo.Lab.Peers.Google;

namespace Octavo.Bench.Suites;

/// <summary>Messages to JSON and back, of the types that both make of the same files. Ours is UTF-8, Google's text of UTF-16, which a service would have to
/// encode in addition.</summary>
internal static class ProtoJsonSuite
{
    private const double NoSlower = 1.0;

    internal static IEnumerable<Bar> Create()
    {
        var data = new ProtobufData(7, DataFiles.Folder);
        return Bars(MessageBars.Google.Name, MadeSuite.Bytes(64, data.Google), Other.GoogleMessage1.Parser,
            static bytes => OctavoProtobuf.Deserialize<Made.GoogleMessage1>(bytes)!, static (to, message) => OctavoProtoJson.Serialize(to, message),
            static json => OctavoProtoJson.Deserialize<Made.GoogleMessage1>(json)!)
            .Concat(
                Bars(MessageBars.Flat.Name, MadeSuite.Bytes(64, data.Flat), Other.FlatMessage.Parser,
                    static bytes => OctavoProtobuf.Deserialize<Made.FlatMessage>(bytes)!, static (to, message) => OctavoProtoJson.Serialize(to, message),
                    static json => OctavoProtoJson.Deserialize<Made.FlatMessage>(json)!))
            .Concat(
                Bars(MessageBars.Northwind.Name, MadeSuite.Bytes(1, data.Northwind), Other.Database.Parser,
                    static bytes => OctavoProtobuf.Deserialize<Made.Database>(bytes)!, static (to, message) => OctavoProtoJson.Serialize(to, message),
                    static json => OctavoProtoJson.Deserialize<Made.Database>(json)!));
    }

    private static IEnumerable<Bar> Bars<T, TOther>(string name, byte[][] data, MessageParser<TOther> parser, Func<byte[], T> decode,
        Action<ArrayBufferWriter<byte>, T> write, Func<byte[], T> read)
        where T : class
        where TOther : class, IMessage<TOther>, new()
    {
        T[] ours = [.. data.Select(decode)];
        TOther[] others = [.. data.Select(parser.ParseFrom)];
        var destination = new ArrayBufferWriter<byte>(1 << 20);
        byte[][] json = [.. ours.Select(value => Written(value).ToArray())];
        string[] texts = [.. json.Select(Encoding.UTF8.GetString)];
        yield return new Bar(
            new Pair($"ProtoJSON write {name}, Google.Protobuf", data.Length, () => Array.ForEach(ours, value => Written(value)),
                () => Array.ForEach(others, other => JsonFormatter.Default.Format(other)), Check), Claim.CostsAtMost, NoSlower);
        yield return new Bar(
            new Pair($"ProtoJSON read {name}, Google.Protobuf", data.Length, () => Array.ForEach(json, one => read(one)),
                () => Array.ForEach(texts, text => JsonParser.Default.Parse<TOther>(text)), Check), Claim.CostsAtMost, NoSlower);

        ReadOnlySpan<byte> Written(T value)
        {
            destination.ResetWrittenCount();
            write(destination, value);
            return destination.WrittenSpan;
        }

        // Each must read what the other wrote, as the same message.
        void Check()
        {
            for (int i = 0; i < data.Length; i++)
            {
                T theirs = read(Encoding.UTF8.GetBytes(JsonFormatter.Default.Format(others[i])));
                bool isSame = Written(theirs).SequenceEqual(json[i]);
                if (!isSame || !JsonParser.Default.Parse<TOther>(texts[i]).Equals(others[i]))
                {
                    throw new InvalidOperationException(
                        $"{name}: {(isSame ? "Google.Protobuf reads Octavo's" : "Octavo reads Google.Protobuf's")} ProtoJSON as another message.");
                }
            }
        }
    }
}
