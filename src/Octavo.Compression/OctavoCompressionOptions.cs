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
}
