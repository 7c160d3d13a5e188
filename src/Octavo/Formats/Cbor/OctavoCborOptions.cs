// Owns: the options of CBOR.
namespace Octavo;

/// <summary>Options of <see cref="OctavoCbor"/>.</summary>
public sealed record OctavoCborOptions : OctavoOptions
{
    /// <summary>The defaults: preferred serialization with definite lengths.</summary>
    public static OctavoCborOptions Default { get; } = new();

    /// <summary>
    /// The order of keys in maps. With an order other than <see cref="CborKeyOrder.AsWritten"/>, the writer uses deterministic encoding (RFC 8949, section 4.2)
    /// with a pass over the whole value, and the reader refuses any other encoding: <see cref="OctavoErrorCode.InvalidData"/>. References between objects are
    /// then not possible: <see cref="OctavoErrorCode.NotInFormat"/>. Hand-written writers and readers ignore it.
    /// </summary>
    public CborKeyOrder KeyOrder { get; init; }

    /// <summary>
    /// Writes arrays, lists and memory of numbers of 8 to 64 bits as typed arrays (RFC 8746), little-endian: a tag, and the elements as they are in memory. It
    /// also writes multidimensional arrays with tag 40. Bytes are still byte strings, and elements of other types are still items of an array. Readers accept
    /// both, whatever this says.
    /// </summary>
    public bool TypedArrays { get; init; }

    /// <summary>The defaults with <see cref="SerializerLimits.Untrusted"/>.</summary>
    public static OctavoCborOptions Untrusted { get; } = new() { Limits = SerializerLimits.Untrusted };
}
