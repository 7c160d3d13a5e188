// Owns: the family of a format's writer. Knows nothing else.
namespace Octavo;

/// <summary>Which of a type's two writing bodies a format takes.</summary>
public enum WriterShape
{
    /// <summary>Members in the type's order: Binary, Compact, MessagePack, JSON, CBOR, Tokens.</summary>
    Sequential,

    /// <summary>Members by number with presence, inside length-prefixed scopes: Protobuf.</summary>
    Tagged,
}
