// Owns: when members are left out of formats with names.
namespace Octavo;

/// <summary>When a member is left out of data in which members have names: JSON, maps of MessagePack and CBOR, Tokens. Formats that go by position write it
/// always.</summary>
public enum OmitPolicy
{
    /// <summary>What the type says, else the assembly; else never. The default.</summary>
    Inherit = 0,

    /// <summary>Never.</summary>
    Never = 1,

    /// <summary>Where it is null.</summary>
    Null = 2,

    /// <summary>Where it is null, zero, false or another scalar's default; empty text and collections are written.</summary>
    Default = 3,
}
