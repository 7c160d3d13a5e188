// Owns: Newtonsoft.Json's candidates that keep references: through a string, and streamed.
// Must not know: the engine.
using System.Buffers;
using System.Text;
using Newtonsoft.Json;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads;

namespace Octavo.Lab.Peers;

/// <summary>JsonConvert with <c>PreserveReferencesHandling.All</c>.</summary>
public struct StringReferences : IGraphSubject
{
    internal static readonly JsonSerializerSettings Settings = new() { PreserveReferencesHandling = PreserveReferencesHandling.All };

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = StringJson.Info with
    {
        Options = "JsonConvert with PreserveReferencesHandling.All, through a string and Encoding.UTF8",
        InDocument = new Dictionary<string, string>(),
    };

    /// <summary>The list: reading ends at <see cref="JsonReader.MaxDepth"/>, and with a larger one both directions recurse until the stack ends.</summary>
    public static string? Lacks(string row) =>
        row == GraphCatalog.LinkedList ? "Newtonsoft.Json: MaxDepth is 64 by default, and writing recurses: the list nests as deep as it is long" : null;

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) =>
        Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(value, Settings), destination);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(value, Settings));

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => JsonConvert.DeserializeObject<T>(Encoding.UTF8.GetString(source), Settings)!;
}

/// <summary>A JsonSerializer with <c>PreserveReferencesHandling.All</c> for each call, without a string of the document.</summary>
public struct StreamedReferences : IGraphSubject
{
    // A serializer that is kept counts on from call to call, and the numbers of its objects grow with them.
    private static JsonSerializer Serializer => JsonSerializer.Create(StringReferences.Settings);

    /// <inheritdoc/>
    public static CandidateInfo Info { get; } = StreamedJson.Info with
    {
        Options =
            "a JsonSerializer with PreserveReferencesHandling.All for each call, since one that is kept numbers objects on; JsonTextWriter and JsonTextReader with ArrayPool over a reused MemoryStream",
    };

    /// <inheritdoc cref="StringReferences.Lacks"/>
    public static string? Lacks(string row) => StringReferences.Lacks(row);

    /// <inheritdoc/>
    public static void Serialize<T>(ArrayBufferWriter<byte> destination, T value) => StreamedJson.Serialize(Serializer, destination, value);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value) => StreamedJson.Serialize(Serializer, value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] source) => StreamedJson.Deserialize<T>(Serializer, source);
}
