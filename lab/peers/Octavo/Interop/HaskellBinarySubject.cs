// Owns: the candidate of Haskell's binary.
// Must not know: the engine.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>The bytes of document 003's binary.</summary>
public struct HaskellBinarySubject : ISubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = Codecs.Named("Octavo as Haskell binary"),
        System = "Octavo",
        Format = Formats.Binary,
        Options = $"Octavo.Interop, the bytes of derived instances of Haskell's binary; {Codecs.Kind}, limits on",
        Traits = [Traits.Validated],
        Library = typeof(OctavoHaskell),
        Refusal = typeof(OctavoException),
        Tables = [WorkloadCatalog.HaskellTree],
    };

    /// <inheritdoc/>
    public static bool HasUnions => true;

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => OctavoHaskell.Serialize(destination, value, HaskellOptions.Default);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => OctavoHaskell.Serialize(value, HaskellOptions.Default);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => OctavoHaskell.Deserialize<T>(source, HaskellOptions.Default)!;
}
