// Owns: the kinds of what a field can hold.
namespace Octavo.Model.Tagged;

internal enum FieldContent
{
    /// <summary>Nothing that the format has.</summary>
    None,

    /// <summary>A number, bool, enum, or a value of constant bound after a length: a time, a Guid.</summary>
    Scalar,

    /// <summary>Text.</summary>
    Text,

    /// <summary>Bytes.</summary>
    Bytes,

    /// <summary>A value whose codec writes one text, bytes or a number: what comes after the tag.</summary>
    Payload,

    /// <summary>Fields of its own, in a scope or group.</summary>
    Message,

    /// <summary>Elements, each a field or together one.</summary>
    Sequence,

    /// <summary>Entries, each a message of key and value.</summary>
    Map,

    /// <summary>A value that may be there.</summary>
    Nullable,
}
