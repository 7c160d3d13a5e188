// Owns: what the JSON mapping costs: as much as a message or its JSON has bytes, by every part that there may be many of, both ways and into types.
using Octavo.Tests.Shared;

namespace Octavo.Conformance.JsonMapping;

[Trait("Runs", "Once")]
public class MappingGrowthTests
{
    private const int Few = 400;

    private static readonly OctavoProtoJsonOptions s_options = new() { IgnoreUnknown = true };

    private static readonly (string Name, Func<int, string> Make)[] s_texts =
    [
        ("elements", n => "{\"weights\":[" + Many(n, i => $"{i}.5") + "]}"),
        ("messages", n => "{\"parts\":[" + Many(n, i => $"{{\"number\":\"{i + 1}\"}}") + "]}"),
        ("empty messages", n => "{\"parts\":[" + Many(n, i => "{}") + "]}"),
        ("entries", n => "{\"labels\":{" + Many(n, i => $"\"{i}\":\"a\"") + "}}"),
        ("fields of a Struct", n => "{\"extra\":{" + Many(n, i => $"\"a{i}\":{i}") + "}}"),
        ("values of a Struct", n => "{\"extra\":{\"a\":[" + Many(n, i => "[null,true]") + "]}}"),
        ("letters", n => "{\"placedBy\":\"" + new string('a', n) + "\"}"),
        ("escapes", n => "{\"placedBy\":\"" + string.Concat(Enumerable.Repeat("\\u00e9\\n", n)) + "\"}"),
        ("bytes", n => "{\"seal\":\"" + new string('A', 4 * n) + "\"}"),
        ("messages in an Any",
            n => "{\"payload\":{\"@type\":\"type.googleapis.com/google.protobuf.Struct\",\"value\":{" + Many(n, i => $"\"a{i}\":[{i}]") + "}}}"),
    ];

    /// <summary>What comes in JSON and leaves nothing in a message.</summary>
    private static readonly (string Name, Func<int, string> Make)[] s_unknown =
    [
        ("unknown members", n => "{" + Many(n, i => $"\"x{i}\":{i}") + "}"),
        ("unknown values", n => "{\"x\":[" + Many(n, i => "[{\"a\":1}]") + "]}"),
        ("white space", n => "{" + new string(' ', n) + "}"),
        ("nulls", n => "{\"extra\":{\"a\":[" + Many(n, i => "null") + "]}}"),
    ];

    [Fact]
    public void JSON_to_messages() =>
        All([.. s_texts, .. s_unknown], Encoding.UTF8.GetBytes, data => OctavoProtoJson.FromJson(data, ProtoJsonTypes.MessageOf<Shipment>(), s_options));

    [Fact]
    public void JSON_to_values() => All([.. s_texts, .. s_unknown], Encoding.UTF8.GetBytes, data => OctavoProtoJson.Deserialize<Shipment>(data, s_options));

    [Fact]
    public void Messages_to_JSON() =>
        All(s_texts, text => OctavoProtoJson.FromJson(Encoding.UTF8.GetBytes(text), ProtoJsonTypes.MessageOf<Shipment>()),
            data => OctavoProtoJson.ToJson(data, ProtoJsonTypes.MessageOf<Shipment>(), s_options));

    [Fact]
    public void Values_to_JSON() =>
        All(s_texts, text => OctavoProtoJson.FromJson(Encoding.UTF8.GetBytes(text), ProtoJsonTypes.MessageOf<Shipment>()),
            data => OctavoProtoJson.Serialize(OctavoProtobuf.Deserialize<Shipment>(data), s_options));

    /// <summary>Parts of messages as no writer writes them: fields that come again, in any order, or are unknown.</summary>
    [Fact]
    public void Messages_as_others_write_them()
    {
        var failures = new List<string>();
        (string Name, byte[] Part)[] parts =
        [
            ("a number again", [0x08, 1]), ("a text again", [0x12, 1, (byte)'a']), ("unpacked elements", [0x39, 0, 0, 0, 0, 0, 0, 0, 0]),
                ("packs of one element", [0x3A, 8, 0, 0, 0, 0, 0, 0, 0, 0]), ("empty packs", [0x3A, 0]),
            ("an entry again", [0x32, 2, 8, 1]), ("a message again", [0x4A, 0]), ("a Struct's field again", [0x4A, 9, 10, 7, 10, 1, (byte)'a', 18, 2, 8, 0]),
                ("members of a oneof", [0x62, 1, (byte)'a', 0x68, 1]), ("elements apart", [0x72, 0, 0x08, 1]),
            ("a wrapper again", [0x5A, 2, 8, 1]), ("a time again", [0x22, 2, 8, 1]), ("an Any again", [0x52, 0]), ("unknown fields", [0xA0, 6, 1]),
                ("unknown groups", [0xA3, 6, 0xA4, 6]),
        ];
        foreach ((string name, byte[] part) in parts)
        {
            Check(failures, name, n => [.. Enumerable.Repeat(part, n).SelectMany(static bytes => bytes)],
                static data => OctavoProtoJson.ToJson(data, ProtoJsonTypes.MessageOf<Shipment>(), s_options));
        }
        Assert.True(failures.Count == 0, string.Join(Environment.NewLine, failures));
    }

    /// <summary>Keys whose halves cancel out in the hash of a number.</summary>
    [Fact]
    public void Keys_that_were_computed() =>
        Growth.IsLinear(static n => OctavoProtobuf.Serialize(new NumberedMap { Items = Enumerable.Range(1, n).ToDictionary(ChosenKeys.Halves, _ => 1) }),
            static data => OctavoProtoJson.ToJson(data, ProtoJsonTypes.MessageOf<NumberedMap>()), n: 1_000, bytesAByte: 400);

    private static void All((string Name, Func<int, string> Make)[] texts, Func<string, byte[]> form, Action<byte[]> read)
    {
        var failures = new List<string>();
        foreach ((string name, Func<int, string> make) in texts)
        {
            Check(failures, name, n => form(make(n)), read);
        }
        Assert.True(failures.Count == 0, string.Join(Environment.NewLine, failures));
    }

    private static void Check(List<string> failures, string what, Func<int, byte[]> make, Action<byte[]> read)
    {
        // What is rented for the longest is in the pools then.
        read(make(8 * Few));
        if (Record.Exception(() => Growth.IsLinear(make, read, n: Few, bytesAByte: 400, what: what)) is { } thrown)
        {
            failures.Add(what + ": " + thrown.Message);
        }
    }

    private static string Many(int n, Func<int, string> make) => string.Join(',', Enumerable.Range(0, n).Select(make));
}
