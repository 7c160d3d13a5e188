// Owns: when members are left out of formats with names.
namespace Octavo;

/// <summary>When a member is left out of data with member names: JSON, maps of MessagePack and CBOR, Tokens. Formats that use positions always write
/// it.</summary>
public enum OmitPolicy
{
    /// <summary>The default: the setting of the type, else of the assembly, else never.</summary>
    Inherit = 0,

    /// <summary>Never.</summary>
    Never = 1,

    /// <summary>If it is null.</summary>
    Null = 2,

    /// <summary>If it is null, zero, false or another scalar's default; empty text and empty collections are still written.</summary>
    Default = 3,
}
