// Owns: System.Text.Json's candidates that keep references: with generated contracts, and by reflection.
// Must not know: the engine.
using System.Buffers;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>Contracts of the graphs. The generated writing code keeps no references, so it is not asked for.</summary>
[JsonSourceGenerationOptions(GenerationMode = JsonSourceGenerationMode.Metadata)]
[JsonSerializable(typeof(SharedNode))]
[JsonSerializable(typeof(CyclicNode))]
[JsonSerializable(typeof(ListNode))]
internal sealed partial class ReferencesContext : JsonSerializerContext;

/// <summary>Generated contracts with <see cref="ReferenceHandler.Preserve"/>, a reused <see cref="Utf8JsonWriter"/> for the writer rows.</summary>
public struct GeneratedReferences : IGraphSubject
{
    private static readonly ReferencesContext Context = new(new JsonSerializerOptions { ReferenceHandler = ReferenceHandler.Preserve });
    private static readonly Utf8JsonWriter Writer = new(Stream.Null);

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = GeneratedJson.Info with
    {
        Options = "JsonSerializerContext with ReferenceHandler.Preserve; SerializeToUtf8Bytes, and one Utf8JsonWriter reset for each call to the writer",
    };

    /// <summary>The list: <see cref="JsonSerializerOptions.MaxDepth"/>, and with a larger one both directions recurse until the stack ends.</summary>
    public static string? Lacks(string row) =>
        row == GraphCatalog.LinkedList ? "System.Text.Json: MaxDepth is 64 by default, and both directions recurse: the list nests as deep as it is long"
            : null;

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value)
    {
        Writer.Reset(destination);
        JsonSerializer.Serialize(Writer, value, Contract<T>.Info);
        Writer.Flush();
    }

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => JsonSerializer.SerializeToUtf8Bytes(value, Contract<T>.Info);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => JsonSerializer.Deserialize(source, Contract<T>.Info)!;

    private static class Contract<T>
    {
        public static readonly JsonTypeInfo<T> Info = (JsonTypeInfo<T>)Context.GetTypeInfo(typeof(T))!;
    }
}

/// <summary>Reflection with <see cref="ReferenceHandler.Preserve"/>.</summary>
public struct ReflectedReferences : IGraphSubject
{
    private static readonly JsonSerializerOptions Options = new() { ReferenceHandler = ReferenceHandler.Preserve };

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = ReflectedJson.Info with
    {
        Options = "JsonSerializerOptions with ReferenceHandler.Preserve; a new Utf8JsonWriter for each call to the writer",
    };

    /// <inheritdoc cref="GeneratedReferences.Lacks"/>
    public static string? Lacks(string row) => GeneratedReferences.Lacks(row);

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value)
    {
        using var writer = new Utf8JsonWriter(destination);
        JsonSerializer.Serialize(writer, value, Options);
    }

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => JsonSerializer.SerializeToUtf8Bytes(value, Options);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => JsonSerializer.Deserialize<T>(source, Options)!;
}
