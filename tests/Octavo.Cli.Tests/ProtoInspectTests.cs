// Owns: messages of Protobuf as lines.
namespace Octavo.Cli.Tests;

public sealed class ProtoInspectTests : IDisposable
{
    private const string Proto = """
        syntax = "proto2";
        package shop;
        enum State { OPEN = 0; PAID = 1; }
        message Order {
          optional int32 id = 1;
          repeated Line lines = 2;
          repeated sint32 deltas = 3 [packed = true];
          optional State state = 4;
          map<string, double> prices = 5;
          optional group Extra = 6 { optional bytes seal = 1; }
          optional bool sent = 7;
          extensions 100 to 199;
        }
        message Line { optional string sku = 1; optional fixed32 count = 2; }
        extend Order { optional string note = 100; }
        """;

    private readonly Tool _tool = new();

    public void Dispose() => _tool.Dispose();

    private string File => _tool.Put("shop.proto", Encoding.UTF8.GetBytes(Proto));

    [Fact]
    public async Task Fields_have_names_types_and_values()
    {
        byte[] data = Message();
        Assert.Equal(0, await _tool.Run(data, "inspect", "--proto", File, "--type", "Order"));
        Assert.Equal(
            """
            00000000  1 id: int32 7
            00000002  2 lines[0]: Line (10 bytes)
            00000004    1 sku: string "A-1"
            00000009    2 count: fixed32 2
            0000000E  3 deltas[0]: packed sint32 (3 bytes)
            00000010    [0]: -1
            00000011    [1]: 1
            00000012    [2]: 2
            00000013  4 state: State PAID (1)
            00000015  5 prices[0]: PricesEntry (12 bytes)
            00000017    1 key: string "a"
            0000001A    2 value: double 2.5
            00000023  6 extra: Extra
            00000024    1 seal: bytes (2) FFFE
            00000029  7 sent: not bool: fixed32 1 or 1E-45
            0000002E  100 [shop.note]: string "hello"
            00000036  9: message (8 bytes)
            00000038    1: message (3 bytes)
            0000003A      2: bytes (1) 00
            0000003D    3: varint 300

            """.ReplaceLineEndings("\n"), _tool.Text);
    }

    /// <summary>Without a type fields have numbers, as protoc --decode_raw shows them.</summary>
    [Fact]
    public async Task Without_a_type_fields_have_numbers()
    {
        string data = _tool.Put("order.pb", Message()[..14]);
        Assert.Equal(0, await _tool.Run([], "inspect", data, "--hex"));
        Assert.Equal(
            """
            00000000  08 07 12 0A 0A 03 41 2D … 1: varint 7
            00000002  12 0A 0A 03 41 2D 31 15 … 2: message (10 bytes)
            00000004  0A 03 41 2D 31 15 02 00 …   1: string "A-1"
            00000009  15 02 00 00 00              2: fixed32 2 or 3E-45

            """.ReplaceLineEndings("\n"), _tool.Text);
    }

    [Fact]
    public async Task Descriptor_sets_have_types_too()
    {
        Assert.Equal(0, await _tool.Run([], "schema", File, "--descriptors", "-o", _tool.Path("shop.set")));
        Assert.Equal(0, await _tool.Run([0x20, 0x01], "inspect", "--proto", _tool.Path("shop.set"), "--type", "shop.Order"));
        Assert.Equal("00000000  4 state: State PAID (1)\n", _tool.Text);
    }

    [Theory]
    [InlineData("08", "EndOfData", "byte 1 of the Protobuf data")]
    [InlineData("0807120541", "EndOfData", "5 bytes were announced, but only 1 are left")]
    [InlineData("080700", "InvalidData", "byte 2 of the Protobuf data")]
    [InlineData("080734", "InvalidData", "group 6 ends, but did not begin")]
    [InlineData("080733", "EndOfData", "group 6 does not end")]
    [InlineData("080708FFFFFFFFFFFFFFFFFFFF01", "InvalidData", "more than ten bytes")]
    public async Task What_was_found_before_an_error_is_shown(string hex, string code, string said)
    {
        Assert.Equal(1, await _tool.Run(Convert.FromHexString(hex), "inspect", "--proto", File, "--type", "Order"));
        Assert.True(hex.Length < 4 || _tool.Text.StartsWith("00000000  1 id: int32 7\n", StringComparison.Ordinal), _tool.Text);
        Assert.Contains(code, _tool.Messages);
        Assert.Contains(said, _tool.Messages);
    }

    [Fact]
    public async Task Depth_is_bounded()
    {
        byte[] deep = [];
        for (int i = 0; i < 20; i++)
        {
            deep = [0x0A, (byte)deep.Length, .. deep];
        }
        string proto = _tool.Put("deep.proto", "syntax = \"proto3\"; message Node { Node next = 1; }"u8.ToArray());
        Assert.Equal(0, await _tool.Run(deep, "inspect", "--proto", proto, "--type", "Node"));
        Assert.Equal(1, await _tool.Run(deep, "inspect", "--proto", proto, "--type", "Node", "--max-depth", "10"));
        Assert.Contains("DepthExceeded", _tool.Messages);
        Assert.Contains("--max-depth = 10", _tool.Messages);
    }

    /// <summary>A field of each kind, one that no one declares, and one of another form than is declared.</summary>
    private static byte[] Message() => Convert.FromHexString(
        "0807" + "120A0A03412D311502000000" + "1A03010204" + "2001" + "2A0C0A0161110000000000000440" + "330A02FFFE34" + "3D01000000" + "A2060568656C6C6F"
            + "4A080A0312010018AC02");
}
