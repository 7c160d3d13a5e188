// Owns: expanding: what is compressed becomes MessagePack, with every length checked before memory is taken for it. Knows no type.
using K4os.Compression.LZ4;

namespace Octavo.Lz4.Blocks;

internal static class Expansion
{
    /// <summary>Bytes to which data may expand whatever <see cref="OctavoMsgPackLz4Options.MaxLargeRatio"/> says.</summary>
    private const int Free = 1 << 20;

    /// <summary>Expands a value.</summary>
    /// <param name="data">One value, and whatever is after it.</param>
    /// <param name="destination">Receives the MessagePack.</param>
    /// <param name="options">Bounds.</param>
    /// <param name="consumed">Bytes of the compressed value.</param>
    /// <returns>False if the value is not compressed, and nothing was done.</returns>
    /// <exception cref="OctavoException">Compressed data that is cut, not well-formed, or beyond the bounds.</exception>
    internal static bool TryExpand(ReadOnlySpan<byte> data, PooledBuffer destination, OctavoMsgPackLz4Options options, out int consumed)
    {
        var heads = new BlockHeads(data);
        if (heads.TryExtension(out uint length, out sbyte type))
        {
            consumed = type == BlockType.Block ? ExpandBlock(heads, length, destination, options) : 0;
            return type == BlockType.Block;
        }
        if (heads.TryArray(out uint count) && count != 0 && heads.TryExtension(out length, out type) && type == BlockType.Lengths)
        {
            consumed = ExpandBlocks(heads, count - 1, length, destination, options);
            return true;
        }
        consumed = 0;
        return false;
    }

    /// <summary>Whether a value begins as one that is compressed.</summary>
    internal static bool IsCompressed(ReadOnlySpan<byte> data)
    {
        var heads = new BlockHeads(data);
        return heads.TryExtension(out _, out sbyte type) ? type == BlockType.Block
            : heads.TryArray(out uint count) && count != 0 && heads.TryExtension(out _, out type) && type == BlockType.Lengths;
    }

    private static int ExpandBlock(BlockHeads heads, uint length, PooledBuffer destination, OctavoMsgPackLz4Options options)
    {
        int start = heads.Offset;
        BlockHeads after = heads;
        after.Take(length);
        int expanded = heads.Length();
        if (heads.Offset > after.Offset)
        {
            throw heads.Invalid("the extension ends inside the length of its block.");
        }
        Admit(expanded, length, options, start);
        Expand(heads.Take((uint)(after.Offset - heads.Offset)), expanded, destination, options, heads.Offset);
        return after.Offset;
    }

    private static int ExpandBlocks(BlockHeads heads, uint count, uint length, PooledBuffer destination, OctavoMsgPackLz4Options options)
    {
        BlockHeads lengths = heads, blocks = heads;
        blocks.Take(length);
        long total = 0;
        for (uint block = 0; block < count; block++)
        {
            total += lengths.Length();
            Admit(total, heads.Remaining, options, lengths.Offset);
            if (lengths.Offset > blocks.Offset)
            {
                break;
            }
        }
        if (lengths.Offset != blocks.Offset)
        {
            throw lengths.Invalid($"the lengths of {count} blocks do not fill their extension.");
        }
        lengths = heads;
        for (uint block = 0; block < count; block++)
        {
            ReadOnlySpan<byte> source = blocks.Bytes();
            Expand(source, lengths.Length(), destination, options, blocks.Offset - source.Length);
        }
        return blocks.Offset;
    }

    private static void Expand(ReadOnlySpan<byte> block, int length, PooledBuffer destination, OctavoMsgPackLz4Options options, int offset)
    {
        if (length > (long)block.Length * options.MaxRatio)
        {
            throw new OctavoException(OctavoErrorCode.CountTooLarge,
                $"a block of {block.Length} bytes that should expand to {length}: more than {nameof(OctavoMsgPackLz4Options.MaxRatio)} = {options.MaxRatio} times.", OctavoMsgPackLz4.Name, offset);
        }
        Span<byte> room = destination.GetSpan(length)[..length];
        if (LZ4Codec.Decode(block, room) != length)
        {
            throw new OctavoException(OctavoErrorCode.InvalidData, $"a block of {block.Length} bytes that does not expand to the announced {length}.",
                OctavoMsgPackLz4.Name, offset);
        }
        destination.Advance(length);
    }

    /// <param name="total">What the data expands to, so far.</param>
    /// <param name="length">Bytes of compressed data at most.</param>
    /// <param name="options">Bounds.</param>
    /// <param name="offset">Where the data says so.</param>
    private static void Admit(long total, long length, OctavoMsgPackLz4Options options, int offset)
    {
        if (total > Free && total > length * options.MaxLargeRatio)
        {
            throw new OctavoException(OctavoErrorCode.CountTooLarge,
                $"{length} bytes that should expand to {total} or more: more than {nameof(OctavoMsgPackLz4Options.MaxLargeRatio)} = {options.MaxLargeRatio} times.", OctavoMsgPackLz4.Name, offset);
        }
        if (total > options.MsgPack.Limits.MaxTotalBytes)
        {
            throw new OctavoException(OctavoErrorCode.TotalBytesExceeded,
                $"the data expands to more than SerializerLimits.MaxTotalBytes = {options.MsgPack.Limits.MaxTotalBytes}.", OctavoMsgPackLz4.Name, offset);
        }
    }
}
