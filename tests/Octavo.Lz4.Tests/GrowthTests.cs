// Owns: what compressed data costs: as much as it has bytes, by every part that there may be many of.
using Octavo.Tests.Shared;

namespace Octavo.Lz4.Tests;

public sealed class GrowthTests
{
    /// <summary>Data that does not shrink, so a byte of it stands for a byte of a value.</summary>
    [Theory]
    [InlineData(MsgPackLz4Form.Block)]
    [InlineData(MsgPackLz4Form.BlockArray)]
    public void Items(MsgPackLz4Form form)
    {
        var options = new OctavoMsgPackLz4Options { Form = form, BlockLength = 256 };
        byte[] Make(int n) => OctavoMsgPackLz4.Serialize(Item.Many(n, seed: 1), options);

        Growth.IsLinear(Make, static data => OctavoMsgPackLz4.Deserialize<Item[]>(data), what: "span");
        Growth.IsLinear(Make, static data => OctavoMsgPackLz4.Deserialize<Item[]>(new MemoryStream(data)), what: "stream");
        Growth.IsLinear(Make, static data => OctavoMsgPackLz4.Decompress(data), what: "bytes");
        Growth.IsLinear(n => OctavoMsgPackLz4.Decompress(Make(n)), data => OctavoMsgPackLz4.Compress(data, options), what: "compression");
    }

    /// <summary>Blocks of one byte each, and a length of each before them.</summary>
    [Fact]
    public void Blocks_of_one_byte() => Growth.IsLinear(Blocks, static data => OctavoMsgPackLz4.Decompress(data));

    /// <summary>Values with others after them: a call that says how much it took takes one.</summary>
    [Fact]
    public void Values_in_a_row()
    {
        byte[] one = OctavoMsgPackLz4.Serialize(Item.Many(20, seed: 1));
        Growth.IsLinear(n => [.. Enumerable.Repeat(one, n / 10).SelectMany(static data => data)], static data =>
        {
            for (int at = 0; at < data.Length;)
            {
                OctavoMsgPackLz4.Deserialize<Item[]>(data.AsSpan(at), out int consumed);
                at += consumed;
            }
        });
    }

    /// <summary>An array of n integers, a byte per block: <c>[ext 98 of the n lengths, n blocks]</c>.</summary>
    private static byte[] Blocks(int n)
    {
        byte[] plain = [0xDD, (byte)(n >> 24), (byte)(n >> 16), (byte)(n >> 8), (byte)n, .. Enumerable.Repeat((byte)7, n)];
        int count = plain.Length + 1;
        byte[] lengths = [.. Enumerable.Repeat((byte)1, plain.Length)];
        return
        [
            0xDD, (byte)(count >> 24), (byte)(count >> 16), (byte)(count >> 8), (byte)count, 0xC9, (byte)(lengths.Length >> 24), (byte)(lengths.Length >> 16),
                (byte)(lengths.Length >> 8), (byte)lengths.Length, 98, .. lengths,
            .. plain.SelectMany(static value => new byte[] { 0xC4, 2, 0x10, value }),
        ];
    }
}
