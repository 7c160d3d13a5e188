// Owns: which formats a type has codecs for.
namespace Octavo;

/// <summary>Formats, for <see cref="GenerateCodecAttribute.Formats"/>, for forms of enums (<see cref="CodecEnumAttribute.Formats"/>) and for names
/// (<see cref="CodecNameAttribute"/>).</summary>
[Flags]
public enum CodecFormats
{
    /// <summary>No format. A type that names none has all of them.</summary>
    None = 0,

    /// <summary>Binary.</summary>
    Binary = 1,

    /// <summary>Compact.</summary>
    Compact = 2,

    /// <summary>MessagePack.</summary>
    MessagePack = 4,

    /// <summary>CBOR.</summary>
    Cbor = 8,

    /// <summary>JSON.</summary>
    Json = 16,

    /// <summary>Protocol Buffers, if all members have numbers.</summary>
    Protobuf = 32,

    /// <summary>Every format, including later ones.</summary>
    All = ~0,
}
