// Owns: Dahomey.Cbor as fast as it can be set up.
// Must not know: the engine.
using System.Buffers;
using Dahomey.Cbor;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>The package's generator, typed arrays of RFC 8746, one buffer for all arrays.</summary>
public struct GeneratedCbor : ISubject
{
    private static readonly CborOptions Options =
        new GeneratedMappings(Converters.AddTo(new CborOptions { TypedArrayMode = TypedArrayMode.ReadWriteLittleEndian })).Options;

    [ThreadStatic]
    private static ArrayBufferWriter<byte>? t_buffer;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Dahomey.Cbor (generated)",
        System = "Dahomey.Cbor",
        Format = Formats.Cbor,
        Options =
            "a generated CborSerializerContext, maps by name, typed arrays of RFC 8746, one buffer writer reset for each array; converters of the adapter's own for Guid and DateTime",
        Traits = DahomeyCborPeer.CborTraits,
        Library = typeof(Cbor),
        ComparedWith = "Octavo CBOR (typed arrays)",
        Refusal = typeof(CborException),
        Tables = [WorkloadCatalog.Nino, WorkloadCatalog.Dotnet2019, WorkloadCatalog.HaskellTree],
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => Cbor.Serialize(value, destination, Options);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
    {
        ArrayBufferWriter<byte> buffer = t_buffer ??= new ArrayBufferWriter<byte>();
        buffer.ResetWrittenCount();
        Cbor.Serialize(value, buffer, Options);
        return buffer.WrittenSpan.ToArray();
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => Cbor.Deserialize<T>(source, Options);
}
