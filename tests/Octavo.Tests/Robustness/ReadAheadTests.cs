// Owns: values one after another in cut sequences, and small values in long lists: none costs what follows it, or a buffer of its own.
using System.Buffers;
using System.Text.Json;
using System.Text.Json.Nodes;
using Octavo.Tests.Formats.Protobuf;
using Octavo.Tests.Shared;
using Octavo.Tests.Zoo.Memory;

namespace Octavo.Tests.Robustness;

public sealed class ReadAheadTests
{
    /// <summary>A case that stands last has the reader look ahead: it joined all that followed, for each value again.</summary>
    [Theory]
    [InlineData("""{"Other":1,"$type":"Leaf"}""")]
    [InlineData("""{"$type":"Leaf"}""")]
    public void Unions_one_after_another_in_a_sequence(string one)
    {
        byte[] value = System.Text.Encoding.UTF8.GetBytes(one);
        Growth.IsLinear(n => [.. Enumerable.Repeat(value, n).SelectMany(bytes => bytes)], data =>
        {
            ReadOnlySequence<byte> rest = Segments.Pieces(data, 1_000);
            for (int values = data.Length / value.Length; values > 0; values--)
            {
                Assert.IsType<NestedLeaf>(OctavoJson.Deserialize<INested>(rest, out long consumed));
                Assert.Equal(value.Length, consumed);
                rest = rest.Slice(consumed);
            }
        }, n: 500, bytesAByte: 60);
        Growth.IsLinear(n => [.. Enumerable.Repeat(value, n).SelectMany(bytes => bytes)], data =>
        {
            ReadOnlySequence<byte> rest = Segments.Pieces(data, 1_000);
            while (!rest.IsEmpty)
            {
                Assert.IsType<NestedLeaf>(OctavoFormats.Json.Deserialize<INested>(rest, out long consumed));
                rest = rest.Slice(consumed);
            }
        }, n: 500, bytesAByte: 60);
    }

    [Fact]
    public void Elements_and_numbers_one_after_another_in_a_sequence()
    {
        foreach (string one in (string[])["[1,2]", "1 ", "\"a\"", "{}", "1\"x\""])
        {
            byte[] value = System.Text.Encoding.UTF8.GetBytes(one);
            Growth.IsLinear(n => [.. Enumerable.Repeat(value, n).SelectMany(bytes => bytes)], data =>
            {
                ReadOnlySequence<byte> rest = Segments.Pieces(data, 1_000);
                long at = 0;
                while (at < data.Length - 1) // white space is not a value
                {
                    Assert.NotEqual(JsonValueKind.Undefined, OctavoJson.Deserialize<JsonElement>(rest, out long consumed).ValueKind);
                    at += consumed;
                    rest = rest.Slice(consumed);
                }
            }, n: 1_000, bytesAByte: 700);
        }
    }

    /// <summary>The reader sees enough of what follows a value to say about damage what it says about the whole.</summary>
    [Fact]
    public void Errors_are_those_of_the_whole()
    {
        foreach (string text in (string[])["nul\"a\"", "nul[1]", "tru,1", "-[1]", "1.\"a\"", "[1}[2]", "{\"a\":]}", "\"a", "[1,", "12a 1", "{]} 1", "fals"])
        {
            byte[] data = System.Text.Encoding.UTF8.GetBytes(text);
            int used = 0;
            long usedOfPieces = 0;
            var whole = Record.Exception(() => OctavoJson.Deserialize<JsonElement>(data.AsSpan(), out used)) as OctavoException;
            var cut = Record.Exception(() => OctavoJson.Deserialize<JsonElement>(Segments.Pieces(data, 1), out usedOfPieces)) as OctavoException;
            Assert.Equal((text, whole?.Code, whole?.Offset), (text, cut?.Code, cut?.Offset));
            Assert.Equal(used, usedOfPieces);
        }
    }

    /// <summary>Each text was checked by a reader with a buffer of 500 bytes.</summary>
    [Fact]
    public void Elements_in_MessagePack() => Growth.IsLinear(
        n => [0xDC, (byte)(n >> 8), (byte)n, .. Enumerable.Repeat((byte[])[0xA1, (byte)'1'], n).SelectMany(one => one)],
        data => Assert.NotEmpty(OctavoMsgPack.Deserialize<List<JsonElement>>(data)!), n: 2_000, bytesAByte: 240);

    /// <summary>An extension that is not packed has a field for each value.</summary>
    [Fact]
    public void Values_of_an_extension() => Growth.IsLinear(n => [.. Enumerable.Repeat((byte[])[0xB8, 0x06, 0x01], n).SelectMany(one => one)],
        data => Assert.Equal(data.Length / 3, Extendable.Numbers.Get(OctavoProtobuf.Deserialize<Extendable>(data)!).Count), n: 2_000, bytesAByte: 60);

    [Fact]
    public void Names_of_nodes_are_text() => Errors.Expect(OctavoErrorCode.InvalidText,
        () => OctavoJson.Deserialize<JsonNode>("""{"\ud800":1}"""u8, new OctavoJsonOptions { AllowLoneSurrogates = true }));
}
