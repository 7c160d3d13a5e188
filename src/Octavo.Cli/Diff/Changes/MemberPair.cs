// Owns: one member in both versions of a type, or in one of them.
using Octavo.Cli.Diff.Codecs;

namespace Octavo.Cli.Diff.Changes;

/// <summary>A member.</summary>
/// <param name="Old">In the old version; null if it was added.</param>
/// <param name="New">In the new version; null if it was removed.</param>
internal sealed record MemberPair(TypeMember? Old, TypeMember? New)
{
    internal string Name => (New ?? Old)!.Name;
}
