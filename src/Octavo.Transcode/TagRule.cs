// Owns: the ways to have CBOR's tags in formats without them.
namespace Octavo;

/// <summary>What becomes of a tag of CBOR that means nothing to the target. docs/features/transcode.md lists those that do.</summary>
public enum TagRule
{
    /// <summary>It is <see cref="OctavoErrorCode.NotInFormat"/>, the default.</summary>
    Refuse = 0,

    /// <summary>Its content stands alone, as RFC 8949, section 6.1, advises.</summary>
    Drop = 1,

    /// <summary>It becomes a map with its number and its content: <c>{"$tag":1234,"$value":…}</c>.</summary>
    Keep = 2,
}
