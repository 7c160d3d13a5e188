// Owns: System.Text.Json's candidate in its fastest set-up.
// Must not know: the engine.
using System.Buffers;
using System.IO.Pipelines;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>Generated contracts through one <see cref="Utf8JsonWriter"/> that escapes the least and checks nothing.</summary>
/// <remarks>The escaping is the writer's: options with an encoder would turn the generated writing code off.</remarks>
public struct RelaxedJson : IJsonSubject
{
    private static readonly Utf8JsonWriter Writer =
        new(Stream.Null, new JsonWriterOptions { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping, SkipValidation = true });
    private static readonly ArrayBufferWriter<byte> Reused = new();

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = GeneratedJson.Info with
    {
        Name = "System.Text.Json (generated, relaxed)",
        Options =
            "as generated, through one Utf8JsonWriter with UnsafeRelaxedJsonEscaping and SkipValidation; arrays and strings from a reused buffer, segments through PipeReader.AsStream",
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value)
    {
        Writer.Reset(destination);
        JsonSerializer.Serialize(Writer, value, GeneratedJson.Contract<T>.Info);
        Writer.Flush();
    }

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
    {
        Reused.ResetWrittenCount();
        Serialize(Reused, value);
        return Reused.WrittenSpan.ToArray();
    }

    /// <inheritdoc/>
    public static string SerializeToString<T>(T value)
    {
        Reused.ResetWrittenCount();
        Serialize(Reused, value);
        return Encoding.UTF8.GetString(Reused.WrittenSpan);
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => GeneratedJson.Deserialize<T>(source);

    /// <inheritdoc/>
    public static T Deserialize<T>(string text) => GeneratedJson.Deserialize<T>(text);

    /// <inheritdoc/>
    public static T Deserialize<T>(in ReadOnlySequence<byte> buffer) =>
        JsonSerializer.Deserialize(PipeReader.Create(buffer).AsStream(), GeneratedJson.Contract<T>.Info)!;
}
