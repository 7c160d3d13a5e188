// Owns: CBOR in the tool: converted both ways, found out by its content, shown in diagnostic notation.
using System.Text.Json;
using Octavo.Cli.Inputs;
using Octavo.Conformance.Suites;

namespace Octavo.Cli.Tests;

public sealed class CborTests : IDisposable
{
    private readonly Tool _tool = new();

    public void Dispose() => _tool.Dispose();

    [Fact]
    public async Task It_is_converted_both_ways()
    {
        string json = _tool.Put("in.json", "{\"id\":1,\"big\":18446744073709551616,\"list\":[1.5,null]}"u8.ToArray());
        Assert.Equal(0, await _tool.Run([], "convert", json, "-o", _tool.Path("out.cbor")));
        Assert.Equal("A36269640163626967C249010000000000000000646C69737482F93E00F6",
            Convert.ToHexString(await File.ReadAllBytesAsync(_tool.Path("out.cbor"), TestContext.Current.CancellationToken)));
        Assert.Equal(0, await _tool.Run([], "convert", _tool.Path("out.cbor")));
        Assert.Equal("{\"id\":1,\"big\":18446744073709551616,\"list\":[1.5,null]}\n", _tool.Text);
        Assert.Equal(0, await _tool.Run([], "convert", _tool.Path("out.cbor"), "--to", "msgpack", "--large-integers", "text"));
        Assert.Equal(0, await _tool.Run(_tool.Output, "convert", "--from", "msgpack", "--to", "cbor", "--indefinite-lengths"));
        Assert.Equal(0, await _tool.Run([0x9f, 0x01, 0xff], "convert", "--from", "cbor", "--to", "cbor"));
        Assert.Equal([0x81, 0x01], _tool.Output);
    }

    [Fact]
    public async Task Options_say_what_becomes_of_what_json_has_not()
    {
        byte[] data = Convert.FromHexString("83D904D201F042FBFF");
        Assert.Equal(1, await _tool.Run(data, "convert", "--from", "cbor"));
        Assert.Contains("; set --tags to drop or keep it", _tool.Messages, StringComparison.Ordinal);
        Assert.Equal(0, await _tool.Run(data, "convert", "--from", "cbor", "--tags", "keep", "--simple-values", "null", "--byte-strings", "base64url"));
        Assert.Equal("[{\"$tag\":1234,\"$value\":1},null,\"-_8\"]\n", _tool.Text);
        Assert.Equal(0, await _tool.Run(data, "convert", "--from", "cbor", "--tags", "drop", "--simple-values", "null"));
        Assert.Equal("[1,null,\"+/8=\"]\n", _tool.Text);
        Assert.Equal(0, await _tool.Run([0x01, 0x80], "convert", "--from", "cbor", "--sequence"));
        Assert.Equal("1\n[]\n", _tool.Text);
    }

    [Theory]
    [InlineData("D9D9F701", "cbor")] // says it
    [InlineData("83010203", "cbor")] // a map of three that is cut in MessagePack
    [InlineData("A1616101", "cbor")] // several values in MessagePack
    [InlineData("9F01FF", "cbor")]
    [InlineData("BF6161F5FF", "cbor")]
    [InlineData("D28443A10126A1044231315454686973206973207468652063", "cbor", "a")] // a COSE message, longer than what is looked at
    [InlineData("9301C0C3", "msgpack")]
    [InlineData("82A269642AA474616773C0", "msgpack")]
    [InlineData("05", "msgpack")]
    [InlineData("C1", null)] // neither
    [InlineData("0102", null)] // numbers alone may be anything
    public void The_format_is_guessed(string hex, string? format, string? more = null)
    {
        byte[] data = [.. Convert.FromHexString(hex), .. Enumerable.Repeat((byte)0x59, more is null ? 0 : 100)];
        Assert.Equal(format, Formats.Guess(data, isWhole: more is null));
    }

    [Fact]
    public async Task Diagnostic_notation_with_offsets()
    {
        byte[] data =
            Convert.FromHexString("BF" + "626964" + "182A" + "6474616773" + "9F616143010203F7F0FF" + "C1" + "C11A514B67B0" + "820102" + "D9D9F780" + "01"
                + "5F4101420203FF" + "F5" + "FF");
        Assert.Equal(0, await _tool.Run(data, "inspect", "--from", "cbor"));
        Assert.Equal(Expected.ReplaceLineEndings("\n"), _tool.Text);
    }

    private const string Expected =
        """
        00000000  {_
        00000004    "id": 42,
        0000000B    "tags": [_
        0000000C      "a",
        0000000E      h'010203',
        00000012      undefined,
        00000013      simple(16)
                    ],
        00000015    1(1(1363896240)):
        0000001C    [
        0000001D      1,
        0000001E      2
                    ],
        0000001F    55799([]):
        00000023    1,
        0000002B    (_ h'01', h'0203'): true
                  }

        """;

    [Fact]
    public async Task Bytes_of_each_value_and_what_was_found_before_an_error()
    {
        Assert.Equal(1, await _tool.Run([0x83, 0x01, 0x62, 0x61, 0x62, 0x1c], "inspect", "--from", "cbor", "--hex"));
        Assert.Equal("00000000  83                        [\n00000001  01                          1,\n00000002  62 61 62                    \"ab\"\n",
            _tool.Text);
        Assert.Contains("byte 5 of the CBOR data", _tool.Messages, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("1805", "5_0")]
    [InlineData("190005", "5_1")]
    [InlineData("3A00000000", "-1_2")]
    [InlineData("3BFFFFFFFFFFFFFFFF", "-18446744073709551616")]
    [InlineData("1B0000000000000005", "5_3")]
    [InlineData("FB3FF8000000000000", "1.5_3")]
    [InlineData("FA3FC00000", "1.5_2")]
    [InlineData("F97E00", "NaN")]
    [InlineData("FA7FC00000", "NaN_2")]
    [InlineData("F97E01", "NaN / F97E01 /")]
    [InlineData("780161", "\"a\"_0")]
    [InlineData("59000101", "h'01'_1")]
    [InlineData("5FFF", "''_")]
    [InlineData("7FFF", "\"\"_")]
    [InlineData("9FFF", "[_ ]")]
    [InlineData("BFFF", "{_ }")]
    [InlineData("9800", "[_0]")]
    [InlineData("D80101", "1_0(1)")]
    [InlineData("C24105", "2(h'05')")]
    [InlineData("C48221196AB3", "4([-2, 27315])")]
    [InlineData("C49F20C24105FF", "4([_ -1, 2(h'05')])")]
    [InlineData("7F6161780162FF", "(_ \"a\", \"b\"_0)")]
    [InlineData("621B61", "\"\\u001Ba\"")]
    [InlineData("F820", "simple(32)")]
    public async Task Encoding_indicators(string hex, string expected)
    {
        Assert.Equal(0, await _tool.Run(Convert.FromHexString(hex), "inspect", "--from", "cbor"));
        Assert.Equal($"00000000  {expected}\n", _tool.Text);
    }

    [Fact]
    public async Task Long_strings_are_shortened_and_say_so()
    {
        Assert.Equal(0, await _tool.Run([0x79, 0x03, 0xe8, .. Enumerable.Repeat((byte)'a', 1000)], "inspect", "--from", "cbor"));
        Assert.Equal($"00000000  \"{new string('a', 60)}…\" / 1000 bytes /\n", _tool.Text);
        Assert.Equal(0, await _tool.Run([0x58, 0x40, .. new byte[64]], "inspect", "--from", "cbor"));
        Assert.Equal($"00000000  h'{new string('0', 60)}…' / 64 bytes /\n", _tool.Text);
        Assert.Equal(0, await _tool.Run([0x5f, .. Enumerable.Repeat<byte[]>([0x41, 0x01], 20).SelectMany(chunk => chunk), 0xff], "inspect", "--from", "cbor"));
        Assert.Equal($"00000000  (_ {string.Join(", ", Enumerable.Repeat("h'01'", 8))}, …)\n", _tool.Text);
    }

    [SuiteFact("cbor-rfc8949")]
    public async Task Appendix_A_as_the_specification_has_it()
    {
        int rows = 0;
        using JsonDocument document = JsonDocument.Parse(await File.ReadAllBytesAsync(SuiteFolder.Path("cbor-rfc8949/rfc8949_appendix_a_diagnostic.json")));
        foreach (JsonElement row in document.RootElement.EnumerateArray())
        {
            byte[] data = Convert.FromHexString(row.GetProperty("hex").GetString()!);
            Assert.Equal(0, await _tool.Run(data, "inspect", "--from", "cbor"));
            // In one line, without offsets and indicators of widths, which the examples leave out.
            string[] lines = [.. _tool.Text.TrimEnd('\n').Split('\n').Select(line => line[10..].Trim())];
            string text = string.Join(' ', lines).Replace("[ ", "[", StringComparison.Ordinal).Replace("{ ", "{", StringComparison.Ordinal)
                .Replace(" ]", "]", StringComparison.Ordinal).Replace(" }", "}", StringComparison.Ordinal);
            text = System.Text.RegularExpressions.Regex.Replace(text, "_[0-3]", "").Replace("[_]", "[_ ]", StringComparison.Ordinal);
            string expected = row.GetProperty("diagnostic").GetString()!.Replace("\\u00fc", "ü", StringComparison.Ordinal)
                .Replace("\\u6c34", "水", StringComparison.Ordinal).Replace("\\ud800\\udd51", "\ud800\udd51", StringComparison.Ordinal);
            Assert.Equal(expected, text);
            rows++;
        }
        Assert.Equal(81, rows);
    }
}
