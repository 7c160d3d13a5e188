// Owns: the candidate of this version of Nino. The other version has a project, and a load context, of its own.
// Must not know: the engine.
using System.Buffers;
using Nino.Core;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of Nino.</summary>
public sealed class NinoBetaPeer : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } = [new Candidate<NinoBetaSubject>()];
}

/// <summary>Default options; generated code; writes to NinoArrayBufferWriter around the lab's buffer, as Nino's own benchmark does.</summary>
public struct NinoBetaSubject : ISubject
{
    private static NinoArrayBufferWriter _writer = null!;

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Nino (4 beta)",
        System = "Nino",
        Format = Formats.Binary,
        Options = "default options: generated code; Desc is marked [NinoUtf8] as in the document, other text is UTF-16",
        Traits = [Traits.Utf16],
        Library = typeof(NinoSerializer),
    };

    /// <inheritdoc/>
    public static void Prepare(ArrayBufferWriter<byte> destination) => _writer = new NinoArrayBufferWriter(destination);

    /// <inheritdoc/>
    public static bool HasUnions => true;

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => NinoSerializer.Serialize(value, _writer);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => NinoSerializer.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => NinoDeserializer.Deserialize<T>(source);
}
