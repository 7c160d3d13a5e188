// Owns: which system of results.json a document's method belongs to.
// Must not know: figures.
namespace Octavo.Lab.Tables;

/// <summary>Systems and format families of published methods.</summary>
internal static class PublishedSystems
{
    /// <summary>The system and its format family.</summary>
    public static (string System, string Format) Of(string method) => method switch
    {
        "NetSerializer" or "NetSerializer2" => (method, "binary"),
        "protobuf-net" or "ProtobufNet" => ("protobuf-net", "protobuf"),
        "binary" or "cereal" or "packman" => (method, "binary"),
        "binary-CBOR" => ("serialise", "cbor"),
        "Nino" or "MemoryPack" => (method, "binary"),
        "MsgPackCli_Array" or "MsgPackCli_Map" => ("MsgPack.Cli", "messagepack"),
        "NewtonsoftJson" => ("Newtonsoft.Json", "json"),
        _ when method.StartsWith("MessagePack", StringComparison.Ordinal) => ("MessagePack", "messagepack"),
        _ when method.StartsWith("gson", StringComparison.Ordinal) => ("Gson", "json"),
        _ when method.StartsWith("moshi", StringComparison.Ordinal) => ("Moshi", "json"),
        _ when method.StartsWith("kserializer", StringComparison.Ordinal) => ("kotlinx.serialization", "json"),
        _ when method.StartsWith("kryo", StringComparison.Ordinal) => ("Kryo", "binary"),
        _ => (method, "binary"),
    };
}
