// Owns: the options of CBOR.
namespace Octavo;

/// <summary>Options of <see cref="OctavoCbor"/>.</summary>
public sealed record OctavoCborOptions : OctavoOptions
{
    /// <summary>The defaults: preferred serialization, in definite lengths.</summary>
    public static OctavoCborOptions Default { get; } = new();

    /// <summary>
    /// The order of keys in maps. With another order than <see cref="CborKeyOrder.AsWritten"/> what is written is in deterministic encoding (RFC 8949, section
    /// 4.2), by a pass over the whole value, and what is read is refused
    /// where it is not: <see cref="OctavoErrorCode.InvalidData"/>. References between objects cannot be written so: <see cref="OctavoErrorCode.NotInFormat"/>.
    /// Writers and readers by hand do not look at it.
    /// </summary>
    public CborKeyOrder KeyOrder { get; init; }

    /// <summary>
    /// Writes arrays, lists and memory of numbers of 8 to 64 bits as typed arrays (RFC 8746), little-endian: a tag, and the elements as they lie in memory; and
    /// arrays of several dimensions in tag 40. Bytes stay byte strings, and
    /// elements of other types items of an array. Reading takes either, whatever this says.
    /// </summary>
    public bool TypedArrays { get; init; }

    /// <summary>The defaults with <see cref="SerializerLimits.Untrusted"/>.</summary>
    public static OctavoCborOptions Untrusted { get; } = new() { Limits = SerializerLimits.Untrusted };
}
