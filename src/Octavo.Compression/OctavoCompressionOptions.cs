// Owns: the options of compressed values.
using System.IO.Compression;

namespace Octavo;

/// <summary>Options of compressed values. Immutable.</summary>
public sealed record OctavoCompressionOptions
{
    /// <summary>The defaults: Zstandard at its fastest level, with the byte of the method before the value.</summary>
    public static OctavoCompressionOptions Default { get; } = new();

    /// <summary>The method that is written; Zstandard by default.</summary>
    public CompressionMethod Method
    {
        get;
        init => field = Enum.IsDefined(value) ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "not one of the methods.");
    } = CompressionMethod.Zstandard;

    /// <summary>The level of the compressor; <see cref="CompressionLevel.Fastest"/> by default. The levels of Zstandard are 1, 3 and 19, those of LZ4 0, 3 and
    /// 12.</summary>
    public CompressionLevel Level
    {
        get;
        init => field = Enum.IsDefined(value) ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "not one of the levels.");
    } = CompressionLevel.Fastest;

    /// <summary>Whether a byte before the value has its method. Every reader with this option can then read it, and values that would not get shorter stay
    /// uncompressed. Without it, the bytes are exactly those of the method, as other tools and programs write and read them.</summary>
    public bool IsTagged { get; init; } = true;

    /// <summary>The length in bytes from which a tagged value is compressed: 256 by default.</summary>
    public int MinLength
    {
        get;
        init => field = value >= 0 ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "Not negative.");
    } = 256;

    /// <summary>How far a value may expand beyond the first mebibyte, as a multiple of its length: 100 by default. <see cref="SerializerLimits.MaxTotalBytes"/>
    /// of the format also bounds it.</summary>
    public int MaxRatio
    {
        get;
        init => field = value >= 1 ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "At least 1.");
    } = 100;

    /// <summary>The largest window of a Zstandard frame that is read, in bytes: 8 MiB by default, which is what RFC 8878 (3.1.1.1.2) recommends, and what all
    /// levels up to 19 keep to. A frame with a larger window gives <see cref="OctavoErrorCode.InvalidData"/> before memory is taken for the window. From 1 KiB
    /// to 128 MiB; a size between two powers of two counts as the smaller one. Raise it for data that was written with <c>zstd --long</c> or
    /// <c>--ultra</c>.</summary>
    public int MaxWindow
    {
        get;
        init => field = value is >= 1 << 10 and <= 1 << 27 ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "1 KiB to 128 MiB.");
    } = 8 << 20;
}
