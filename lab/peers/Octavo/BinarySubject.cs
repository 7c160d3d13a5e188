// Owns: Binary's candidate; the table of the user's own type compiles it too.
// Must not know: the engine, workloads.
using System.Buffers;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>Binary with default options: limits on, input validated.</summary>
public partial struct BinarySubject : ISubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = Codecs.Named("Octavo Binary"),
        System = "Octavo",
        Format = Formats.Binary,
        Options = $"default options: {Codecs.Kind}, limits on, input validated",
        Traits = [Traits.Appendable, Traits.Validated, Traits.Latin1OrUtf16],
        Library = typeof(OctavoBinary),
        Refusal = typeof(OctavoException),
    };

    /// <inheritdoc/>
    public static bool HasUnions => true;

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => OctavoBinary.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => OctavoBinary.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => OctavoBinary.Deserialize<T>(source)!;
}
