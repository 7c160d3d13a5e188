// Owns: the names of the states of a decoder.
namespace Octavo;

/// <summary>What a <see cref="HaskellDecoder{T}"/> has come to; the names are those of Haskell's decoders.</summary>
public enum HaskellDecodeState
{
    /// <summary>The value needs more bytes.</summary>
    Partial = 0,

    /// <summary>The value is there.</summary>
    Done = 1,

    /// <summary>The bytes are no value.</summary>
    Fail = 2,
}
