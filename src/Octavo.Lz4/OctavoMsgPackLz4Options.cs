// Owns: the options of compressed MessagePack.
namespace Octavo;

/// <summary>Options of <see cref="OctavoMsgPackLz4"/>. Immutable.</summary>
public sealed record OctavoMsgPackLz4Options
{
    /// <summary>The most that LZ4 can expand: a byte of a block lengthens a match by at most 255 bytes.</summary>
    public const int LargestRatio = 255;

    /// <summary>The shortest block, the longest, in bytes.</summary>
    private const int ShortestBlock = 256, LongestBlock = 1 << 30;

    /// <summary>The defaults: arrays of blocks of 64 KiB, which MessagePack-CSharp reads.</summary>
    public static OctavoMsgPackLz4Options Default { get; } = new();

    /// <summary>The defaults with <see cref="OctavoMsgPackOptions.Untrusted"/>, and an expansion of at most 64 MiB and 32 times.</summary>
    public static OctavoMsgPackLz4Options Untrusted { get; } = new()
    {
        MsgPack = OctavoMsgPackOptions.Untrusted with { Limits = SerializerLimits.Untrusted with { MaxTotalBytes = 64 << 20 } },
        MaxRatio = 32,
        MaxLargeRatio = 32,
    };

    /// <summary>The options of the MessagePack that is compressed. Its <see cref="SerializerLimits.MaxTotalBytes"/> bounds the data before expansion, and the
    /// data after it.</summary>
    public OctavoMsgPackOptions MsgPack { get; init; } = OctavoMsgPackOptions.Default;

    /// <summary>The form for writing; readers accept both.</summary>
    public MsgPackLz4Form Form
    {
        get => field;
        init => field = Enum.IsDefined(value) ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "not one of the forms.");
    }

    /// <summary>The level of the compressor.</summary>
    public MsgPackLz4Level Level
    {
        get => field;
        init => field = Enum.IsDefined(value) ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "not one of the levels.");
    }

    /// <summary>The length in bytes below which data is not compressed: 64 by default, as in MessagePack-CSharp.</summary>
    public int MinLength
    {
        get => field;
        init => field = value >= 1 ? value : throw new ArgumentOutOfRangeException(nameof(value), value, "At least 1.");
    } = 64;

    /// <summary>The length of a block of <see cref="MsgPackLz4Form.BlockArray"/> before compression, in bytes: 64 KiB by default, which is as far back as LZ4
    /// looks.</summary>
    public int BlockLength
    {
        get => field;
        init =>
            field = value is >= ShortestBlock and <= LongestBlock ? value
                : throw new ArgumentOutOfRangeException(nameof(value), value, $"{ShortestBlock} to {LongestBlock}.");
    } = 64 << 10;

    /// <summary>How far each block may expand when it is read, as a multiple of its length: at most and by default <see cref="LargestRatio"/>, which no block
    /// can exceed.</summary>
    public int MaxRatio
    {
        get => field;
        init => field = value is >= 1 and <= LargestRatio ? value : throw new ArgumentOutOfRangeException(nameof(value), value, $"1 to {LargestRatio}.");
    } = LargestRatio;

    /// <summary>
    /// How far the data may expand when it is read, as a multiple of its length, if the result is more than 1 MiB: 64 by default, at most
    /// <see cref="LargestRatio"/>. Objects and text seldom reach 20, but arrays of one number do. A small value stays small after expansion, whatever its
    /// ratio.
    /// </summary>
    public int MaxLargeRatio
    {
        get => field;
        init => field = value is >= 1 and <= LargestRatio ? value : throw new ArgumentOutOfRangeException(nameof(value), value, $"1 to {LargestRatio}.");
    } = 64;
}
