// Owns: the options of CBOR.
namespace Octavo;

/// <summary>Options of <see cref="OctavoCbor"/>.</summary>
public sealed record OctavoCborOptions : OctavoOptions
{
    /// <summary>The defaults: preferred serialization, in definite lengths.</summary>
    public static OctavoCborOptions Default { get; } = new();

    /// <summary>
    /// The order of keys in maps. With another order than <see cref="CborKeyOrder.AsWritten"/> what is written is in deterministic encoding (RFC 8949, section 4.2), by a pass over the whole value, and what is read is refused
    /// where it is not: <see cref="OctavoErrorCode.InvalidData"/>. References between objects cannot be written so: <see cref="OctavoErrorCode.NotInFormat"/>. Writers and readers by hand do not look at it.
    /// </summary>
    public CborKeyOrder KeyOrder { get; init; }

    /// <summary>The defaults with <see cref="SerializerLimits.Untrusted"/>.</summary>
    public static OctavoCborOptions Untrusted { get; } = new() { Limits = SerializerLimits.Untrusted };
}
