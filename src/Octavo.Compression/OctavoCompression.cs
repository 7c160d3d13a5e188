// Owns: the calls of the package: a format in a compression, and streams. Knows no method.
using System.IO.Compression;
using Octavo.Compression;

namespace Octavo;

/// <summary>Compression around formats and streams. docs/features/compression.md.</summary>
public static class OctavoCompression
{
    /// <summary>The format in a compression, with a byte that tells the method.</summary>
    /// <param name="format">Any format.</param>
    /// <param name="method">The method that is written; all of them are read.</param>
    /// <example><code>
    /// OctavoFormat format = OctavoFormats.Binary.Compressed(CompressionMethod.Zstandard);
    /// byte[] data = format.Serialize(new Order(7, []));
    /// </code></example>
    public static OctavoFormat Compressed(this OctavoFormat format, CompressionMethod method) =>
        format.Compressed(OctavoCompressionOptions.Default with { Method = method });

    /// <summary>The format in a compression.</summary>
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

    /// <summary>A stream that compresses what is written to it: for sequences of values, and whatever is written piece by piece.</summary>
    /// <param name="destination">Receives the compressed bytes. The last of them come when the stream is disposed.</param>
    /// <param name="method">The method.</param>
    /// <param name="level">How hard the compressor tries.</param>
    /// <param name="leaveOpen">Whether the destination stays open.</param>
    /// <example><code>
    /// await using Stream file = OctavoCompression.Compress(File.Create("orders.bin.zst"), CompressionMethod.Zstandard);
    /// await OctavoBinary.SerializeAsync(file, new Order(7, []));
    /// </code></example>
    public static Stream Compress(Stream destination, CompressionMethod method, CompressionLevel level = CompressionLevel.Fastest, bool leaveOpen = false)
    {
        ArgumentNullException.ThrowIfNull(destination);
        return Methods.Compress(destination, method, level, leaveOpen);
    }

    /// <summary>A stream that expands what it reads, within bounds.</summary>
    /// <param name="source">The compressed bytes.</param>
    /// <param name="method">The method.</param>
    /// <param name="options">Their <see cref="OctavoCompressionOptions.MaxRatio"/> is taken; null uses the defaults.</param>
    /// <param name="maxBytes">Bytes that it may give in all.</param>
    /// <param name="leaveOpen">Whether the source stays open.</param>
    /// <returns>Its reads throw <see cref="OctavoException"/> for data that is damaged, cut, or expands beyond the bounds.</returns>
    /// <example><code>
    /// await using Stream file = OctavoCompression.Expand(File.OpenRead("orders.bin.zst"), CompressionMethod.Zstandard);
    /// Order? order = await OctavoBinary.DeserializeAsync&lt;Order>(file);
    /// </code></example>
    public static Stream Expand(Stream source, CompressionMethod method, OctavoCompressionOptions? options = null, long maxBytes = long.MaxValue,
        bool leaveOpen = false)
    {
        ArgumentNullException.ThrowIfNull(source);
        return new ExpandingStream(source, method, (options ?? OctavoCompressionOptions.Default).MaxRatio, maxBytes, leaveOpen, method.ToString());
    }
}
