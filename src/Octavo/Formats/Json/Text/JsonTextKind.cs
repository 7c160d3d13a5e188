// Owns: what the content of a JSON string is made of. Knows no text.
namespace Octavo.Json;

/// <summary>What decoding has to look for.</summary>
[Flags]
internal enum JsonTextKind
{
    /// <summary>ASCII that stands for itself.</summary>
    Plain = 0,

    /// <summary>Bytes beyond ASCII, whose form is not checked yet.</summary>
    BeyondAscii = 1,

    /// <summary>Escapes, whose form is not checked yet.</summary>
    Escaped = 2,
}
