// Owns: Dahomey.Cbor's candidate for the user's type, which needs no attributes.
// Must not know: the engine.
using System.Buffers;
using Dahomey.Cbor;
using Dahomey.Cbor.Util;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of Dahomey.Cbor.</summary>
public sealed class DahomeyCborCustom : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } = [new CustomCandidate<ReflectedCustom>()];
}

/// <summary>Mappings by reflection. A DateTime of more than milliseconds, and a Guid, are beyond its own converters, and then its row says so.</summary>
public struct ReflectedCustom : ISubject
{
    private static readonly CborOptions Options = new();

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Dahomey.Cbor",
        System = "Dahomey.Cbor",
        Format = Formats.Cbor,
        Options = "new CborOptions: mappings by reflection, maps by name, the library's own converters alone",
        Traits = [Traits.SelfDescribing, Traits.VersionTolerant, Traits.Validated, Traits.Utf8],
        Library = typeof(Cbor),
        Refusal = typeof(CborException),
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => Dahomey.Cbor.Cbor.Serialize(value, destination, Options);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
    {
        using var buffer = new ByteBufferWriter();
        Dahomey.Cbor.Cbor.Serialize(value, buffer, Options);
        return buffer.WrittenSpan.ToArray();
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => Dahomey.Cbor.Cbor.Deserialize<T>(source, Options);
}
