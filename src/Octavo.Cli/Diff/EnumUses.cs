// Owns: the enums that members of both sides have, each compared once, in the worst of the ways in which it is in data.
using Octavo.Cli.Diff.Changes;
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Cli.Diff.Rules;

namespace Octavo.Cli.Diff;

internal sealed class EnumUses
{
    private readonly Dictionary<(string Old, string New), (EnumFacts Old, EnumFacts New, List<EnumUse> Members)> _uses = [];

    internal void Add(TypePair type, MemberPair member)
    {
        if (member is not { Old.Facts.Enum: { } old, New.Facts.Enum: { } recent })
        {
            return;
        }
        if (!_uses.TryGetValue((old.Name, recent.Name), out (EnumFacts Old, EnumFacts New, List<EnumUse> Members) use))
        {
            _uses.Add((old.Name, recent.Name), use = (old, recent, []));
        }
        use.Members.Add(new EnumUse(type, member));
    }

    internal IEnumerable<Finding> Findings() =>
        from use in _uses.Values
        from change in EnumRules.Changes(use.Old, use.New)
        from rules in AllRules.Formats
        let members = use.Members.Where(one => one.IsIn(rules)).Select(one => one.Member).ToArray()
        where members.Length != 0
        select new Finding(change.Rule, use.Old.Name == use.New.Name ? use.New.Name : $"{use.Old.Name} → {use.New.Name}", change.Name, change.What,
            rules.Format, Worst(change, use, members, rules, isStored: true), Worst(change, use, members, rules, isStored: false));

    private static Verdict Worst(EnumChange change, (EnumFacts Old, EnumFacts New, List<EnumUse> Members) use, MemberPair[] members, FormatRules rules,
        bool isStored) =>
        members.Select(member => (Old: member.Old!.In(rules.Identity)!, New: member.New!.In(rules.Identity)!))
            .Select(
                views =>
                    isStored ? EnumRules.Judge(change, true, views.Old, views.New, rules.Format, use.New)
                        : EnumRules.Judge(change, false, views.New, views.Old, rules.Format, use.Old))
            .Aggregate(Verdict.Read, (worst, one) => worst.Or(one));

    /// <summary>A member that has the enum, of a type that both sides have.</summary>
    private sealed record EnumUse(TypePair Type, MemberPair Member)
    {
        internal bool IsIn(FormatRules rules) =>
            rules.View(Type.Old) is not null && rules.View(Type.New) is not null && Member.Old!.In(rules.Identity) is not null
                && Member.New!.In(rules.Identity) is not null;
    }
}
