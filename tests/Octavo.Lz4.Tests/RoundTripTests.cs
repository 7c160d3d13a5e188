// Owns: values there and back, in every form, level and length of blocks, by every call.
using System.Buffers;

namespace Octavo.Lz4.Tests;

public sealed class RoundTripTests
{
    /// <summary>Short values that begin as compressed ones do: extensions of the same types, alone and first in an array.</summary>
    [Theory]
    [InlineData("d46300")]
    [InlineData("c70063")]
    [InlineData("c70563d200000001")]
    [InlineData("91d46200")]
    [InlineData("92d46205c60000000161")]
    public void ShortValuesThatLookCompressedComeBack(string hex)
    {
        byte[] plain = Convert.FromHexString(hex);
        foreach (MsgPackLz4Form form in Enum.GetValues<MsgPackLz4Form>())
        {
            var options = new OctavoMsgPackLz4Options { Form = form };
            Assert.Equal(plain, OctavoMsgPackLz4.Decompress(OctavoMsgPackLz4.Compress(plain, options)));
            var raw = new OctavoRaw("MessagePack", plain);
            Assert.Equal(raw, OctavoMsgPackLz4.Deserialize<OctavoRaw>(OctavoMsgPackLz4.Serialize(raw, options)));
        }
    }

    public static TheoryData<MsgPackLz4Form, MsgPackLz4Level, int> Settings()
    {
        var settings = new TheoryData<MsgPackLz4Form, MsgPackLz4Level, int>();
        foreach (MsgPackLz4Form form in Enum.GetValues<MsgPackLz4Form>())
        {
            foreach (MsgPackLz4Level level in Enum.GetValues<MsgPackLz4Level>())
            {
                settings.Add(form, level, 256);
                settings.Add(form, level, 1000);
                settings.Add(form, level, 64 << 10);
            }
        }
        return settings;
    }

    [Theory]
    [MemberData(nameof(Settings))]
    public async Task ValuesComeBackByEveryCall(MsgPackLz4Form form, MsgPackLz4Level level, int blockLength)
    {
        var options = new OctavoMsgPackLz4Options { Form = form, Level = level, BlockLength = blockLength };
        foreach (int count in (int[])[0, 1, 2, 3, 10, 100, 5000])
        {
            Item[] value = Item.Many(count, seed: count);
            byte[] plain = OctavoMsgPack.Serialize(value);

            byte[] data = OctavoMsgPackLz4.Serialize(value, options);

            Assert.Equal(data, OctavoMsgPackLz4.Compress(plain, options));
            Assert.Equal(plain, OctavoMsgPackLz4.Decompress(data));
            Same(value, OctavoMsgPackLz4.Deserialize<Item[]>(data));
            Same(value, OctavoMsgPackLz4.Deserialize<Item[]>([.. data, 1, 2], out int consumed));
            Assert.Equal(data.Length, consumed);
            Same(value, OctavoMsgPackLz4.Deserialize<Item[]>(Segments(data)));
            Assert.True(OctavoMsgPackLz4.TryDeserialize(data, out Item[]? read, out _));
            Same(value, read);

            using var stream = new MemoryStream();
            OctavoMsgPackLz4.Serialize(stream, value, options);
            Assert.Equal(data, stream.ToArray());
            stream.Position = 0;
            Same(value, OctavoMsgPackLz4.Deserialize<Item[]>(stream));

            using var awaited = new MemoryStream();
            await OctavoMsgPackLz4.SerializeAsync(awaited, value, options, TestContext.Current.CancellationToken);
            Assert.Equal(data, awaited.ToArray());
            awaited.Position = 0;
            Same(value, await OctavoMsgPackLz4.DeserializeAsync<Item[]>(awaited, cancellationToken: TestContext.Current.CancellationToken));

            var writer = new ArrayBufferWriter<byte>();
            OctavoMsgPackLz4.Serialize(writer, value, options);
            Assert.Equal(data, writer.WrittenSpan.ToArray());
        }
    }

    [Fact]
    public void ShortDataIsWrittenAsItIs()
    {
        byte[] data = OctavoMsgPackLz4.Serialize("short");

        Assert.Equal(OctavoMsgPack.Serialize("short"), data);
        Assert.Equal("short", OctavoMsgPackLz4.Deserialize<string>(data));
    }

    [Theory]
    [InlineData(MsgPackLz4Form.Block)]
    [InlineData(MsgPackLz4Form.BlockArray)]
    public void LengthAtWhichCompressionBeginsIsTheOptions(MsgPackLz4Form form)
    {
        byte[] plain = OctavoMsgPack.Serialize(new string('x', 98));

        Assert.Equal(plain, OctavoMsgPackLz4.Compress(plain, new() { Form = form, MinLength = plain.Length + 1 }));
        Assert.True(OctavoMsgPackLz4.Compress(plain, new() { Form = form, MinLength = plain.Length }).Length < 40);
    }

    /// <summary>Which the generator sees in the call.</summary>
    [Fact]
    public void RootOfACallNeedsNoAttribute() =>
        Assert.Equal(7,
            OctavoMsgPackLz4.Deserialize<Dictionary<int, Item[]>>(
                OctavoMsgPackLz4.Serialize(new Dictionary<int, Item[]> { [5] = Item.Many(7, seed: 3) }))![5].Length);

    [Fact]
    public void NullAndOrdinaryExtensionsAreNotTakenForCompressed()
    {
        byte[] extension = Convert.FromHexString("d60501020304"), first = Convert.FromHexString("92d461ffd60501020304");

        Assert.Null(OctavoMsgPackLz4.Deserialize<string>(OctavoMsgPackLz4.Serialize<string?>(null)));
        Assert.Equal(extension, OctavoMsgPackLz4.Decompress(extension));
        Assert.Equal(first, OctavoMsgPackLz4.Decompress(first));
        Assert.Equal(2, OctavoMsgPackLz4.Deserialize<DateTime[]>(OctavoMsgPackLz4.Serialize(new DateTime[2]))!.Length);
        Assert.Equal(DateTime.UnixEpoch, OctavoMsgPackLz4.Deserialize<DateTime>(OctavoMsgPackLz4.Serialize(DateTime.UnixEpoch)));
    }

    private static void Same(Item[] expected, Item[]? found)
    {
        Assert.Equal(expected.Length, found?.Length);
        Assert.All(expected.Zip(found!),
            pair => Assert.True(pair.First.Id == pair.Second.Id && pair.First.Name == pair.Second.Name && pair.First.Values.SequenceEqual(pair.Second.Values)));
    }

    private static ReadOnlySequence<byte> Segments(byte[] data)
    {
        var first = new Segment(data.AsMemory(0, data.Length / 2), 0);
        Segment last = first.Append(data.AsMemory(data.Length / 2));
        return new(first, 0, last, last.Memory.Length);
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        internal Segment(ReadOnlyMemory<byte> memory, long index)
        {
            Memory = memory;
            RunningIndex = index;
        }

        internal Segment Append(ReadOnlyMemory<byte> memory)
        {
            var next = new Segment(memory, RunningIndex + Memory.Length);
            Next = next;
            return next;
        }
    }
}
