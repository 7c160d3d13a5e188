// Owns: CBOR's candidate; the table of the user's own type compiles it too.
// Must not know: the engine, workloads.
using System.Buffers;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>CBOR with default options: preferred serialization.</summary>
public partial struct CborSubject : ISubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = Codecs.Named("Octavo CBOR"),
        System = "Octavo",
        Format = Formats.Cbor,
        Options = $"default options: {Codecs.Kind}, limits on, preferred serialization of RFC 8949",
        Traits = [Traits.SelfDescribing, Traits.VersionTolerant, Traits.Validated, Traits.Utf8],
        Library = typeof(OctavoCbor),
        Refusal = typeof(OctavoException),
    };

    /// <inheritdoc/>
    public static bool HasUnions => true;

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => OctavoCbor.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => OctavoCbor.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => OctavoCbor.Deserialize<T>(source)!;
}
