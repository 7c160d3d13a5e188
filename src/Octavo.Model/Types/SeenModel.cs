// Owns: how a member that is seen as null if it has no value is reached itself. Knows no symbol.
namespace Octavo.Model.Types;

/// <summary>The member behind the methods of emitted code that see it as null.</summary>
/// <param name="Access">How it is read.</param>
/// <param name="Setting">How it is set.</param>
/// <param name="IsWrapped">Whether its own type is not nullable.</param>
internal sealed record SeenModel(MemberAccess Access, MemberSetting Setting, bool IsWrapped);
