// Owns: the command that converts: files and pipes, formats said and guessed, options, exit codes.
using Octavo.Cli.Inputs;

namespace Octavo.Cli.Tests;

public sealed class ConvertTests : IDisposable
{
    private static readonly byte[] s_json = """{"id": 42, "tags": ["a", null]}"""u8.ToArray();

    private static readonly byte[] s_packed =
        OctavoMsgPack.WriteDynamic(OctavoMsgPack.ReadDynamic(OctavoTranscode.Convert(s_json, TranscodeFormat.Json, TranscodeFormat.MessagePack)));

    private readonly Tool _tool = new();

    public void Dispose() => _tool.Dispose();

    [Fact]
    public async Task A_pipe_goes_to_the_other_format()
    {
        Assert.Equal(0, await _tool.Run(s_json, "convert"));
        Assert.Equal(s_packed, _tool.Output);
        Assert.Equal(0, await _tool.Run(s_packed, "convert", "-"));
        Assert.Equal("""{"id":42,"tags":["a",null]}""" + "\n", _tool.Text);
        Assert.Equal("", _tool.Messages);
    }

    [Fact]
    public async Task Files_to_files_by_their_names()
    {
        Assert.Equal(0, await _tool.Run([], "convert", _tool.Put("a.json", s_json), "-o", _tool.Path("b.msgpack")));
        Assert.Equal(s_packed, File.ReadAllBytes(_tool.Path("b.msgpack")));
        Assert.Equal(0, await _tool.Run([], "convert", _tool.Path("a.json"), "--output", _tool.Path("c.json")));
        Assert.Equal("""{"id":42,"tags":["a",null]}""" + "\n", File.ReadAllText(_tool.Path("c.json")));
        Assert.Equal(["a.json", "b.msgpack", "c.json"], _tool.Files);
        Assert.Empty(_tool.Output);
    }

    [Fact]
    public async Task A_file_is_left_as_it_was_on_an_error()
    {
        string before = _tool.Put("b.json", "before"u8.ToArray());
        Assert.Equal(1, await _tool.Run("[1,2"u8.ToArray(), "convert", "-o", before));
        Assert.Equal("before", File.ReadAllText(before));
        Assert.Equal(["b.json"], _tool.Files);
        Assert.StartsWith("octavo: EndOfData: ", _tool.Messages);
        // Input and output may be one file.
        Assert.Equal(0, await _tool.Run([], "convert", _tool.Put("b.json", s_json), "-o", before));
        Assert.Equal("""{"id":42,"tags":["a",null]}""" + "\n", File.ReadAllText(before));
    }

    [Theory]
    [InlineData(1, "1 2", "convert")]
    [InlineData(1, "[1/**/]", "convert")]
    [InlineData(1, "{\"a\":1,\"a\":2}", "convert")]
    [InlineData(1, "[18446744073709551616]", "convert")]
    [InlineData(1, "[[[1]]]", "convert", "--max-depth", "2")]
    [InlineData(2, "1", "convert", "--to", "xml")]
    [InlineData(2, "1", "convert", "--special-floats", "maybe")]
    [InlineData(2, "1", "convert", "--max-depth", "0")]
    [InlineData(2, "1", "convert", "--max-depth", "x")]
    [InlineData(2, "", "convert")]
    [InlineData(2, "1", "turn")]
    [InlineData(3, "1", "convert", "/no/such/file")]
    [InlineData(3, "1", "convert", "-o", "/no/such/folder/file.json")]
    public async Task Failures_have_their_exit_codes(int code, string input, params string[] arguments)
    {
        Assert.Equal(code, await _tool.Run(Encoding.UTF8.GetBytes(input), arguments));
        Assert.StartsWith("octavo: ", _tool.Messages);
    }

    [Theory]
    [InlineData("[1/**/,]", "[1]\n", "--lenient", "--to", "json")]
    [InlineData("{\"a\":1,\"a\":2}", "{\"a\":1,\"a\":2}\n", "--allow-duplicate-keys", "--to", "json")]
    [InlineData("1 [2]\n\"x\"", "1\n[2]\n\"x\"\n", "--sequence", "--to", "json")]
    [InlineData("[NaN]", "[null]\n", "--lenient", "--special-floats", "null", "--to", "json")]
    [InlineData("[NaN]", "[\"NaN\"]\n", "--lenient", "--special-floats", "text", "--to", "json")]
    [InlineData("[[[1]]]", "[[[1]]]\n", "--max-depth", "3", "--to", "json", "--from", "json")]
    public async Task Options_are_heard(string input, string output, params string[] arguments)
    {
        Assert.Equal(0, await _tool.Run(Encoding.UTF8.GetBytes(input), ["convert", .. arguments]));
        Assert.Equal(output, _tool.Text);
    }

    [Fact]
    public async Task Large_integers_as_they_are_asked_for()
    {
        Assert.Equal(0, await _tool.Run("18446744073709551616"u8.ToArray(), "convert", "--large-integers", "nearest"));
        Assert.Equal("CB43F0000000000000", Convert.ToHexString(_tool.Output));
        Assert.Equal(0, await _tool.Run("18446744073709551616"u8.ToArray(), "convert", "--large-integers", "text"));
        Assert.Equal(0xB4, _tool.Output[0]);
    }

    [Fact]
    public async Task Large_inputs_say_how_far_they_are()
    {
        byte[] json = Encoding.ASCII.GetBytes("[" + new string(' ', 20 << 20) + "]");
        Assert.Equal(0, await _tool.Run([], "convert", _tool.Put("a.json", json), "--progress", "-o", _tool.Path("b.msgpack")));
        Assert.Contains("octavo: [###############.....]  79 % of 20 MiB, ", _tool.Messages);
        Assert.Equal(0, await _tool.Run(s_json, "convert", "--progress"));
        Assert.Equal("", _tool.Messages);
    }

    [Theory]
    [InlineData("json", "7B7D")] // {}
    [InlineData("json", "EFBBBF5B5D")] // a mark, []
    [InlineData("json", "200A31")]
    [InlineData("json", "20")]
    [InlineData("msgpack", "80")]
    [InlineData("msgpack", "9201A161")]
    [InlineData(null, "7B01")] // 123, and what no text has: numbers one after another may be anything
    [InlineData("msgpack", "00")]
    [InlineData(null, "DC0010")] // an array that is cut
    [InlineData("msgpack", "80A161")] // two values, neither of them a number
    [InlineData(null, "80A16105")]
    [InlineData(null, "1A0A08011206616263")] // a message
    [InlineData(null, "89504E470D0A1A0A0000000D49484452")] // PNG
    [InlineData(null, "1F8B0800")] // gzip
    [InlineData(null, "")]
    public void Formats_are_guessed(string? format, string data) => Assert.Equal(format, Formats.Guess(Convert.FromHexString(data), isWhole: true));
}
