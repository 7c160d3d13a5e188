// Owns: what is done with a member that the type does not know. Knows no format.
namespace Octavo;

/// <summary>What a reader does with a member that the type does not know, in formats that can skip one.</summary>
public enum UnknownMemberPolicy
{
    /// <summary>It is skipped, the default.</summary>
    Skip = 0,

    /// <summary>It is an error.</summary>
    Refuse = 1,
}
