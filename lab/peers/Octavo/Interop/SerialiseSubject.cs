// Owns: the candidate of Haskell's serialise.
// Must not know: the engine.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>The bytes of document 003's binary-CBOR.</summary>
public struct SerialiseSubject : ISubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = Codecs.Named("Octavo as serialise"),
        System = "Octavo",
        Format = Formats.Cbor,
        Options = $"Octavo.Interop, the bytes of document 003's hand-written instance of binary-serialise-cbor; {Codecs.Kind}, limits on",
        Traits = [Traits.Validated],
        Library = typeof(OctavoSerialise),
        Refusal = typeof(OctavoException),
        Tables = [WorkloadCatalog.HaskellTree],
    };

    /// <inheritdoc/>
    public static bool HasUnions => true;

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => OctavoSerialise.Serialize(destination, value, SerialiseOptions.Tagged);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => OctavoSerialise.Serialize(value, SerialiseOptions.Tagged);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => OctavoSerialise.Deserialize<T>(source, SerialiseOptions.Tagged)!;
}
