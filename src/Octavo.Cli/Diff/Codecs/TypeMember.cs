// Owns: a member of a type, with what each kind of formats makes of it.
using Octavo.Contracts;

namespace Octavo.Cli.Diff.Codecs;

/// <summary>A member.</summary>
/// <param name="Name">Its name in C#, or in data if that is not certain.</param>
/// <param name="Number">Its number by attribute; 0 if it has none.</param>
/// <param name="Facts">What else is known.</param>
/// <param name="Views">What it is in each kind of formats that has it.</param>
internal sealed record TypeMember(string Name, int Number, MemberFacts Facts, IReadOnlyDictionary<MemberIdentity, ViewMember> Views)
{
    /// <summary>What a kind of formats has it as; null if it leaves it out.</summary>
    internal ViewMember? In(MemberIdentity identity) => Views.GetValueOrDefault(identity);

    /// <summary>For words about it: the one of the first kind that has it.</summary>
    internal ViewMember Any => Views.OrderBy(view => view.Key).First().Value;
}
