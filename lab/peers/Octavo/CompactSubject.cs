// Owns: Compact's candidate; the table of the user's own type compiles it too.
// Must not know: the engine, workloads.
using System.Buffers;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>Compact with default options: limits on, input validated.</summary>
public partial struct CompactSubject : ISubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = Codecs.Named("Octavo Compact"),
        System = "Octavo",
        Format = Formats.Compact,
        Options = $"default options: {Codecs.Kind}, limits on, input validated",
        Traits = [Traits.Validated],
        Library = typeof(OctavoCompact),
        Refusal = typeof(OctavoException),
    };

    /// <inheritdoc/>
    public static bool HasUnions => true;

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => OctavoCompact.Serialize(destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => OctavoCompact.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => OctavoCompact.Deserialize<T>(source)!;
}
