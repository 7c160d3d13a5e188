// Owns: System.Text.Json before data that grows.
// Must not know: the engine.
using System.Buffers;
using System.Text.Json;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads.Attacks;

namespace Octavo.Lab.Peers;

/// <summary>Default options, except that the name of a union's case may come last.</summary>
public struct AttackedSystemTextJson : IAttackSubject
{
    private static readonly JsonSerializerOptions Options = new() { AllowOutOfOrderMetadataProperties = true };

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = ReflectedJson.Info with { Refusal = typeof(JsonException) };

    /// <inheritdoc/>
    public static AttackForm Form => AttackForm.Json;

    /// <inheritdoc/>
    public static byte[] Write<T>(T value) => JsonSerializer.SerializeToUtf8Bytes(value, Options);

    /// <inheritdoc/>
    public static void Write<T>(IBufferWriter<byte> destination, T value)
    {
        using var writer = new Utf8JsonWriter(destination);
        JsonSerializer.Serialize(writer, value, Options);
    }

    /// <inheritdoc/>
    public static object? Read<T>(byte[] data) => JsonSerializer.Deserialize<T>(data, Options);
}
