// Owns: the names of the states of a decoder.
namespace Octavo;

/// <summary>The state of a <see cref="HaskellDecoder{T}"/>; the names are those of Haskell's decoders.</summary>
public enum HaskellDecodeState
{
    /// <summary>The value needs more bytes.</summary>
    Partial = 0,

    /// <summary>The value is complete.</summary>
    Done = 1,

    /// <summary>The bytes are not a value.</summary>
    Fail = 2,
}
