// Owns: what each format cannot keep, as docs/fidelity.md has it (a test compares the two). Knows no type of the zoo.
namespace Octavo.Tests.Zoo.Comparing;

/// <summary>A format's losses, for the comparer.</summary>
public sealed record Fidelity
{
    public static Fidelity Binary { get; } =
        new() { OneEncoding = true, Ignored = ["CodecIgnoreAttribute", "CodecExtensionDataAttribute", "MemoryPackIgnoreAttribute", "NinoIgnoreAttribute"] };

    public static Fidelity Compact { get; } = Binary;

    public static Fidelity Tokens { get; } = new() { Ignored = ["CodecIgnoreAttribute", "CodecExtensionDataAttribute", "JsonIgnoreAttribute"] };

    public static Fidelity MsgPack { get; } =
        new()
        {
            Instants = true,
            RefusesLoneSurrogates = true,
            HalfAsSingle = true,
            DecimalAsText = true,
            Ignored = ["CodecIgnoreAttribute", "CodecExtensionDataAttribute", "IgnoreMemberAttribute"]
        };

    public static Fidelity Cbor { get; } =
        new() { RefusesLoneSurrogates = true, DecimalAsText = true, Ignored = ["CodecIgnoreAttribute", "CodecExtensionDataAttribute"] };

    public static Fidelity Json { get; } =
        new() { RefusesLoneSurrogates = true, RefusesLoneChars = true, RefusesNonFinite = true, Ignored = ["CodecIgnoreAttribute", "JsonIgnoreAttribute"] };

    public static Fidelity Protobuf { get; } =
        new()
        {
            Instants = true,
            RefusesLoneSurrogates = true,
            HalfAsSingle = true,
            OffsetsLost = true,
            NullIsEmpty = true,
            RefusesNullElements = true,
            Ignored = ["CodecIgnoreAttribute", "CodecExtensionDataAttribute", "ProtoIgnoreAttribute"]
        };

    /// <summary>A DateTime comes back as the UTC instant; an unspecified one is taken as UTC.</summary>
    public bool Instants { get; init; }

    /// <summary>A DateTimeOffset comes back in UTC.</summary>
    public bool OffsetsLost { get; init; }

    /// <summary>A null text, byte string or collection comes back as an empty one if its member is not nullable, and an empty collection as null if it
    /// is.</summary>
    public bool NullIsEmpty { get; init; }

    /// <summary>A collection with a null in it cannot be written.</summary>
    public bool RefusesNullElements { get; init; }

    /// <summary>Text with a lone surrogate cannot be written.</summary>
    public bool RefusesLoneSurrogates { get; init; }

    /// <summary>A char that is half a surrogate pair cannot be written.</summary>
    public bool RefusesLoneChars { get; init; }

    /// <summary>NaN and infinities cannot be written.</summary>
    public bool RefusesNonFinite { get; init; }

    /// <summary>A Half is written as a float: a signalling NaN comes back quiet.</summary>
    public bool HalfAsSingle { get; init; }

    /// <summary>A decimal is written as text, or as an integer and an exponent: the sign of zero is lost.</summary>
    public bool DecimalAsText { get; init; }

    /// <summary>The attributes, by simple name, that leave a member out of the format.</summary>
    public string[] Ignored { get; init; } = [];

    /// <summary>Every value has one encoding: what was read is written as the same bytes, unless members were missing.</summary>
    public bool OneEncoding { get; init; }
}
