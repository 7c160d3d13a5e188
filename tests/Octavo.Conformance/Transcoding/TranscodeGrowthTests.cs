// Owns: what conversion costs: as much as the data has bytes, by every part that there may be many of, each format into each.
using Octavo.Tests.Shared;

namespace Octavo.Conformance.Transcoding;

[Trait("Runs", "Once")]
public class TranscodeGrowthTests
{
    /// <summary>A byte may be a level: its place in the source, its state, its count and its end in arrays that double.</summary>
    private const int BytesALevel = 250;

    private static readonly TranscodeFormat[] s_formats = [TranscodeFormat.Json, TranscodeFormat.MessagePack, TranscodeFormat.Cbor];

    private static readonly TranscodeOptions s_deep = new() { Limits = new SerializerLimits { MaxDepth = 10_000 } };

    private static readonly (string Name, Func<int, string> Make)[] s_texts =
    [
        ("elements", n => "[" + Many(n, i => $"{i}") + "]"),
        ("numbers with fractions", n => "[" + Many(n, i => $"{i}.25") + "]"),
        ("texts", n => "[" + Many(n, i => $"\"a{i}\"") + "]"),
        ("keys", n => "{" + Many(n, i => $"\"a{i}\":{i}") + "}"),
        ("empty arrays", n => "[" + Many(n, i => "[]") + "]"),
        ("empty maps", n => "[" + Many(n, i => "{}") + "]"),
        ("maps of one key", n => "[" + Many(n, i => "{\"a\":[1]}") + "]"),
        ("escapes", n => "\"" + string.Concat(Enumerable.Repeat("\\u00e9\\n", n)) + "\""),
        ("letters", n => "\"" + new string('a', n) + "\""),
        ("letters of a key", n => "{\"" + new string('a', n) + "\":1}"),
        ("levels of arrays", n => new string('[', n) + new string(']', n)),
        ("levels of maps", n => string.Concat(Enumerable.Repeat("{\"a\":", n)) + "1" + new string('}', n)),
        ("levels in elements", n => string.Concat(Enumerable.Repeat("[1,[],", n)) + "1" + new string(']', n)),
    ];

    /// <summary>Indefinite lengths, chunks and tags, which CBOR alone has.</summary>
    private static readonly (string Name, Func<int, string> Make)[] s_cbor =
    [
        ("indefinite arrays", n => "9F" + Times(n, "9FFF") + "FF"),
        ("indefinite maps", n => "9F" + Times(n, "BF616101FF") + "FF"),
        ("levels of indefinite arrays", n => Times(n, "9F") + Times(n, "FF")),
        ("levels of indefinite maps", n => Times(n, "BF6161") + "01" + Times(n, "FF")),
        ("chunks of text", n => "7F" + Times(n, "6161") + "FF"),
        ("chunks of bytes", n => "5F" + Times(n, "4161") + "FF"),
        ("empty chunks", n => "5F" + Times(n, "40") + "FF"),
        ("tags in a row", n => Times(n, "C6") + "01"),
        ("tagged elements", n => "9F" + Times(n, "C601") + "FF"),
    ];

    [Fact]
    public void Json_MessagePack_and_CBOR_into_each()
    {
        var failures = new List<string>();
        foreach ((string name, Func<int, string> make) in s_texts)
        {
            int few = name.StartsWith("levels", StringComparison.Ordinal) ? 400 : 800;
            foreach (TranscodeFormat source in s_formats)
            {
                byte[] Make(int n) => OctavoTranscode.Convert(Encoding.UTF8.GetBytes(make(n)), TranscodeFormat.Json, source, s_deep);
                foreach (TranscodeFormat target in s_formats)
                {
                    Check(failures, $"{name}, {source} to {target}", Make, data => OctavoTranscode.Convert(data, source, target, s_deep), few);
                }
                Check(failures, $"{name}, {source} in pieces", Make,
                    data => OctavoTranscode.Convert(Stream.Null, new MemoryStream(data), source, source, s_deep), few);
            }
        }
        Assert.True(failures.Count == 0, string.Join(Environment.NewLine, failures));
    }

    [Fact]
    public void What_CBOR_alone_has()
    {
        var failures = new List<string>();
        TranscodeOptions options = s_deep with { Tags = TagRule.Drop };
        foreach ((string name, Func<int, string> make) in s_cbor)
        {
            foreach (TranscodeFormat target in s_formats)
            {
                Check(failures, $"{name} to {target}", n => Convert.FromHexString(make(n)),
                    data => OctavoTranscode.Convert(data, TranscodeFormat.Cbor, target, options), 400);
                Check(failures, $"{name} to {target}, indefinite", n => Convert.FromHexString(make(n)),
                    data => OctavoTranscode.Convert(data, TranscodeFormat.Cbor, target, options with { IndefiniteLengths = true }), 400);
            }
        }
        Assert.True(failures.Count == 0, string.Join(Environment.NewLine, failures));
    }

    /// <summary>Values one after another, and duplicate keys, which are told by a set of those that came.</summary>
    [Fact]
    public void Sequences_and_keys_that_come_again()
    {
        Growth.IsLinear(n => Encoding.UTF8.GetBytes(string.Concat(Enumerable.Repeat("{\"a\":1}\n", n))),
            static data => OctavoTranscode.Convert(data, TranscodeFormat.Json, TranscodeFormat.MessagePack, s_deep with { Sequence = true }));
        Growth.IsLinear(n => Encoding.UTF8.GetBytes("{" + Many(n, static i => "\"a\":1") + "}"),
            static data => OctavoTranscode.Convert(data, TranscodeFormat.Json, TranscodeFormat.Cbor, s_deep with { AllowDuplicateKeys = true }));
    }

    /// <summary>Keys that a hash which only begins with a secret does not tell apart.</summary>
    [Fact]
    public void Keys_that_were_computed()
    {
        var failures = new List<string>();
        foreach (TranscodeFormat target in new[] { TranscodeFormat.MessagePack, TranscodeFormat.Cbor })
        {
            Check(failures, $"keys of bytes to {target}", static n =>
            {
                var data = new List<byte> { 0xDF, (byte)(n >> 24), (byte)(n >> 16), (byte)(n >> 8), (byte)n };
                for (int i = 0; i < n; i++)
                {
                    data.AddRange([0xC4, 14, 0, 0, 0, 0, 0, 0, .. BitConverter.GetBytes(ChosenKeys.Wide(i)), 0xC0]);
                }
                return [.. data];
            }, data => OctavoTranscode.Convert(data, TranscodeFormat.MessagePack, target), 1_000);
        }
        Assert.True(failures.Count == 0, string.Join(Environment.NewLine, failures));
    }

    private static void Check(List<string> failures, string what, Func<int, byte[]> make, Action<byte[]> read, int few)
    {
        if (Record.Exception(
            () => Growth.IsLinear(make, read, n: few, bytesAByte: what.StartsWith("levels", StringComparison.Ordinal) ? BytesALevel : 200,
                what: what)) is { } thrown)
        {
            failures.Add(what + ": " + thrown.Message);
        }
    }

    private static string Many(int n, Func<int, string> make) => string.Join(',', Enumerable.Range(0, n).Select(make));

    private static string Times(int n, string hex) => string.Concat(Enumerable.Repeat(hex, n));
}
