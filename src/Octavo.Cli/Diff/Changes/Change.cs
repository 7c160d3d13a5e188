// Owns: one change between two versions of a type with a codec.
using Octavo.Cli.Diff.Codecs;

namespace Octavo.Cli.Diff.Changes;

/// <summary>A change.</summary>
/// <param name="Kind">What kind.</param>
/// <param name="What">What changed, for people.</param>
/// <param name="Member">Of a member which.</param>
/// <param name="Case">Of a union's case which, old and new.</param>
internal sealed record Change(ChangeKind Kind, string What, MemberPair? Member = null, (ViewMember? Old, ViewMember? New) Case = default)
{
    /// <summary>The name of the rule: <c>member-added</c>.</summary>
    internal string Rule =>
        string.Concat(Kind.ToString().Select((one, index) => char.IsUpper(one) ? (index == 0 ? "" : "-") + char.ToLowerInvariant(one) : one.ToString()));

    /// <summary>The member or case; empty for the type itself.</summary>
    internal string Path => Member?.Name ?? (Case.New ?? Case.Old)?.Name ?? "";
}
