// Owns: Octavo's JSON as a candidate for the user's type. The other formats' are those of Octavo's adapter.
// Must not know: the engine.
using System.Buffers;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>JSON with default options.</summary>
public struct CustomJson : ISubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Octavo JSON",
        System = "Octavo",
        Format = Formats.Json,
        Options = "default options: generated codecs, limits on, input validated",
        Traits = [Traits.SelfDescribing, Traits.VersionTolerant, Traits.Validated, Traits.Utf8],
        Library = typeof(OctavoJson),
        Refusal = typeof(OctavoException),
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => OctavoJson.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => OctavoJson.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => OctavoJson.Deserialize<T>(source)!;
}
