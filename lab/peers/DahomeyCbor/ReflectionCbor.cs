// Owns: Dahomey.Cbor as its documentation begins: options, and the library finds the members.
// Must not know: the engine.
using System.Buffers;
using Dahomey.Cbor;
using Dahomey.Cbor.Util;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>New options with the two converters that the library lacks; a new buffer for each array.</summary>
public struct ReflectionCbor : ISubject
{
    private static readonly CborOptions Options = Converters.AddTo(new CborOptions());

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Dahomey.Cbor",
        System = "Dahomey.Cbor",
        Format = Formats.Cbor,
        Options = "new CborOptions: mappings by reflection, maps by name; converters of the adapter's own for Guid and DateTime",
        Traits = DahomeyCborPeer.CborTraits,
        Library = typeof(Cbor),
        Refusal = typeof(CborException),
        Tables = [WorkloadCatalog.Nino, WorkloadCatalog.Dotnet2019, WorkloadCatalog.HaskellTree],
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => Cbor.Serialize(value, destination, Options);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
    {
        using var buffer = new ByteBufferWriter();
        Cbor.Serialize(value, buffer, Options);
        return buffer.WrittenSpan.ToArray();
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => Cbor.Deserialize<T>(source, Options);
}
