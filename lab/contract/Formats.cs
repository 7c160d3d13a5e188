// Owns: the names of format families by which candidates are compared.
// Must not know: which candidate is Octavo's in a family.
namespace Octavo.Lab.Contract;

/// <summary>Format families. A candidate is compared with Octavo's candidate of its own family.</summary>
public static class Formats
{
    /// <summary>Formats of a library's own, not meant for other languages.</summary>
    public const string Binary = "binary";

    /// <summary>Formats of a library's own that are meant to be small.</summary>
    public const string Compact = "compact";

    /// <summary>MessagePack.</summary>
    public const string MessagePack = "messagepack";

    /// <summary>JSON.</summary>
    public const string Json = "json";

    /// <summary>CBOR.</summary>
    public const string Cbor = "cbor";

    /// <summary>Protocol Buffers.</summary>
    public const string Protobuf = "protobuf";
}
