// Owns: which of a member's identities a format uses. Knows no format.
namespace Octavo.Contracts;

/// <summary>Which of the member lists of a type a format uses: attributes may give each list different members, another order and other names.</summary>
public enum MemberIdentity
{
    /// <summary>By place: Binary, Compact.</summary>
    Ordinal = 0,

    /// <summary>By MessagePack's keys: index or name.</summary>
    MessagePack = 1,

    /// <summary>By name: Tokens, JSON.</summary>
    Name = 2,

    /// <summary>By Protobuf's numbers, from 1.</summary>
    Protobuf = 3,

    /// <summary>By CBOR's keys: number or name, or by position in an array.</summary>
    Cbor = 4,
}
