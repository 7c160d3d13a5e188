// Owns: bytes that MessagePack-CSharp 3.1.8 wrote.
namespace Octavo.Lz4.Tests;

public sealed class VectorTests
{
    private const string WordsBlock = "c72963d2000000a3b3dc0014a776616c7565203008001331080013320800133308000f200061506c75652033";
    private const string WordsBlocks = "92d562cca3c600000024b3dc0014a776616c7565203008001331080013320800133308000f200061506c75652033";
    private const string ZerosBlock = "c71e63d200000bbb4fdc0bb8000100ffffffffffffffffffffffaa500000000000";

    /// <summary>Two blocks: its buffer was of two pieces, the first of three bytes.</summary>
    private const string ZerosBlocks = "93d66203cd0bb8c60000000430dc0bb8c6000000161f000100ffffffffffffffffffffffaa500000000000";

    private static readonly string[] s_words = [.. Enumerable.Range(0, 20).Select(number => $"value {number % 4}")];

    [Theory]
    [InlineData(WordsBlock)]
    [InlineData(WordsBlocks)]
    public void WordsAreRead(string data) => Assert.Equal(s_words, OctavoMsgPackLz4.Deserialize<string[]>(Convert.FromHexString(data)));

    [Theory]
    [InlineData(ZerosBlock)]
    [InlineData(ZerosBlocks)]
    public void ZerosAreRead(string data) => Assert.Equal(new int[3000], OctavoMsgPackLz4.Deserialize<int[]>(Convert.FromHexString(data)));

    [Theory]
    [InlineData(WordsBlock, MsgPackLz4Form.Block)]
    [InlineData(WordsBlocks, MsgPackLz4Form.BlockArray)]
    public void WordsAreWrittenAsThere(string data, MsgPackLz4Form form) =>
        Assert.Equal(data, Convert.ToHexStringLower(OctavoMsgPackLz4.Serialize(s_words, new OctavoMsgPackLz4Options { Form = form })));

    [Fact]
    public void ZerosAreWrittenAsThere() =>
        Assert.Equal(ZerosBlock,
            Convert.ToHexStringLower(OctavoMsgPackLz4.Serialize(new int[3000], new OctavoMsgPackLz4Options { Form = MsgPackLz4Form.Block })));
}
