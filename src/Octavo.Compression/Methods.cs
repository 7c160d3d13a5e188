// Owns: the compressors and expanders of the methods. Knows no value and no bound.
using System.IO.Compression;
using K4os.Compression.LZ4;
using K4os.Compression.LZ4.Streams;
using ZstdSharp;

namespace Octavo.Compression;

internal static class Methods
{
    private const int FastZstandard = 1, MiddleZstandard = 3, SmallZstandard = 19;

    internal static Stream Compress(Stream destination, CompressionMethod method, CompressionLevel level, bool leaveOpen) => method switch
    {
        CompressionMethod.Brotli => new BrotliStream(destination, level, leaveOpen),
        CompressionMethod.Zstandard => new CompressionStream(destination, Zstandard(level), leaveOpen: leaveOpen),
        CompressionMethod.Lz4 => LZ4Stream.Encode(destination, Lz4(level), leaveOpen: leaveOpen),
        CompressionMethod.Deflate => new ZLibStream(destination, level, leaveOpen),
        _ => throw None(method),
    };

    internal static Stream Expand(Stream source, CompressionMethod method) => method switch
    {
        CompressionMethod.Brotli => new BrotliStream(source, CompressionMode.Decompress, leaveOpen: true),
        CompressionMethod.Zstandard => new DecompressionStream(source, checkEndOfStream: true, leaveOpen: true),
        CompressionMethod.Lz4 => LZ4Stream.Decode(source, leaveOpen: true),
        CompressionMethod.Deflate => new ZLibStream(source, CompressionMode.Decompress, leaveOpen: true),
        _ => throw None(method),
    };

    /// <summary>The file extension of the method.</summary>
    internal static string Suffix(CompressionMethod method) => method switch
    {
        CompressionMethod.Brotli => "br",
        CompressionMethod.Zstandard => "zstd",
        CompressionMethod.Lz4 => "lz4",
        _ => "deflate",
    };

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
