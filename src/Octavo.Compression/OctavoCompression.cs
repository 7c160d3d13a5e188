// Owns: the calls of the package: a format in a compression, and streams. Knows no method.
using System.IO.Compression;
using Octavo.Compression;

namespace Octavo;

/// <summary>Compression around formats and streams. docs/features/compression.md.</summary>
public static class OctavoCompression
{
    /// <summary>Wraps a format in a compression, with a byte for the method.</summary>
    /// <param name="format">Any format.</param>
    /// <param name="method">The method for writing; readers accept all methods.</param>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary.Compressed(CompressionMethod.Zstandard);
    /// byte[] data = format.Serialize(new Order(7, []));
    /// </code></example>
    public static OctavoFormat Compressed(this OctavoFormat format, CompressionMethod method) =>
        format.Compressed(OctavoCompressionOptions.Default with { Method = method });

    /// <summary>Wraps a format in a compression.</summary>
    /// <param name="format">Any format.</param>
    /// <param name="options">Options; null uses the defaults.</param>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Json.Compressed(new OctavoCompressionOptions());
    /// byte[] data = format.Serialize(new Order(7, []));
    /// </code></example>
    public static OctavoFormat Compressed(this OctavoFormat format, OctavoCompressionOptions? options = null)
    {
        ArgumentNullException.ThrowIfNull(format);
        return new CompressedFormat(format, options ?? OctavoCompressionOptions.Default);
    }

    /// <summary>Makes a stream that compresses what you write to it: for sequences of values, and for anything written in pieces.</summary>
    /// <param name="destination">Receives the compressed bytes, the last ones when the stream is disposed.</param>
    /// <param name="method">The method.</param>
    /// <param name="level">The level of the compressor.</param>
    /// <param name="leaveOpen">Whether the destination stays open.</param>
    /// <exception cref="ArgumentOutOfRangeException">The method or the level is not defined.</exception>
    /// <example><code>
    /// await using Stream file = OctavoCompression.Compress(File.Create("orders.bin.zst"), CompressionMethod.Zstandard);
    /// await OctavoBinary.SerializeAsync(file, new Order(7, []));
    /// </code></example>
    public static Stream Compress(Stream destination, CompressionMethod method, CompressionLevel level = CompressionLevel.Fastest, bool leaveOpen = false)
    {
        ArgumentNullException.ThrowIfNull(destination);
        if (!Enum.IsDefined(level))
        {
            throw new ArgumentOutOfRangeException(nameof(level), level, "not one of the levels.");
        }
        return Methods.Compress(destination, method, level, leaveOpen);
    }

    /// <summary>Makes a stream that expands what it reads, within bounds.</summary>
    /// <param name="source">The compressed bytes.</param>
    /// <param name="method">The method.</param>
    /// <param name="options">Only <see cref="OctavoCompressionOptions.MaxRatio"/> and <see cref="OctavoCompressionOptions.MaxWindow"/> count; null uses the
    /// defaults.</param>
    /// <param name="maxBytes">The maximum number of bytes that it returns in all.</param>
    /// <param name="leaveOpen">Whether the source stays open.</param>
    /// <returns>A stream whose reads throw <see cref="OctavoException"/> for data that is damaged or truncated, or that expands beyond the bounds.</returns>
    /// <exception cref="ArgumentOutOfRangeException"><paramref name="maxBytes"/> is negative, or the method is not defined.</exception>
    /// <example><code>
    /// await using Stream file = OctavoCompression.Expand(File.OpenRead("orders.bin.zst"), CompressionMethod.Zstandard);
    /// Order? order = await OctavoBinary.DeserializeAsync&lt;Order>(file);
    /// </code></example>
    public static Stream Expand(Stream source, CompressionMethod method, OctavoCompressionOptions? options = null, long maxBytes = long.MaxValue,
        bool leaveOpen = false)
    {
        ArgumentNullException.ThrowIfNull(source);
        ArgumentOutOfRangeException.ThrowIfNegative(maxBytes);
        return new ExpandingStream(source, method, options ?? OctavoCompressionOptions.Default, LengthOf(source), maxBytes, leaveOpen, method.ToString(),
            isValue: false);
    }

    private static long LengthOf(Stream source) => source.CanSeek ? Math.Max(0, source.Length - source.Position) : long.MaxValue;
}
