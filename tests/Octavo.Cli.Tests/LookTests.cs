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
            var one = new JsonPrinter(whole, isPretty: true, isColoured: true);
            var other = new JsonPrinter(cut, isPretty: true, isColoured: true);
            one.Write(Encoding.UTF8.GetBytes(Json));
            foreach (byte[] piece in Encoding.UTF8.GetBytes(Json).Chunk(length))
            {
                await other.WriteAsync(piece, TestContext.Current.CancellationToken);
            }
            await one.CompleteAsync(TestContext.Current.CancellationToken);
            await other.CompleteAsync(TestContext.Current.CancellationToken);
            Assert.Equal(whole.ToArray(), cut.ToArray());
        }
    }

    /// <summary>Levels beyond the hundredth are not indented further.</summary>
    [Fact]
    public void Levels() => Growth.IsLinear(n => [.. Enumerable.Repeat((byte)'[', n), .. Enumerable.Repeat((byte)']', n)],
        data => new JsonPrinter(Stream.Null, isPretty: true, isColoured: false).Write(data), n: 500, bytesAByte: 1_500);

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
