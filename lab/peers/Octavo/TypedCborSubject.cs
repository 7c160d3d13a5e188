// Owns: CBOR's candidate with typed arrays, for those who write them too.
// Must not know: the engine, workloads' types.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>Arrays of numbers as RFC 8746 has them: a head, and the elements as they are in memory.</summary>
public struct TypedCborSubject : ISubject
{
    private static readonly OctavoCborOptions Options = new() { TypedArrays = true };

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = CborSubject.Info with
    {
        Name = Codecs.Named("Octavo CBOR (typed arrays)"),
        Options = $"TypedArrays = true: {Codecs.Kind}, limits on, arrays of numbers as RFC 8746 has them",
        Tables = [WorkloadCatalog.Nino],
    };

    /// <inheritdoc/>
    public static bool HasUnions => true;

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => OctavoCbor.Serialize(destination, value, Options);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => OctavoCbor.Serialize(value, Options);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => OctavoCbor.Deserialize<T>(source, Options)!;
}
