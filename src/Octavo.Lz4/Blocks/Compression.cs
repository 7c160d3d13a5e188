// Owns: compressing: MessagePack into one of the two forms. Knows no type.
using System.Buffers;
using System.Buffers.Binary;
using K4os.Compression.LZ4;
using Octavo.Buffers;
using Octavo.MsgPack;

namespace Octavo.Lz4.Blocks;

internal static class Compression
{
    private const byte Bin32 = 0xc6, Int32 = 0xd2;

    /// <summary>A head and the 32 bits after it: MessagePack-CSharp has no shorter form for the length of a block.</summary>
    private const int WideHead = 5;

    /// <summary>Writes MessagePack compressed, or as it is where it is short.</summary>
    internal static void Write(ReadOnlySpan<byte> messagePack, IBufferWriter<byte> destination, OctavoMsgPackLz4Options options)
    {
        // A short value that a reader would take for a compressed one is compressed itself.
        if (messagePack.Length < options.MinLength && !Expansion.IsCompressed(messagePack))
        {
            CheckedBufferWriter.Put(destination, messagePack, OctavoMsgPackLz4.Name);
            return;
        }
        LZ4Level level = options.Level == MsgPackLz4Level.High ? LZ4Level.L09_HC : LZ4Level.L00_FAST;
        if (options.Form == MsgPackLz4Form.Block)
        {
            WriteBlock(messagePack, destination, level);
        }
        else
        {
            WriteBlocks(messagePack, destination, level, options.BlockLength);
        }
    }

    private static void WriteBlock(ReadOnlySpan<byte> messagePack, IBufferWriter<byte> destination, LZ4Level level)
    {
        byte[] block = ArrayPool<byte>.Shared.Rent(WideHead + LZ4Codec.MaximumOutputSize(messagePack.Length));
        try
        {
            PutWide(block, Int32, messagePack.Length);
            int length = Encode(messagePack, block.AsSpan(WideHead), level);
            using var writer = new OctavoMsgPackWriter(destination);
            writer.WriteExtension(BlockType.Block, block.AsSpan(0, WideHead + length));
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(block);
        }
    }

    private static void WriteBlocks(ReadOnlySpan<byte> messagePack, IBufferWriter<byte> destination, LZ4Level level, int blockLength)
    {
        WriteLengths(messagePack.Length, destination, blockLength);
        for (; messagePack.Length != 0; messagePack = messagePack[Math.Min(blockLength, messagePack.Length)..])
        {
            ReadOnlySpan<byte> block = messagePack[..Math.Min(blockLength, messagePack.Length)];
            int least = WideHead + LZ4Codec.MaximumOutputSize(block.Length);
            Span<byte> room = CheckedBufferWriter.Of(destination, least, OctavoMsgPackLz4.Name);
            int length = Encode(block, room[WideHead..], level);
            PutWide(room, Bin32, length);
            destination.Advance(WideHead + length);
        }
    }

    /// <summary>The array's head and its first element.</summary>
    private static void WriteLengths(int left, IBufferWriter<byte> destination, int blockLength)
    {
        int blocks = 0;
        using var lengths = new PooledBuffer();
        using (var each = new OctavoMsgPackWriter(lengths))
        {
            for (; left > 0; left -= blockLength, blocks++)
            {
                each.WriteInt32(Math.Min(blockLength, left));
            }
        }
        using var writer = new OctavoMsgPackWriter(destination);
        writer.WriteArrayStart(1 + blocks);
        writer.WriteExtension(BlockType.Lengths, lengths.Written);
    }

    private static int Encode(ReadOnlySpan<byte> source, Span<byte> target, LZ4Level level)
    {
        int length = LZ4Codec.Encode(source, target, level);
        return length > 0 ? length : throw new InvalidOperationException($"LZ4 could not put {source.Length} bytes into {target.Length}.");
    }

    private static void PutWide(Span<byte> at, byte head, int value)
    {
        at[0] = head;
        BinaryPrimitives.WriteInt32BigEndian(at[1..], value);
    }
}
