// Owns: the compressors and expanders of the methods. Knows no value and no bound.
using System.IO.Compression;
using System.Numerics;
using K4os.Compression.LZ4;
using K4os.Compression.LZ4.Streams;
using K4os.Compression.LZ4.Streams.Frames;
using ZstdSharp;
using ZstdSharp.Unsafe;

namespace Octavo.Compression;

internal static class Methods
{
    private const int FastZstandard = 1, MiddleZstandard = 3, SmallZstandard = 19;

    /// <summary>Binary logarithm of the largest window that a level up to 19 writes.</summary>
    private const int WindowOfLevels = 23;

    internal static Stream Compress(Stream destination, CompressionMethod method, CompressionLevel level, bool leaveOpen) => method switch
    {
        CompressionMethod.Brotli => new BrotliStream(destination, level, leaveOpen),
        CompressionMethod.Zstandard => CompressZstandard(destination, level, leaveOpen),
        CompressionMethod.Lz4 => LZ4Stream.Encode(destination, new LZ4EncoderSettings { CompressionLevel = Lz4(level), ContentChecksum = true }, leaveOpen),
        CompressionMethod.Deflate => new ZLibStream(destination, level, leaveOpen),
        _ => throw None(method),
    };

    /// <summary>The stream that expands.</summary>
    /// <param name="source">What is compressed.</param>
    /// <param name="method">The method.</param>
    /// <param name="compressed">How many bytes that is at most.</param>
    /// <param name="maxBytes">What may come out at most: a frame of Zstandard whose window is larger than this and than those of the levels is refused before
    /// memory is taken for it.</param>
    /// <param name="maxWindow">The largest window of such a frame, whatever may come out.</param>
    internal static Stream Expand(Stream source, CompressionMethod method, long compressed, long maxBytes, int maxWindow) => method switch
    {
        CompressionMethod.Brotli => new BrotliStream(source, CompressionMode.Decompress, leaveOpen: true),
        CompressionMethod.Zstandard => ExpandZstandard(source, maxBytes, maxWindow),
        CompressionMethod.Lz4 => new LZ4FrameReaderAsStream(new Lz4Frames(source, compressed), false, false),
        CompressionMethod.Deflate => new ZLibStream(source, CompressionMode.Decompress, leaveOpen: true),
        _ => throw None(method),
    };

    /// <summary>What the method writes of no bytes, where its compressor writes nothing: ZLibStream does not even write its head.</summary>
    internal static ReadOnlySpan<byte> Nothing(CompressionMethod method) => method switch
    {
        CompressionMethod.Deflate => [0x78, 0x9C, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01], // RFC 1950: head, an empty block, Adler-32
        _ => [],
    };

    /// <summary>The file extension of the method.</summary>
    internal static string Suffix(CompressionMethod method) => method switch
    {
        CompressionMethod.Brotli => "br",
        CompressionMethod.Zstandard => "zstd",
        CompressionMethod.Lz4 => "lz4",
        _ => "deflate",
    };

    /// <summary>What an exception of an expander says about the data.</summary>
    internal static string Reason(Exception found) => found is ZstdException { Code: ZSTD_ErrorCode.ZSTD_error_frameParameter_windowTooLarge }
        ? "the window of the Zstandard frame is larger than OctavoCompressionOptions.MaxWindow or SerializerLimits.MaxTotalBytes allows."
        : "the compressed data is damaged, or another method wrote it.";

    /// <summary>A frame with a checksum, as the command writes it.</summary>
    private static CompressionStream CompressZstandard(Stream destination, CompressionLevel level, bool leaveOpen)
    {
        var compressing = new CompressionStream(destination, Zstandard(level), leaveOpen: leaveOpen);
        compressing.SetParameter(ZSTD_cParameter.ZSTD_c_checksumFlag, 1);
        return compressing;
    }

    /// <summary>A writer that does not know the length takes the window of its level: a value of a few bytes is in a frame with a window of 512 KiB to 8 MiB.
    /// So these windows are read whatever the limit of the value is.</summary>
    private static DecompressionStream ExpandZstandard(Stream source, long maxBytes, int maxWindow)
    {
        var expanded = new DecompressionStream(source, checkEndOfStream: true, leaveOpen: true);
        expanded.SetParameter(ZSTD_dParameter.ZSTD_d_windowLogMax,
            Math.Min(Math.Max(BitOperations.Log2((ulong)maxBytes) + 1, WindowOfLevels), BitOperations.Log2((uint)maxWindow)));
        return expanded;
    }

    private static int Zstandard(CompressionLevel level) => level switch
    {
        CompressionLevel.Fastest or CompressionLevel.NoCompression => FastZstandard,
        CompressionLevel.SmallestSize => SmallZstandard,
        _ => MiddleZstandard,
    };

    private static LZ4Level Lz4(CompressionLevel level) => level switch
    {
        CompressionLevel.Fastest or CompressionLevel.NoCompression => LZ4Level.L00_FAST,
        CompressionLevel.SmallestSize => LZ4Level.L12_MAX,
        _ => LZ4Level.L03_HC,
    };

    private static ArgumentOutOfRangeException None(CompressionMethod method) => new(nameof(method), method, "not one of the methods.");
}
