// Owns: what reading the content of a JSON string came to. Knows no text.
namespace Octavo.Json;

/// <summary>What became of the content of a string.</summary>
internal enum JsonTextOutcome
{
    /// <summary>All is well.</summary>
    Ok,

    /// <summary>No quote ends it in the bytes that are there.</summary>
    Unended,

    /// <summary>A control character stands for itself (RFC 8259, section 7).</summary>
    Control,

    /// <summary>A backslash that no escape of section 7 follows.</summary>
    InvalidEscape,

    /// <summary>An escape for half a surrogate pair, which no text in UTF-8 has.</summary>
    LoneSurrogate,

    /// <summary>Bytes that are not well-formed UTF-8.</summary>
    InvalidUtf8,
}
