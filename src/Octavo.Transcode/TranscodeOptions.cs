// Owns: the options of a conversion: limits, and what becomes of what the target cannot say.
namespace Octavo;

/// <summary>Options of <see cref="OctavoTranscode"/>. By default nothing is lost silently: values that the target cannot express are refused.</summary>
public sealed record TranscodeOptions
{
    /// <summary>The defaults.</summary>
    public static TranscodeOptions Default { get; } = new();

    /// <summary>The defaults with <see cref="SerializerLimits.Untrusted"/>.</summary>
    public static TranscodeOptions Untrusted { get; } = new() { Limits = SerializerLimits.Untrusted };

    /// <summary>Bounds on nesting and on the bytes of the source.</summary>
    public SerializerLimits Limits { get; init; } = SerializerLimits.Default;

    /// <summary>Whether keys that come twice in a map are accepted. By default they give <see cref="OctavoErrorCode.DuplicateKey"/>, which needs memory for the
    /// keys of all open maps.</summary>
    public bool AllowDuplicateKeys { get; init; }

    /// <summary>What happens to NaN and infinities if the target is JSON.</summary>
    public SpecialFloatRule SpecialFloats { get; init; }

    /// <summary>What happens to whole numbers beyond 64 bits if the target has none.</summary>
    public LargeIntegerRule LargeIntegers { get; init; }

    /// <summary>What happens to byte strings if the target is JSON.</summary>
    public ByteStringRule ByteStrings { get; init; }

    /// <summary>What happens to CBOR tags that have no meaning in the target.</summary>
    public TagRule Tags { get; init; }

    /// <summary>What happens to CBOR simple values if the target has none.</summary>
    public SimpleValueRule SimpleValues { get; init; }

    /// <summary>Whether CBOR is written in one pass, with indefinite lengths if the source has no counts. By default it has definite lengths, which takes two
    /// passes from JSON and CBOR.</summary>
    public bool IndefiniteLengths { get; init; }

    /// <summary>Whether source and target are sequences of any number of values: in MessagePack and CBOR (RFC 8742) one after another, in JSON with a line feed
    /// after each.</summary>
    public bool Sequence { get; init; }

    /// <summary>For streams alone: whether the source may have more bytes than <see cref="SerializerLimits.MaxTotalBytes"/> can say, which is 2 GiB.</summary>
    internal bool IsOfAnySize { get; init; }

    internal long MostBytes => IsOfAnySize ? long.MaxValue : Limits.MaxTotalBytes;
}
