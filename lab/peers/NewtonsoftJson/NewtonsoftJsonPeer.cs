// Owns: Newtonsoft.Json's candidates: through a string as document 000 has it, and through its streaming writer.
// Must not know: the engine.
using System.Buffers;
using System.Globalization;
using System.IO.Pipelines;
using System.Text;
using Newtonsoft.Json;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Hostile;

namespace Octavo.Lab.Peers;

/// <summary>The adapter of Newtonsoft.Json.</summary>
public sealed class NewtonsoftJsonPeer : IPeer
{
    /// <inheritdoc/>
    public IReadOnlyList<ICandidate> Candidates { get; } =
        [new JsonCandidate<StringJson>(), new JsonCandidate<StreamedJson>(), new GraphCandidate<StringReferences>(), new GraphCandidate<StreamedReferences>()];

    /// <inheritdoc/>
    public IReadOnlyList<IHostileReader> Hostile { get; } = [new HostileCandidate<StringJson>("JSON", "Newtonsoft.Json")];

    internal static readonly string[] JsonTraits = [Traits.SelfDescribing, Traits.VersionTolerant, Traits.Validated, Traits.Utf8];
}

/// <summary>JsonConvert: object, string, UTF-8 bytes, and back. This is what document 000 times.</summary>
public struct StringJson : IJsonSubject
{
    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Newtonsoft.Json",
        System = "Newtonsoft.Json",
        Format = Formats.Json,
        Options = "JsonConvert with default settings, through a string and Encoding.UTF8",
        Traits = NewtonsoftJsonPeer.JsonTraits,
        Library = typeof(JsonConvert),
        Refusal = typeof(JsonException),
        InDocument = new Dictionary<string, string> { [WorkloadCatalog.Dotnet2019] = "NewtonsoftJson" },
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) =>
        Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(value), destination);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(value));

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => JsonConvert.DeserializeObject<T>(Encoding.UTF8.GetString(source))!;

    /// <inheritdoc/>
    public static string SerializeToString<T>(T value) => JsonConvert.SerializeObject(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(string text) => JsonConvert.DeserializeObject<T>(text)!;

    /// <inheritdoc/>
    public static T Deserialize<T>(in ReadOnlySequence<byte> buffer) => JsonConvert.DeserializeObject<T>(Encoding.UTF8.GetString(buffer))!;
}

/// <summary>JsonSerializer kept, JsonTextWriter and JsonTextReader with pooled arrays over a stream: no string of the document.</summary>
public struct StreamedJson : IJsonSubject
{
    private static readonly JsonSerializer Serializer = JsonSerializer.Create();
    private static readonly UTF8Encoding Utf8 = new(encoderShouldEmitUTF8Identifier: false);
    private static readonly MemoryStream Reused = new();

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = new()
    {
        Name = "Newtonsoft.Json (streamed)",
        System = "Newtonsoft.Json",
        Format = Formats.Json,
        Options = "one JsonSerializer; JsonTextWriter and JsonTextReader with ArrayPool over a reused MemoryStream",
        Traits = NewtonsoftJsonPeer.JsonTraits,
        Library = typeof(JsonConvert),
    };

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => Serialize(Serializer, destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => Serialize(Serializer, value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => Deserialize<T>(Serializer, source);

    /// <inheritdoc/>
    public static string SerializeToString<T>(T value)
    {
        using var text = new StringWriter(CultureInfo.InvariantCulture);
        using var writer = new JsonTextWriter(text) { ArrayPool = CharPool.Instance };
        Serializer.Serialize(writer, value, typeof(T));
        return text.ToString();
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(string text) => Read<T>(Serializer, new StringReader(text));

    /// <inheritdoc/>
    public static T Deserialize<T>(in ReadOnlySequence<byte> buffer) =>
        Read<T>(Serializer, new StreamReader(PipeReader.Create(buffer).AsStream(), Utf8, detectEncodingFromByteOrderMarks: false));

    internal static void Serialize<T>(JsonSerializer serializer, ArrayBufferWriter<byte> destination, T value)
    {
        Write(serializer, value);
        destination.Write(Reused.GetBuffer().AsSpan(0, (int)Reused.Length));
    }

    internal static byte[] Serialize<T>(JsonSerializer serializer, T value)
    {
        Write(serializer, value);
        return Reused.ToArray();
    }

    internal static T Deserialize<T>(JsonSerializer serializer, byte[] source) =>
        Read<T>(serializer, new StreamReader(new MemoryStream(source), Utf8, detectEncodingFromByteOrderMarks: false));

    private static T Read<T>(JsonSerializer serializer, TextReader text)
    {
        using var reader = new JsonTextReader(text) { ArrayPool = CharPool.Instance };
        return serializer.Deserialize<T>(reader)!;
    }

    private static void Write<T>(JsonSerializer serializer, T value)
    {
        Reused.SetLength(0);
        using var text = new StreamWriter(Reused, Utf8, leaveOpen: true);
        using var writer = new JsonTextWriter(text) { ArrayPool = CharPool.Instance };
        serializer.Serialize(writer, value, typeof(T));
    }

    private sealed class CharPool : IArrayPool<char>
    {
        public static readonly CharPool Instance = new();

        public char[] Rent(int minimumLength) => ArrayPool<char>.Shared.Rent(minimumLength);

        public void Return(char[]? array) => ArrayPool<char>.Shared.Return(array!);
    }
}
