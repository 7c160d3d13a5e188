// Owns: data that is refused: cut, damaged, or expanding beyond the bounds, with nothing taken for what it claims.
using Octavo.Tests.Hostile;
using Octavo.Tests.Shared;
using Octavo.Tests.Zoo.Memory;
using static Octavo.OctavoErrorCode;

namespace Octavo.Lz4.Tests;

public sealed class HostileTests
{
    /// <summary>A destination that gives nothing, at first and later: too short to compress, and in both forms.</summary>
    [Theory]
    [InlineData(MsgPackLz4Form.Block)]
    [InlineData(MsgPackLz4Form.BlockArray)]
    public void A_destination_without_room_is_refused(MsgPackLz4Form form)
    {
        var options = new OctavoMsgPackLz4Options { Form = form };
        foreach (string text in (string[])["", "a", new string('a', 100_000)])
        {
            OctavoException found = Assert.Throws<OctavoException>(() => OctavoMsgPackLz4.Serialize(new EmptyWriter(), text, options));
            Assert.Equal(DestinationTooSmall, found.Code);
        }
    }

    /// <summary>A stream that says that it read more than it was given room for, or less than nothing.</summary>
    [Fact]
    public async Task A_stream_that_lies_is_refused()
    {
        byte[] data = OctavoMsgPackLz4.Serialize(new string('a', 100_000));
        foreach (Func<int, int> says in LyingStream.Lies)
        {
            Assert.Equal(UserCode, Assert.Throws<OctavoException>(() => OctavoMsgPackLz4.Deserialize<string>(new LyingStream(data, 2, says))).Code);
            OctavoException waited = await Assert.ThrowsAsync<OctavoException>(
                async () => await OctavoMsgPackLz4.DeserializeAsync<string>(new LyingStream(data, 2, says)));
            Assert.Equal(UserCode, waited.Code);
        }
    }

    /// <summary>Each with what it attacks.</summary>
    public static TheoryData<string, string, OctavoErrorCode> Payloads() => new()
    {
        { "a block of one byte, two GiB announced", "c70663d27fffffc700", CountTooLarge },
        { "more than an array can be", "c70663d27fffffff00", InvalidData },
        { "more than 64 bits hold of an array", "c70a63cfffffffffffffffff00", InvalidData },
        { "a negative length", "c70663d2ffffffff00", InvalidData },
        { "a length that is text", "c70363a16100", InvalidData },
        { "an extension that ends inside the length", "d463d2000000a300", InvalidData },
        { "an extension that is cut", "c9ffffffff63d2000000a3", EndOfData },
        { "a block that refers before its beginning", "c70963d20000000f11610200", InvalidData },
        { "a block of fewer bytes than announced", "c70763d2000000031061", InvalidData },
        { "a block of more bytes than announced", "c70963d20000000130616263", InvalidData },
        { "an empty block", "c70563d200000001", CountTooLarge },
        { "4 billion blocks", "ddffffffffd46205c60000000161", InvalidData },
        { "fewer lengths than blocks", "93d46205c60000000161c60000000161", InvalidData },
        { "more lengths than blocks", "92d5620505c60000000161", InvalidData },
        { "a byte after the lengths, each block right", "92d5620301c40430920102", InvalidData },
        { "lengths that are cut", "92d562cd05c60000000161", InvalidData },
        { "a block that is no byte string", "92d46205a161", InvalidData },
        { "a block that is cut", "92d46205c67fffffff61", EndOfData },
        { "a block that is missing", "93d5620505c403405b0102", InvalidData },
        { "bytes behind the value", "c72963d2000000a3b3dc0014a776616c7565203008001331080013320800133308000f200061506c7565203300", TrailingData },
    };

    [Theory]
    [MemberData(nameof(Payloads))]
    public void PayloadIsRefused(string what, string data, OctavoErrorCode code)
    {
        byte[] bytes = Convert.FromHexString(data);
        long before = GC.GetAllocatedBytesForCurrentThread();

        OctavoException found = Assert.Throws<OctavoException>(() => OctavoMsgPackLz4.Deserialize<string[]>(bytes));

        Assert.True(GC.GetAllocatedBytesForCurrentThread() - before < 256 << 10, $"memory was taken for {what}.");
        Assert.Equal((code, "MessagePack LZ4"), (found.Code, found.Format));
        Assert.InRange(found.Offset, 0, bytes.Length);
        Assert.False(OctavoMsgPackLz4.TryDeserialize<string[]>(bytes, out _, out OctavoError error));
        Assert.Equal(code, error.Code);
    }

    [Fact]
    public void ErrorOfTheMessagePackInsideHasItsOffsetAndPath()
    {
        byte[] data = OctavoMsgPackLz4.Serialize(Item.Many(100, seed: 1));

        OctavoException found = Assert.Throws<OctavoException>(() => OctavoMsgPackLz4.Deserialize<string[]>(data));

        Assert.Equal((TypeMismatch, "MessagePack", 3L), (found.Code, found.Format, found.Offset));
    }

    [Fact]
    public void CompressedDataInCompressedDataIsNotExpandedAgain()
    {
        byte[] twice = OctavoMsgPackLz4.Compress(OctavoMsgPackLz4.Serialize(Item.Many(100, seed: 1)));

        OctavoException found = Assert.Throws<OctavoException>(() => OctavoMsgPackLz4.Deserialize<Item[]>(twice));

        Assert.Equal("MessagePack", found.Format);
        Assert.Equal(100, OctavoMsgPackLz4.Deserialize<Item[]>(OctavoMsgPackLz4.Decompress(twice))!.Length);
    }

    [Theory]
    [InlineData(MsgPackLz4Form.Block)]
    [InlineData(MsgPackLz4Form.BlockArray)]
    public void ExpansionIsBoundedByBytesAndByRatio(MsgPackLz4Form form)
    {
        byte[] zeros = OctavoMsgPackLz4.Serialize(new int[100_000], new OctavoMsgPackLz4Options { Form = form });
        var few = new OctavoMsgPackLz4Options { MsgPack = new() { Limits = new() { MaxTotalBytes = 99_999 } } };

        Assert.Equal(CountTooLarge,
            Assert.Throws<OctavoException>(() => OctavoMsgPackLz4.Deserialize<int[]>(zeros, new OctavoMsgPackLz4Options { MaxRatio = 200 })).Code);
        Assert.Equal(CountTooLarge, Assert.Throws<OctavoException>(() => OctavoMsgPackLz4.Deserialize<int[]>(zeros, OctavoMsgPackLz4Options.Untrusted)).Code);
        Assert.Equal(TotalBytesExceeded, Assert.Throws<OctavoException>(() => OctavoMsgPackLz4.Deserialize<int[]>(zeros, few)).Code);
        Assert.Equal(TotalBytesExceeded,
            Assert.Throws<OctavoException>(() => OctavoMsgPackLz4.Deserialize<int[]>(new MemoryStream(new byte[100_000]), few)).Code);
        Assert.Equal(100_000, OctavoMsgPackLz4.Deserialize<int[]>(zeros)!.Length);
    }

    /// <summary>A megabyte of zeros takes 4 KB: elements of many bytes each made them a gigabyte.</summary>
    [Theory]
    [InlineData(MsgPackLz4Form.Block)]
    [InlineData(MsgPackLz4Form.BlockArray)]
    public void LargeExpansionIsBoundedByDefault(MsgPackLz4Form form)
    {
        var options = new OctavoMsgPackLz4Options { Form = form };
        byte[] zeros = OctavoMsgPackLz4.Serialize(new int[2_000_000], options);
        Assert.Equal(CountTooLarge, Assert.Throws<OctavoException>(() => OctavoMsgPackLz4.Deserialize<int[]>(zeros)).Code);
        Assert.Equal(CountTooLarge, Assert.Throws<OctavoException>(() => OctavoMsgPackLz4.Deserialize<int[]>(new MemoryStream(zeros))).Code);
        Assert.Equal(2_000_000, OctavoMsgPackLz4.Deserialize<int[]>(zeros, new OctavoMsgPackLz4Options { MaxLargeRatio = 255 })!.Length);
        Assert.Equal(900_000, OctavoMsgPackLz4.Deserialize<int[]>(OctavoMsgPackLz4.Serialize(new int[900_000], options))!.Length);
        Item[] items = Item.Many(40_000, seed: 3);
        Assert.Equal(40_000, OctavoMsgPackLz4.Deserialize<Item[]>(OctavoMsgPackLz4.Serialize(items, options))!.Length);
    }

    [Theory]
    [InlineData(MsgPackLz4Form.Block)]
    [InlineData(MsgPackLz4Form.BlockArray)]
    public void DataCutAnywhereIsRefused(MsgPackLz4Form form)
    {
        byte[] data = OctavoMsgPackLz4.Serialize(Item.Many(60, seed: 2), new OctavoMsgPackLz4Options { Form = form, BlockLength = 256 });
        for (int length = 0; length < data.Length; length++)
        {
            Assert.False(OctavoMsgPackLz4.TryDeserialize<Item[]>(data.AsSpan(0, length), out _, out OctavoError error),
                $"{length} of {data.Length} bytes were accepted.");
            Assert.NotEqual(UserCode, error.Code);
        }
    }

    /// <summary>After the data is a page that ends the process when it is read: the codec's own reads, and those of the LZ4 library.</summary>
    [Theory]
    [InlineData(MsgPackLz4Form.Block)]
    [InlineData(MsgPackLz4Form.BlockArray)]
    public void DamagedDataIsAValueOrAnError(MsgPackLz4Form form)
    {
        var random = new Random(7);
        using var memory = new GuardedMemory(1 << 16);
        for (int round = 0; round < 30_000; round++)
        {
            byte[] data =
                OctavoMsgPackLz4.Serialize(Item.Many(1 + (round % 40), seed: round % 100),
                    new OctavoMsgPackLz4Options { Form = form, BlockLength = 256, Level = (MsgPackLz4Level)(round & 1) });
            for (int change = random.Next(1, 4); change > 0; change--)
            {
                data[random.Next(3) == 0 ? random.Next(Math.Min(24, data.Length)) : random.Next(data.Length)] = random.Next(3) == 0 ? (byte)0xff
                    : (byte)random.Next(256);
            }
            Span<byte> guarded = memory.Last(data.Length);
            data.CopyTo(guarded);
            if (!OctavoMsgPackLz4.TryDeserialize<Item[]>(guarded, out _, out OctavoError error))
            {
                Assert.NotEqual(UserCode, error.Code);
            }
        }
    }

    [Fact]
    public void OptionsRefuseWhatMakesNoSense()
    {
        Assert.Throws<ArgumentOutOfRangeException>(() => new OctavoMsgPackLz4Options { MaxRatio = 0 });
        Assert.Throws<ArgumentOutOfRangeException>(() => new OctavoMsgPackLz4Options { MaxRatio = 256 });
        Assert.Throws<ArgumentOutOfRangeException>(() => new OctavoMsgPackLz4Options { MaxLargeRatio = 0 });
        Assert.Throws<ArgumentOutOfRangeException>(() => new OctavoMsgPackLz4Options { MaxLargeRatio = 256 });
        Assert.Throws<ArgumentOutOfRangeException>(() => new OctavoMsgPackLz4Options { BlockLength = 255 });
        Assert.Throws<ArgumentOutOfRangeException>(() => new OctavoMsgPackLz4Options { MinLength = 0 });
        Assert.Throws<ArgumentOutOfRangeException>(() => new OctavoMsgPackLz4Options { Form = (MsgPackLz4Form)2 });
        Assert.Throws<ArgumentOutOfRangeException>(() => new OctavoMsgPackLz4Options { Level = (MsgPackLz4Level)2 });
    }
}
