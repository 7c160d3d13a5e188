// Owns: System.Text.Json's and Newtonsoft.Json's candidates for the user's type.
// Must not know: the engine.
using System.Buffers;
using System.Text;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Octavo.Lab.Contract;
using JsonConvert = Newtonsoft.Json.JsonConvert;

namespace Octavo.Lab.Peers;

/// <summary>The contract of the user's type.</summary>
[JsonSourceGenerationOptions(IncludeFields = true)]
[JsonSerializable(typeof(Custom), TypeInfoPropertyName = "Custom")]
internal sealed partial class CustomContext : JsonSerializerContext;

/// <summary>System.Text.Json's generated contract, its writer reused, escaping the least and checking nothing.</summary>
public struct CustomGenerated : ISubject
{
    private static readonly Utf8JsonWriter Writer =
        new(Stream.Null, new JsonWriterOptions { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping, SkipValidation = true });
    private static readonly ArrayBufferWriter<byte> Reused = new();

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "System.Text.Json (generated)",
        System = "System.Text.Json",
        Format = Formats.Json,
        Options = "JsonSerializerContext, IncludeFields; one Utf8JsonWriter with UnsafeRelaxedJsonEscaping and SkipValidation",
        Traits = [Traits.SelfDescribing, Traits.VersionTolerant, Traits.Validated, Traits.Utf8],
        Library = typeof(JsonSerializer),
        Refusal = typeof(JsonException),
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value)
    {
        Writer.Reset(destination);
        JsonSerializer.Serialize(Writer, value, (JsonTypeInfo<T>)(object)CustomContext.Default.Custom);
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
    public static T Deserialize<T>(byte[] source) => JsonSerializer.Deserialize(source, (JsonTypeInfo<T>)(object)CustomContext.Default.Custom)!;
}

/// <summary>System.Text.Json by reflection.</summary>
public struct CustomReflected : ISubject
{
    private static readonly JsonSerializerOptions Options = new() { IncludeFields = true };

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = CustomGenerated.Info with
    {
        Name = "System.Text.Json (reflection)",
        Options = "default JsonSerializerOptions with IncludeFields; a new Utf8JsonWriter for each call to the writer",
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
}

/// <summary>Newtonsoft.Json through a string.</summary>
public struct CustomNewtonsoft : ISubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Newtonsoft.Json",
        System = "Newtonsoft.Json",
        Format = Formats.Json,
        Options = "JsonConvert with default settings, through a string and Encoding.UTF8",
        Traits = [Traits.SelfDescribing, Traits.VersionTolerant, Traits.Validated, Traits.Utf8],
        Library = typeof(JsonConvert),
        Refusal = typeof(Newtonsoft.Json.JsonException),
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(value), destination);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(value));

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => JsonConvert.DeserializeObject<T>(Encoding.UTF8.GetString(source))!;
}
