// Owns: whether members that follow from others are written.
namespace Octavo;

/// <summary>
/// Whether computed members are written: properties that nothing sets, such as <c>public int Total => Price * Count;</c>. They are written in data in which
/// members have names: JSON, Tokens, and maps by name of
/// MessagePack and CBOR. Reading knows their names and skips their values. Formats that go by position or number never have them.
/// docs/features/computed-members.md.
/// </summary>
public enum ComputedMembers
{
    /// <summary>What the type says, else the assembly. Where neither says anything: written in JSON for types with attributes of System.Text.Json or
    /// Newtonsoft.Json, which write them too, and not written for others. The default.</summary>
    Inherit = 0,

    /// <summary>Not written.</summary>
    Ignore = 1,

    /// <summary>Written.</summary>
    Write = 2,
}
