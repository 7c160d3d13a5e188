// Owns: the methods of compression.
namespace Octavo;

/// <summary>Methods of compression. Their numbers are in the byte before a value.</summary>
public enum CompressionMethod : byte
{
    /// <summary>Brotli, RFC 7932: small, and slow to write at its high levels.</summary>
    Brotli = 1,

    /// <summary>Zstandard frames, RFC 8878, as in the tool <c>zstd</c>.</summary>
    Zstandard = 2,

    /// <summary>LZ4 frames, as in the tool <c>lz4</c>: the fastest to read.</summary>
    Lz4 = 3,

    /// <summary>Deflate in a zlib stream, RFC 1950, which HTTP calls <c>deflate</c>.</summary>
    Deflate = 4,
}
