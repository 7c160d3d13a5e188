// Owns: the list of error codes. docs/errors.md has a section for each; a test compares the two.
namespace Octavo;

/// <summary>Why a value could not be written or read. Each code has a section in docs/errors.md: cause and remedy.</summary>
public enum OctavoErrorCode
{
    /// <summary>No error.</summary>
    None = 0,

    /// <summary>The data ends inside a value.</summary>
    EndOfData = 1,

    /// <summary>Bytes follow a complete value.</summary>
    TrailingData = 2,

    /// <summary>The data has another kind of value than expected.</summary>
    TypeMismatch = 3,

    /// <summary>A head, varint or length that the format does not allow.</summary>
    InvalidData = 4,

    /// <summary>Bits that are not a value of the type: a bool of 2, decimal flags, DateTime ticks, …</summary>
    InvalidValue = 5,

    /// <summary>A number that the member's type cannot hold.</summary>
    NumberOutOfRange = 6,

    /// <summary>Text that is not well-formed: UTF-8 in the data, or a lone surrogate in a value for a format of UTF-8 text.</summary>
    InvalidText = 7,

    /// <summary>A count or length that the rest of the data cannot hold.</summary>
    CountTooLarge = 8,

    /// <summary>Nesting beyond <see cref="SerializerLimits.MaxDepth"/>.</summary>
    DepthExceeded = 9,

    /// <summary>Data larger than <see cref="SerializerLimits.MaxTotalBytes"/>.</summary>
    TotalBytesExceeded = 10,

    /// <summary>A dictionary or set holds the same key twice.</summary>
    DuplicateKey = 11,

    /// <summary>An object has the same member twice.</summary>
    DuplicateMember = 12,

    /// <summary>A required member is missing.</summary>
    MissingMember = 13,

    /// <summary>A member that the type does not know, if unknown members are refused.</summary>
    UnknownMember = 14,

    /// <summary>A null for a member that is not nullable.</summary>
    NullNotAllowed = 15,

    /// <summary>No codec for the type.</summary>
    NoCodec = 16,

    /// <summary>The codec was compiled before the format existed.</summary>
    CodecTooOld = 17,

    /// <summary>The type does not belong to the format.</summary>
    NotInFormat = 18,

    /// <summary>An object of a derived type that the codec does not know.</summary>
    UnknownDerivedType = 19,

    /// <summary>A collection enumerated more or fewer elements than its <c>Count</c> said.</summary>
    CountChanged = 20,

    /// <summary>Code outside of Octavo threw an exception, which is the inner exception: a constructor, a property, a comparer, a collection, or the stream of
    /// the call.</summary>
    UserCode = 21,

    /// <summary>An object cannot be populated, because its type cannot be filled in place.</summary>
    NotPopulatable = 22,

    /// <summary>The data holds a case that the union does not know.</summary>
    UnknownUnionCase = 23,

    /// <summary>The type of an object, or an id in the data, is not in the <see cref="CodecRegistry"/> of the options.</summary>
    NotRegistered = 24,

    /// <summary>A reference to an object that did not come before, that is not made yet, or that is of another type.</summary>
    InvalidReference = 25,

    /// <summary>A type has codecs with different layouts in two assemblies.</summary>
    CodecsDiffer = 26,

    /// <summary>Binary's schema header is missing, or belongs to another type. See <see cref="OctavoBinaryOptions.SchemaHeader"/>.</summary>
    SchemaMismatch = 27,

    /// <summary>An <see cref="System.Buffers.IBufferWriter{T}"/> gave less memory than it was asked for.</summary>
    DestinationTooSmall = 28,

    /// <summary>
    /// With <see cref="SerializerLimits.SeededHashing"/>: keys of a type with its own equality, for which no seeded hash is possible; or keys that could flood
    /// an existing collection that keeps the default comparer.
    /// </summary>
    UnseededHash = 29,
}
