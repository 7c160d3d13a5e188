// Owns: which property or field a member of a Shape is: Shapes have the names of data.
namespace Octavo.Cli.Diff.Codecs;

internal static class MemberFinder
{
    /// <summary>The property or field; null if none is certain.</summary>
    /// <param name="members">Those of the type.</param>
    /// <param name="member">The member in a Shape.</param>
    /// <param name="isNumbered">Whether the Shape's numbers are those of attributes.</param>
    internal static ClrMember? Find(IReadOnlyList<ClrMember> members, ViewMember member, bool isNumbered) =>
        (isNumbered ? members.FirstOrDefault(one => one.Number == member.Number) : null)
        ?? members.FirstOrDefault(one => one.Names.Contains(member.Name))
        ?? members.FirstOrDefault(one => one.Name == member.Name)
        ?? members.FirstOrDefault(one => Plain(one.Name) == Plain(member.Name));

    // Names by policy differ in case, and in what comes between words.
    private static string Plain(string name) => name.Replace("_", "", StringComparison.Ordinal).Replace("-", "", StringComparison.Ordinal).ToUpperInvariant();
}
