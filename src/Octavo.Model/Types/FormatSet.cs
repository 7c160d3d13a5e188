// Owns: sets of formats, as attributes and constants of codecs say them. The values are those of the library's CodecFormats.
using System;

namespace Octavo.Model.Types;

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

    /// <summary>Not asked for by anyone: it comes with each format that has keys. Set where code says whose data it has.</summary>
    Tokens = 1 << 30,

    /// <summary>Formats in which some objects have keys before their members; Tokens is where one of them is.</summary>
    Keyed = MessagePack | Cbor | Json,

    /// <summary>Formats that have names. Tokens are with JSON.</summary>
    Named = MessagePack | Cbor | Json,

    /// <summary>Formats in which some objects are members by their place.</summary>
    Positional = Binary | Compact | MessagePack | Cbor,

    /// <summary>The formats that the bodies of sequential data serve.</summary>
    Sequential = Keyed | Positional,

    /// <summary>Every format, later ones too.</summary>
    All = ~0,
}
