// Owns: writer and reader used by hand: every scalar there and back, their beginnings and ends, and their misuse.
using Octavo.MsgPack;

namespace Octavo.Conformance.Hand;

public class HandTests
{
    [Fact]
    public void Every_scalar_there_and_back()
    {
        var tiny = new TinyBufferWriter();
        var ordinary = new ArrayBufferWriter<byte>();
        WriteAll(tiny);
        WriteAll(ordinary);
        Assert.Equal(ordinary.WrittenSpan.ToArray(), tiny.Written);

        var reader = new OctavoMsgPackReader(tiny.Written);
        ReadAll(ref reader);
        reader = new OctavoMsgPackReader(Segments.Every(tiny.Written, 3));
        ReadAll(ref reader);

        object?[] values = Assert.IsType<object?[]>(OctavoMsgPack.ReadDynamic(tiny.Written));
        Assert.Equal(29, values.Length);
    }

    [Fact]
    public void Kinds_are_seen_before_they_are_read()
    {
        (byte[] Data, MsgPackKind Kind)[] kinds =
        [
            ([0xc0], MsgPackKind.Nil), ([0xc2], MsgPackKind.Bool), ([0xc3], MsgPackKind.Bool), ([0x00], MsgPackKind.Integer), ([0xff], MsgPackKind.Integer),
                ([0xcc, 1], MsgPackKind.Integer),
            ([0xd3], MsgPackKind.Integer), ([0xca], MsgPackKind.Float), ([0xcb], MsgPackKind.Float), ([0xa0], MsgPackKind.String), ([0xdb], MsgPackKind.String),
                ([0xc4], MsgPackKind.Binary),
            ([0xc6], MsgPackKind.Binary), ([0x90], MsgPackKind.Array), ([0xdd], MsgPackKind.Array), ([0x80], MsgPackKind.Map), ([0xdf], MsgPackKind.Map),
                ([0xd4, 0xff], MsgPackKind.Extension),
            ([0xd6, 0xff], MsgPackKind.Timestamp), ([0xd7, 0xff], MsgPackKind.Timestamp), ([0xd7, 0x01], MsgPackKind.Extension),
                ([0xc7, 12, 0xff], MsgPackKind.Timestamp),
            ([0xc7, 11, 0xff], MsgPackKind.Extension), ([0xc9], MsgPackKind.Extension), ([0xc1], MsgPackKind.Invalid), ([], MsgPackKind.End),
        ];
        foreach ((byte[] data, MsgPackKind kind) in kinds)
        {
            var reader = new OctavoMsgPackReader(data);
            Assert.Equal(kind, reader.PeekKind());
            Assert.Equal(0, reader.Offset);
        }
    }

    [Fact]
    public void Structure_by_hand()
    {
        var destination = new ArrayBufferWriter<byte>();
        using (var writer = new OctavoMsgPackWriter(destination))
        {
            writer.WriteMapStart(2);
            writer.WriteText("list");
            writer.WriteArrayStart(20);
            for (int i = 0; i < 20; i++)
            {
                writer.WriteInt32(i * 1000);
            }
            writer.WriteText("raw");
            writer.WriteRaw([0x92, 0x01, 0xa1, 0x61]);
        }
        var reader = new OctavoMsgPackReader(destination.WrittenSpan);
        Assert.Equal(2, reader.ReadMapStart());
        Assert.Equal("list", reader.ReadText());
        Assert.Equal(20, reader.ReadArrayStart());
        for (int i = 0; i < 20; i++)
        {
            Assert.Equal(i * 1000, reader.ReadInt32());
        }
        Assert.Equal("raw", reader.ReadText());
        Assert.Equal([0x92, 0x01, 0xa1, 0x61], reader.ReadRaw());
        Assert.True(reader.IsAtEnd);
        Assert.Equal(destination.WrittenCount, reader.Offset);
    }

    [Fact]
    public void Flush_gives_what_was_written_and_disposal_the_rest()
    {
        var destination = new ArrayBufferWriter<byte>();
        var writer = new OctavoMsgPackWriter(destination);
        writer.WriteInt32(1);
        Assert.Equal(0, destination.WrittenCount);
        writer.Flush();
        Assert.Equal([0x01], destination.WrittenSpan.ToArray());
        writer.Flush();
        writer.WriteInt32(2);
        Assert.Equal(2, writer.BytesWritten);
        writer.Dispose();
        writer.Dispose();
        Assert.Equal([0x01, 0x02], destination.WrittenSpan.ToArray());
    }

    [Fact]
    public void A_disposed_writer_and_its_copies_write_nothing()
    {
        var destination = new ArrayBufferWriter<byte>();
        Assert.Throws<ObjectDisposedException>(() => WriteAfterDisposal(destination, writer => writer.WriteInt32(1)));
        Assert.Throws<ObjectDisposedException>(() => WriteAfterDisposal(destination, writer => writer.WriteText(new string('a', 5000))));
        Assert.Throws<ObjectDisposedException>(() => WriteAfterDisposal(destination, writer => writer.WriteBytes(new byte[100])));
        Assert.Throws<ObjectDisposedException>(() => WriteAfterDisposal(destination, writer => writer.WriteRaw([0xc0])));
        Assert.Throws<ObjectDisposedException>(() => WriteAfterDisposal(destination, writer => writer.WriteDynamic(new object?[] { 1 })));
        Assert.Throws<ObjectDisposedException>(() => WriteAfterDisposal(destination, writer => writer.Flush()));
        Assert.Equal(0, destination.WrittenCount);

        var original = new OctavoMsgPackWriter(destination);
        original.WriteInt32(7);
        OctavoMsgPackWriter copy = original;
        original.Dispose();
        copy.Dispose(); // the first one ended both
        Assert.Equal([0x07], destination.WrittenSpan.ToArray());
        Assert.Equal([0x05], OctavoMsgPack.Serialize(5));
    }

    [Fact]
    public void Writers_nest_and_calls_between_them_work()
    {
        var outer = new ArrayBufferWriter<byte>();
        var inner = new ArrayBufferWriter<byte>();
        using (var first = new OctavoMsgPackWriter(outer))
        {
            first.WriteArrayStart(2);
            using (var second = new OctavoMsgPackWriter(inner))
            {
                second.WriteInt32(300);
                first.WriteBytes(OctavoMsgPack.Serialize("between"));
                first.WriteInt32(OctavoMsgPack.Deserialize<int>([0x2a]));
            }
        }
        Assert.Equal([0xcd, 0x01, 0x2c], inner.WrittenSpan.ToArray());
        Assert.Equal([0x92, 0xc4, 8, 0xa7, .. "between"u8, 0x2a], outer.WrittenSpan.ToArray());
    }

    [Fact]
    public void What_is_no_single_value_is_not_written_raw()
    {
        foreach (byte[] raw in new byte[][] { [], [0xc1], [0x01, 0x02], [0x92, 0x01], [0xa2, 0x61], [0xdd, 0xff, 0xff, 0xff, 0xff] })
        {
            var destination = new ArrayBufferWriter<byte>();
            Assert.Throws<OctavoException>(() => WriteRaw(destination, raw));
            Assert.Equal(0, destination.WrittenCount);
        }
    }

    [Fact]
    public void Negative_counts_and_null_destinations_are_refused()
    {
        Assert.Throws<ArgumentNullException>(() => new OctavoMsgPackWriter((IBufferWriter<byte>)null!).Dispose());
        var destination = new ArrayBufferWriter<byte>();
        Assert.Throws<ArgumentOutOfRangeException>(() => Write(destination, static (ref OctavoMsgPackWriter writer) => writer.WriteArrayStart(-1)));
        Assert.Throws<ArgumentOutOfRangeException>(() => Write(destination, static (ref OctavoMsgPackWriter writer) => writer.WriteMapStart(-1)));
    }

    private delegate void WriterAction(ref OctavoMsgPackWriter writer);

    private delegate void CopiedWriterAction(OctavoMsgPackWriter writer);

    private static void Write(IBufferWriter<byte> destination, WriterAction action)
    {
        var writer = new OctavoMsgPackWriter(destination);
        action(ref writer);
        writer.Dispose();
    }

    private static void WriteRaw(IBufferWriter<byte> destination, byte[] raw) => Write(destination, (ref OctavoMsgPackWriter writer) => writer.WriteRaw(raw));

    private static void WriteAfterDisposal(IBufferWriter<byte> destination, CopiedWriterAction action)
    {
        var writer = new OctavoMsgPackWriter(destination);
        writer.Dispose();
        action(writer);
    }

    private static void WriteAll(IBufferWriter<byte> destination)
    {
        using var writer = new OctavoMsgPackWriter(destination);
        writer.WriteArrayStart(29);
        writer.WriteNil();
        writer.WriteBool(true);
        writer.WriteSByte(-100);
        writer.WriteByte(200);
        writer.WriteInt16(-30000);
        writer.WriteUInt16(60000);
        writer.WriteInt32(int.MinValue);
        writer.WriteUInt32(uint.MaxValue);
        writer.WriteInt64(long.MinValue);
        writer.WriteUInt64(ulong.MaxValue);
        writer.WriteInt128(Int128.MinValue);
        writer.WriteUInt128(UInt128.MaxValue);
        writer.WriteHalf((Half)1.5f);
        writer.WriteSingle(-0f);
        writer.WriteDouble(double.Epsilon);
        writer.WriteDecimal(1.000m);
        writer.WriteChar('\ud800');
        writer.WriteRune(new Rune(0x10ffff));
        writer.WriteGuid(Guid.AllBitsSet);
        writer.WriteDateTime(DateTime.UnixEpoch);
        writer.WriteDateTimeOffset(DateTimeOffset.MaxValue);
        writer.WriteDateOnly(DateOnly.MaxValue);
        writer.WriteTimeOnly(TimeOnly.MaxValue);
        writer.WriteTimeSpan(TimeSpan.MinValue);
        writer.WriteTimestamp(new MsgPackTimestamp(-1, 1));
        writer.WriteExtension(5, [1, 2, 3]);
        writer.WriteText(new string('é', 3000));
        writer.WriteBytes(new byte[300]);
        writer.WriteDynamic(new object?[] { 1L, "a" });
    }

    private static void ReadAll(ref OctavoMsgPackReader reader)
    {
        Assert.Equal(29, reader.ReadArrayStart());
        Assert.True(reader.TryReadNull());
        Assert.True(reader.ReadBool());
        Assert.Equal(-100, reader.ReadSByte());
        Assert.Equal(200, reader.ReadByte());
        Assert.Equal(-30000, reader.ReadInt16());
        Assert.Equal(60000, reader.ReadUInt16());
        Assert.Equal(int.MinValue, reader.ReadInt32());
        Assert.Equal(uint.MaxValue, reader.ReadUInt32());
        Assert.Equal(long.MinValue, reader.ReadInt64());
        Assert.Equal(ulong.MaxValue, reader.ReadUInt64());
        Assert.Equal(Int128.MinValue, reader.ReadInt128());
        Assert.Equal(UInt128.MaxValue, reader.ReadUInt128());
        Assert.Equal((Half)1.5f, reader.ReadHalf());
        Assert.True(float.IsNegative(reader.ReadSingle()));
        Assert.Equal(double.Epsilon, reader.ReadDouble());
        Assert.Equal("1.000", reader.ReadDecimal().ToString(CultureInfo.InvariantCulture));
        Assert.Equal('\ud800', reader.ReadChar());
        Assert.Equal(new Rune(0x10ffff), reader.ReadRune());
        Assert.Equal(Guid.AllBitsSet, reader.ReadGuid());
        Assert.Equal(DateTime.UnixEpoch, reader.ReadDateTime());
        Assert.Equal(DateTimeOffset.MaxValue, reader.ReadDateTimeOffset());
        Assert.Equal(DateOnly.MaxValue, reader.ReadDateOnly());
        Assert.Equal(TimeOnly.MaxValue, reader.ReadTimeOnly());
        Assert.Equal(TimeSpan.MinValue, reader.ReadTimeSpan());
        Assert.Equal(new MsgPackTimestamp(-1, 1), reader.ReadTimestamp());
        Assert.Equal(new MsgPackExtension(5, [1, 2, 3]), reader.ReadExtension());
        Assert.Equal(new string('é', 3000), reader.ReadText());
        Assert.Equal(new byte[300], reader.ReadBytes());
        Assert.True(MsgPackValueComparer.Instance.Equals(new object?[] { 1L, "a" }, reader.ReadDynamic()));
        Assert.True(reader.IsAtEnd);
    }
}
