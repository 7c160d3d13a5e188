// Owns: sets of formats, as attributes and constants of codecs say them. The values are those of the library's CodecFormats.
using System;

namespace Octavo.Model;

/// <summary>Formats.</summary>
[Flags]
internal enum FormatSet
{
    Binary = 1,
    Compact = 2,
    MessagePack = 4,
    Cbor = 8,
    Json = 16,
    Protobuf = 32,

    /// <summary>The formats that the bodies of sequential data serve; Tokens is where one of them is.</summary>
    Sequential = Binary | Compact | MessagePack | Cbor | Json,

    /// <summary>Every format, later ones too.</summary>
    All = ~0,
}
