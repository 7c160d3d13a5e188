// Owns: how JSON looks, and where: lines, colours, terminals.
using Octavo.Cli.Converting;
using Octavo.Tests.Shared;

namespace Octavo.Cli.Tests;

public sealed class LookTests
{
    private const string Json = """{"id":-4.5e1,"a":[],"b":[1,{"c":"x\",[\\"},null,true],"":{}}""";

    [Fact]
    public async Task Pretty_json()
    {
        using var tool = new Tool();
        Assert.Equal(0, await tool.Run(Encoding.UTF8.GetBytes(Json), "convert", "-t", "json", "--pretty"));
        Assert.Equal(
            """
            {
              "id": -4.5e1,
              "a": [],
              "b": [
                1,
                {
                  "c": "x\",[\\"
                },
                null,
                true
              ],
              "": {}
            }

            """.ReplaceLineEndings("\n"),
            tool.Text);
        Assert.Equal(0, await tool.Run("1 [2]"u8.ToArray(), "convert", "-t", "json", "--pretty", "--sequence"));
        Assert.Equal("1\n[\n  2\n]\n", tool.Text);
    }

    /// <summary>Whatever the pieces are.</summary>
    [Fact]
    public async Task Pieces_make_no_difference()
    {
        foreach (int length in (int[])[1, 2, 3, 7])
        {
            using var whole = new MemoryStream();
            using var cut = new MemoryStream();
            byte[] json = Encoding.UTF8.GetBytes(Json.Replace("c", "é\u009B\x7F\u202E\U000E0041😀", StringComparison.Ordinal));
            var one = new JsonPrinter(whole, isPretty: true, isColoured: true, isShown: true);
            var other = new JsonPrinter(cut, isPretty: true, isColoured: true, isShown: true);
            one.Write(json);
            foreach (byte[] piece in json.Chunk(length))
            {
                await other.WriteAsync(piece, TestContext.Current.CancellationToken);
            }
            await one.CompleteAsync(TestContext.Current.CancellationToken);
            await other.CompleteAsync(TestContext.Current.CancellationToken);
            Assert.Equal(whole.ToArray(), cut.ToArray());
            Assert.Contains("\"é\\u009B\\u007F\\u202E\\uDB40\\uDC41😀\"", Encoding.UTF8.GetString(cut.ToArray()));
        }
    }

    /// <summary>Levels beyond the hundredth are not indented further.</summary>
    [Fact]
    public void Levels() => Growth.IsLinear(n => [.. Enumerable.Repeat((byte)'[', n), .. Enumerable.Repeat((byte)']', n)],
        data => new JsonPrinter(Stream.Null, isPretty: true, isColoured: false, isShown: false).Write(data), n: 500, bytesAByte: 1_500);

    /// <summary>What data holds is no command to a terminal, in any command that shows some of it. Files and pipes have it as it is.</summary>
    [Fact]
    public async Task Data_commands_no_terminal()
    {
        const string said = "\u009B31m\u202E\x7F";
        const string escaped = "\\u009B31m\\u202E\\u007F";
        byte[] data = OctavoMsgPack.Serialize(said);
        using var terminal = new Tool { IsOutputTerminal = true };
        using var pipe = new Tool();
        foreach (string look in (string[])["--pretty", "--color=never", "--color=always"])
        {
            Assert.Equal(0, await terminal.Run(data, "convert", "-f", "msgpack", look));
            Assert.Contains(escaped, terminal.Text);
            Assert.Equal(0, await pipe.Run(data, "convert", "-f", "msgpack", look));
            Assert.Contains(look == "--color=always" ? escaped : said, pipe.Text); // colours are for a terminal, perhaps through a pager
        }
        Assert.Equal(0, await terminal.Run(data, "inspect", "-f", "msgpack"));
        Assert.Contains(escaped, terminal.Text);

        string old = terminal.Put("old.proto", Encoding.UTF8.GetBytes($"syntax = \"proto3\"; message M {{ string a = 1 [json_name = \"{said}\\n\\x1b\"]; }}"));
        string recent =
            terminal.Put("new.proto", Encoding.UTF8.GetBytes($"syntax = \"proto3\"; // {said}\e[31m\n\n// {said}\e[31m\nmessage M {{ string a = 1; }}"));
        Assert.Equal(1, await terminal.Run([], "diff", old, recent));
        Assert.Contains(escaped + "\\u000A\\u001B", terminal.Text);
        Assert.Equal(1, await terminal.Run([], "diff", old, recent, "--json"));
        Assert.Contains(escaped, terminal.Text);
        Assert.Equal(1, await pipe.Run([], "diff", old, recent, "--json"));
        Assert.Contains(said, pipe.Text);
        Assert.Equal(0, await terminal.Run([], "schema", recent, "--proto"));
        Assert.Contains("//  31m? ", terminal.Text);
        Assert.DoesNotContain(terminal.Text, one => one != '\n' && (char.IsControl(one) || one == '\u202E'));
        Assert.Equal(0, await pipe.Run([], "schema", old, "--proto"));
        Assert.Contains("json_name = \"\\302\\23331m\\342\\200\\256\\177\\n\\033\"", pipe.Text);
    }

    [Theory]
    [InlineData(true, true, null, true)]
    [InlineData(true, false, null, false)] // NO_COLOR
    [InlineData(false, true, null, false)] // a pipe
    [InlineData(false, false, "always", true)]
    [InlineData(true, true, "never", false)]
    public async Task Colours_are_for_terminals(bool isTerminal, bool allows, string? said, bool hasColours)
    {
        using var tool = new Tool { IsOutputTerminal = isTerminal, AllowsColours = allows };
        Assert.Equal(0,
            await tool.Run("{\"a\":[\"b\",1,null]}"u8.ToArray(), ["convert", "-t", "json", .. said is null ? Array.Empty<string>() : ["--color", said]]));
        Assert.Equal(hasColours ? "{\e[34;1m\"a\"\e[0m:[\e[32m\"b\"\e[0m,\e[36m1\e[0m,\e[33mnull\e[0m]}\n" : "{\"a\":[\"b\",1,null]}\n", tool.Text);
    }

    [Fact]
    public async Task Bytes_are_not_written_to_a_terminal()
    {
        using var tool = new Tool { IsOutputTerminal = true };
        Assert.Equal(2, await tool.Run("[1]"u8.ToArray(), "convert"));
        Assert.Empty(tool.Output);
        Assert.Equal(
            "octavo: MessagePack is binary, which a terminal cannot show: name a file with -o, use a pipe, or use --to json; -o - writes it anyway.\n",
                tool.Messages.ReplaceLineEndings("\n"));
        Assert.Equal(0, await tool.Run("[1]"u8.ToArray(), "convert", "-o", "-", "-t", "msgpack"));
        Assert.Equal([0x91, 0x01], tool.Output);
    }
}
