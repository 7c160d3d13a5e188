// Owns: the options of a conversion: limits, and what becomes of what the target cannot say.
namespace Octavo;

/// <summary>Options of <see cref="OctavoTranscode"/>. By default nothing is lost silently: what the target cannot say is refused.</summary>
public sealed record TranscodeOptions
{
    /// <summary>The defaults.</summary>
    public static TranscodeOptions Default { get; } = new();

    /// <summary>Bounds on nesting and on the bytes of the source.</summary>
    public SerializerLimits Limits { get; init; } = SerializerLimits.Default;

    /// <summary>Whether keys that come twice in a map pass. By default they are <see cref="OctavoErrorCode.DuplicateKey"/>, which takes the memory of the keys
    /// of all open maps.</summary>
    public bool AllowDuplicateKeys { get; init; }

    /// <summary>What becomes of NaN and infinities where the target is JSON.</summary>
    public SpecialFloatRule SpecialFloats { get; init; }

    /// <summary>What becomes of whole numbers beyond 64 bits where the target has none.</summary>
    public LargeIntegerRule LargeIntegers { get; init; }

    /// <summary>What becomes of byte strings where the target is JSON.</summary>
    public ByteStringRule ByteStrings { get; init; }

    /// <summary>What becomes of CBOR's tags that mean nothing to the target.</summary>
    public TagRule Tags { get; init; }

    /// <summary>What becomes of CBOR's simple values where the target has none.</summary>
    public SimpleValueRule SimpleValues { get; init; }

    /// <summary>Whether CBOR is written in one pass, with indefinite lengths where the source announces no count. By default it has definite lengths, which
    /// takes two passes from JSON and CBOR.</summary>
    public bool IndefiniteLengths { get; init; }

    /// <summary>Whether source and target are sequences of values, none included: MessagePack's and CBOR's (RFC 8742) one behind the other, JSON's each with a
    /// line feed behind it.</summary>
    public bool Sequence { get; init; }

    /// <summary>For streams alone: whether the source may have more bytes than <see cref="SerializerLimits.MaxTotalBytes"/> can say, which is 2 GiB.</summary>
    internal bool IsOfAnySize { get; init; }

    internal long MostBytes => IsOfAnySize ? long.MaxValue : Limits.MaxTotalBytes;
}
