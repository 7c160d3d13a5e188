// Owns: Nino's candidate for the user's type, whose types carry [NinoType]: by themselves, or by parts that the lab generated.
// Must not know: the engine.
using System.Buffers;
using Nino.Core;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of Nino.</summary>
public sealed class NinoCustom : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } = [new CustomCandidate<WrittenCustom>()];
}

/// <summary>Default options; writes to NinoArrayBufferWriter around the lab's buffer, as Nino's own benchmark does.</summary>
public struct WrittenCustom : ISubject
{
    private static NinoArrayBufferWriter _writer = null!;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Nino",
        System = "Nino",
        Format = Formats.Binary,
        Options = "default options: generated code; text is UTF-16 but where members are marked [NinoUtf8]",
        Traits = [Traits.Utf16],
        Library = typeof(NinoSerializer),
    };

    /// <inheritdoc/>
    public static void Prepare(ArrayBufferWriter<byte> destination) => _writer = new NinoArrayBufferWriter(destination);

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => NinoSerializer.Serialize(value, _writer);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => NinoSerializer.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => NinoDeserializer.Deserialize<T>(source);
}
