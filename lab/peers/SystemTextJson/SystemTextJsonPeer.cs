// Owns: System.Text.Json's candidates: source generated, and by reflection as it is out of the box.
// Must not know: the engine.
using System.Buffers;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Attacks;
using Octavo.Lab.Workloads.Canada;
using Octavo.Lab.Workloads.Citm;
using Octavo.Lab.Workloads.LargeSample;
using Octavo.Lab.Workloads.Twitter;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of System.Text.Json. It is part of the runtime and needs no package.</summary>
public sealed class SystemTextJsonPeer : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } =
        [
            new JsonCandidate<GeneratedJson>(), new JsonCandidate<RelaxedJson>(), new JsonCandidate<ReflectedJson>(), new GraphCandidate<GeneratedReferences>(),
                new GraphCandidate<ReflectedReferences>(),
        ];

    /// <inheritdoc/>
    public IReadOnlyList<IAttacked> Attacked { get; } = [new AttackedCandidate<AttackedSystemTextJson>()];

    internal static readonly string[] JsonTraits = [Traits.SelfDescribing, Traits.VersionTolerant, Traits.Validated, Traits.Utf8];
}

/// <summary>Contracts for the source generator; fields count, as document 002's types have some.</summary>
[JsonSourceGenerationOptions(IncludeFields = true, GenerationMode = JsonSourceGenerationMode.Default)]
[JsonSerializable(typeof(SimpleClass))]
[JsonSerializable(typeof(SimpleClass[]))]
[JsonSerializable(typeof(SimpleStruct))]
[JsonSerializable(typeof(SimpleStruct[]))]
[JsonSerializable(typeof(System.Numerics.Vector4[]))]
[JsonSerializable(typeof(SimpleObject))]
[JsonSerializable(typeof(ComplexObject))]
[JsonSerializable(typeof(Response))]
[JsonSerializable(typeof(FeatureCollection))]
[JsonSerializable(typeof(Catalog))]
[JsonSerializable(typeof(SearchResult))]
internal sealed partial class GeneratedContext : JsonSerializerContext;

/// <summary>Generated contracts, a reused <see cref="Utf8JsonWriter"/> for the writer rows.</summary>
public struct GeneratedJson : IJsonSubject
{
    private static readonly Utf8JsonWriter Writer = new(Stream.Null);

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "System.Text.Json (generated)",
        System = "System.Text.Json",
        Format = Formats.Json,
        Options = "JsonSerializerContext, IncludeFields; SerializeToUtf8Bytes, and one Utf8JsonWriter reset for each call to the writer",
        Traits = SystemTextJsonPeer.JsonTraits,
        Library = typeof(JsonSerializer),
    };

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

    /// <inheritdoc/>
    public static string SerializeToString<T>(T value) => JsonSerializer.Serialize(value, Contract<T>.Info);

    /// <inheritdoc/>
    public static T Deserialize<T>(string text) => JsonSerializer.Deserialize(text, Contract<T>.Info)!;

    /// <inheritdoc/>
    public static T Deserialize<T>(in ReadOnlySequence<byte> buffer)
    {
        var reader = new Utf8JsonReader(buffer);
        return JsonSerializer.Deserialize(ref reader, Contract<T>.Info)!;
    }

    internal static class Contract<T>
    {
        public static readonly JsonTypeInfo<T> Info = (JsonTypeInfo<T>)GeneratedContext.Default.GetTypeInfo(typeof(T))!;
    }
}

/// <summary>Reflection, as <c>JsonSerializer.Serialize(value)</c> does it.</summary>
public struct ReflectedJson : IJsonSubject
{
    private static readonly JsonSerializerOptions Options = new() { IncludeFields = true };

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "System.Text.Json (reflection)",
        System = "System.Text.Json",
        Format = Formats.Json,
        Options = "default JsonSerializerOptions with IncludeFields; a new Utf8JsonWriter for each call to the writer",
        Traits = SystemTextJsonPeer.JsonTraits,
        Library = typeof(JsonSerializer),
    };

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

    /// <inheritdoc/>
    public static string SerializeToString<T>(T value) => JsonSerializer.Serialize(value, Options);

    /// <inheritdoc/>
    public static T Deserialize<T>(string text) => JsonSerializer.Deserialize<T>(text, Options)!;

    /// <inheritdoc/>
    public static T Deserialize<T>(in ReadOnlySequence<byte> buffer)
    {
        var reader = new Utf8JsonReader(buffer);
        return JsonSerializer.Deserialize<T>(ref reader, Options)!;
    }
}
