// Owns: a member that is written and not read.
namespace Octavo.Model.Types;

/// <summary>A computed member.</summary>
/// <param name="Member">The member; nothing sets it.</param>
/// <param name="Before">The place among the members of the type before which it is written; their number where it comes last.</param>
internal sealed record ComputedModel(MemberModel Member, int Before);
