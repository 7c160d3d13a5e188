// Owns: the memory of a frame of LZ4: its head names the size of its blocks, up to 4 MiB, before a byte of them is there.
using K4os.Compression.LZ4.Encoders;
using K4os.Compression.LZ4.Streams.Frames;

namespace Octavo.Compression;

/// <summary>Expands a frame with buffers that are no larger than its data can fill.</summary>
/// <param name="source">What is compressed.</param>
/// <param name="compressed">How many bytes that is at most.</param>
internal sealed class Lz4Frames(Stream source, long compressed) : StreamLZ4FrameReader(source, true,
    frame => LZ4Decoder.Create(frame.Chaining, BlockSize(frame.BlockSize, compressed), 0))
{
    /// <summary>Bytes that one byte of a block can become: each byte of 255 adds to the length of a match.</summary>
    private const int MostOfAByte = 255;

    /// <summary>The size of the blocks: the least of the format, or what the data can become, but no more than the frame says.</summary>
    private static int BlockSize(int announced, long compressed)
    {
        const int Least = 1 << 16;
        long most = Math.Min(compressed, int.MaxValue) * MostOfAByte;
        int size = Least;
        while (size < announced && size < most)
        {
            size *= 4;
        }
        return size;
    }

    /// <inheritdoc/>
    protected override byte[] AllocBuffer(int size) => base.AllocBuffer((int)Math.Clamp(compressed, 1, size));
}
