// Owns: the ways to have byte strings in JSON.
namespace Octavo;

/// <summary>What happens to byte strings if the target is JSON, which has none. In CBOR the tags 21 to 23 decide for their content, whatever the rule is (RFC
/// 8949, section 3.4.5.2).</summary>
public enum ByteStringRule
{
    /// <summary>They become strings of base64, as in <see cref="OctavoJson"/>; the default.</summary>
    Base64 = 0,

    /// <summary>They become strings of base64url without padding, as RFC 8949, section 6.1, advises.</summary>
    Base64Url = 1,

    /// <summary>They become strings of hexadecimal digits, upper-case.</summary>
    Base16 = 2,
}
