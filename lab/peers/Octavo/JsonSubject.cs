// Owns: JSON's candidate.
// Must not know: the engine.
using System.Buffers;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>JSON with default options: strict, limits on.</summary>
public partial struct JsonSubject : IJsonSubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = Codecs.Named("Octavo JSON"),
        System = "Octavo",
        Format = Formats.Json,
        Options = $"default options: {Codecs.Kind}, limits on, strict RFC 8259",
        Traits = [Traits.SelfDescribing, Traits.VersionTolerant, Traits.Validated, Traits.Utf8],
        Library = typeof(OctavoJson),
        Refusal = typeof(OctavoException),
        Tables = [WorkloadCatalog.Nino, WorkloadCatalog.Dotnet2019, WorkloadCatalog.JvmJson],
    };

    /// <inheritdoc/>
    public static bool HasUnions => true;

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => OctavoJson.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => OctavoJson.Serialize(value);

    /// <inheritdoc/>
    public static string SerializeToString<T>(T value) => OctavoJson.SerializeToString(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => OctavoJson.Deserialize<T>(source)!;

    /// <inheritdoc/>
    public static T Deserialize<T>(string text) => OctavoJson.Deserialize<T>(text)!;

    /// <inheritdoc/>
    public static T Deserialize<T>(in ReadOnlySequence<byte> buffer) => OctavoJson.Deserialize<T>(buffer)!;
}
