// Owns: the ways to have CBOR's tags in formats without them.
namespace Octavo;

/// <summary>What happens to a CBOR tag that has no meaning in the target. docs/features/transcode.md lists the tags that have one.</summary>
public enum TagRule
{
    /// <summary>It gives <see cref="OctavoErrorCode.NotInFormat"/>, the default.</summary>
    Refuse = 0,

    /// <summary>Only its content is written, as RFC 8949, section 6.1, advises.</summary>
    Drop = 1,

    /// <summary>It becomes a map with its number and its content: <c>{"$tag":1234,"$value":…}</c>.</summary>
    Keep = 2,
}
