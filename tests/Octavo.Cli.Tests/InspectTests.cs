// Owns: the command that shows what is in data.
namespace Octavo.Cli.Tests;

public sealed class InspectTests : IDisposable
{
    private readonly Tool _tool = new();

    public void Dispose() => _tool.Dispose();

    [Fact]
    public async Task MessagePack_as_a_tree()
    {
        byte[] data = Convert.FromHexString("82A269642AA474616773" + "97A161C0C2CA3FC00000C403010203D6FF00000001D50501FF");
        Assert.Equal(0, await _tool.Run(data, "inspect"));
        Assert.Equal(
            """
            00000000  map (2)
            00000004    "id": integer 42
            0000000A    "tags": array (7)
            0000000B      [0]: string "a"
            0000000D      [1]: null
            0000000E      [2]: bool false
            0000000F      [3]: float32 1.5
            00000014      [4]: bytes (3) 010203
            00000019      [5]: timestamp 1970-01-01T00:00:01Z
            0000001F      [6]: ext 5 (2) 01FF

            """.ReplaceLineEndings("\n"),
            _tool.Text);
    }

    [Fact]
    public async Task Json_as_a_tree_with_bytes()
    {
        Assert.Equal(0, await _tool.Run("{\"a\" : [1.50, {}],\n \"b\":\"\\u001b[2J\" }"u8.ToArray(), "inspect", "--hex"));
        Assert.Equal(
            """
            00000000  7B                        map
            00000007  5B                          "a": array
            00000008  31 2E 35 30                   [0]: number 1.50
            0000000E  7B                            [1]: map
            00000018  22 5C 75 30 30 31 62 5B …   "b": string "\u001B[2J"

            """.ReplaceLineEndings("\n"),
            _tool.Text);
    }

    [Fact]
    public async Task What_was_found_before_an_error_is_shown()
    {
        Assert.Equal(1, await _tool.Run([0x92, 0x01, 0xC1], "inspect", "-f", "msgpack"));
        Assert.Equal("00000000  array (2)\n00000001    [0]: integer 1\n", _tool.Text);
        Assert.Contains("byte 2 of the MessagePack data", _tool.Messages);
    }

    [Fact]
    public async Task Several_values_and_keys_of_any_kind()
    {
        Assert.Equal(0, await _tool.Run([0x05, 0x82, 0x01, 0xC3, 0x91, 0x02, 0xC0], "inspect", "--from", "msgpack"));
        Assert.Equal(
            "00000000  integer 5\n00000001  map (2)\n00000003    integer 1: bool true\n00000004    key: array (1)\n00000005      [0]: integer 2\n00000006    value: null\n", _tool.Text);
    }

    [Fact]
    public async Task Long_texts_are_shortened()
    {
        Assert.Equal(0, await _tool.Run(Encoding.UTF8.GetBytes("\"" + new string('é', 100_000) + "\""), "inspect"));
        Assert.Equal($"00000000  string (200000 bytes) \"{new string('é', 60)}…\"\n", _tool.Text);
        Assert.Equal(2, await _tool.Run([], "inspect"));
    }
}
