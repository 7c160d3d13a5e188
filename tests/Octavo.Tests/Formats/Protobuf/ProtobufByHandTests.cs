// Owns: Protobuf's writer and reader used by hand.
using System.Buffers;
using Octavo.Protobuf;

namespace Octavo.Tests.Formats.Protobuf;

public sealed class ProtobufByHandTests
{
    [Fact]
    public void WhatIsWrittenIsRead()
    {
        var buffer = new ArrayBufferWriter<byte>();
        using (var writer = new OctavoProtobufWriter(buffer))
        {
            writer.WriteTag(1, ProtobufWireType.Varint);
            writer.WriteInt32(-2);
            writer.WriteTag(2, ProtobufWireType.LengthDelimited);
            int message = writer.BeginMessage();
            writer.WriteTag(1, ProtobufWireType.LengthDelimited);
            writer.WriteText(new string('é', 300));
            writer.EndMessage(message);
            writer.Flush();
            writer.WriteTag(3, ProtobufWireType.StartGroup);
            writer.WriteTag(1, ProtobufWireType.Varint);
            writer.WriteSInt64(long.MinValue);
            writer.WriteTag(3, ProtobufWireType.EndGroup);
            writer.WriteTag(ProtobufTagLimit, ProtobufWireType.Fixed32);
            writer.WriteSingle(1.5f);
            writer.WriteTag(4, ProtobufWireType.Fixed64);
            writer.WriteSFixed64(-1);
            Assert.InRange(writer.BytesWritten, buffer.WrittenCount, 1000);
        }

        Assert.Throws<InvalidOperationException>(FlushInside);
        var reader = new OctavoProtobufReader(buffer.WrittenSpan);
        Expect(ref reader, 1, ProtobufWireType.Varint);
        Assert.Equal(-2, reader.ReadInt32());
        Expect(ref reader, 2, ProtobufWireType.LengthDelimited);
        long inner = reader.BeginMessage();
        Expect(ref reader, 1, ProtobufWireType.LengthDelimited);
        Assert.Equal(new string('é', 300), reader.ReadText());
        Assert.False(reader.ReadTag(out _, out _));
        reader.EndMessage(inner);
        Expect(ref reader, 3, ProtobufWireType.StartGroup);
        inner = reader.BeginMessage();
        Expect(ref reader, 1, ProtobufWireType.Varint);
        Assert.Equal(long.MinValue, reader.ReadSInt64());
        Assert.False(reader.ReadTag(out _, out _));
        reader.EndMessage(inner);
        Expect(ref reader, ProtobufTagLimit, ProtobufWireType.Fixed32);
        Assert.Equal(1.5f, reader.ReadSingle());
        Expect(ref reader, 4, ProtobufWireType.Fixed64);
        Assert.Equal(-1, reader.ReadSFixed64());
        Assert.False(reader.ReadTag(out _, out _));

        reader = new OctavoProtobufReader(new ReadOnlySequence<byte>(buffer.WrittenMemory));
        int fields = 0;
        while (reader.ReadTag(out _, out _))
        {
            reader.Skip();
            fields++;
        }
        Assert.Equal((5, buffer.WrittenCount), (fields, (int)reader.Offset));

        static void FlushInside()
        {
            using var open = new OctavoProtobufWriter(new ArrayBufferWriter<byte>());
            open.WriteTag(1, ProtobufWireType.LengthDelimited);
            open.BeginMessage();
            open.Flush();
        }
    }

    [Fact]
    public void WhatHasNoMeaningIsRefused()
    {
        Assert.Throws<ArgumentOutOfRangeException>(static () => Tag(0, ProtobufWireType.Varint));
        Assert.Throws<ArgumentOutOfRangeException>(static () => Tag(ProtobufTagLimit + 1, ProtobufWireType.Varint));
        Assert.Throws<ArgumentOutOfRangeException>(static () => Tag(1, (ProtobufWireType)6));
        Assert.Equal(OctavoErrorCode.InvalidData,
            Assert.Throws<OctavoException>(
                static () => new OctavoProtobufReader([0x2A, 0x02, 0x08, 0x01]) is var reader && reader.ReadTag(out _, out _) && Leave(ref reader)).Code);

        static void Tag(int number, ProtobufWireType type)
        {
            using var writer = new OctavoProtobufWriter(new ArrayBufferWriter<byte>());
            writer.WriteTag(number, type);
        }

        static bool Leave(ref OctavoProtobufReader reader)
        {
            reader.EndMessage(reader.BeginMessage());
            return true;
        }
    }

    private const int ProtobufTagLimit = 536_870_911;

    private static void Expect(ref OctavoProtobufReader reader, int number, ProtobufWireType type)
    {
        Assert.True(reader.ReadTag(out int found, out ProtobufWireType foundType));
        Assert.Equal((number, type), (found, foundType));
    }
}
