// Owns: the options of compressed values.
using System.IO.Compression;

namespace Octavo;

/// <summary>Options of compressed values. Immutable.</summary>
public sealed record OctavoCompressionOptions
{
    /// <summary>The defaults: Zstandard at its fastest, with the method's byte before the value.</summary>
    public static OctavoCompressionOptions Default { get; } = new();

    /// <summary>The method that is written; Zstandard by default.</summary>
    public CompressionMethod Method
    {
        get;
        init => field = Enum.IsDefined(value) ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "not one of the methods.");
    } = CompressionMethod.Zstandard;

    /// <summary>How hard the compressor tries; <see cref="CompressionLevel.Fastest"/> by default. Zstandard's levels are 1, 3 and 19, LZ4's 0, 3 and
    /// 12.</summary>
    public CompressionLevel Level
    {
        get;
        init => field = Enum.IsDefined(value) ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "none of the levels.");
    } = CompressionLevel.Fastest;

    /// <summary>Whether a byte before the value tells its method, which every reader with this set then reads, and values that compression would not make
    /// shorter are left as they are. Without it the bytes are the method's own, as commands and other programs write and read them.</summary>
    public bool IsTagged { get; init; } = true;

    /// <summary>Bytes from which a tagged value is compressed: 256 by default.</summary>
    public int MinLength
    {
        get;
        init => field = value >= 0 ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "Not negative.");
    } = 256;

    /// <summary>How many times its length a value may expand to, beyond the first mebibyte: 100 by default. What a value expands to is bounded by
    /// <see cref="SerializerLimits.MaxTotalBytes"/> of the format besides.</summary>
    public int MaxRatio
    {
        get;
        init => field = value >= 1 ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "1 at least.");
    } = 100;
}
