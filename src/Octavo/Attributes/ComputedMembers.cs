// Owns: whether members that follow from others are written.
namespace Octavo;

/// <summary>
/// Whether computed members are written: properties without a setter, such as <c>public int Total => Price * Count;</c>. Only data with member names has them:
/// JSON, Tokens, and maps by name in MessagePack and CBOR. Readers know their names and skip their values. Formats that use positions or numbers never have
/// them. docs/features/computed-members.md.
/// </summary>
public enum ComputedMembers
{
    /// <summary>The default: the setting of the type, else of the assembly. Without either, they are written in JSON for types with attributes of
    /// System.Text.Json or Newtonsoft.Json, which write them too, and not for other types.</summary>
    Inherit = 0,

    /// <summary>Not written.</summary>
    Ignore = 1,

    /// <summary>Written.</summary>
    Write = 2,
}
