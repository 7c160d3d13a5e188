// Owns: how emitted code gets at a member.
namespace Octavo.Model.Types;

/// <summary>How a member is read.</summary>
internal enum MemberAccess
{
    /// <summary>By its name.</summary>
    Direct,

    /// <summary>Through an accessor method of the codec, past its visibility.</summary>
    Accessor,
}
