// Owns: two versions of one type, with their members paired.
using Octavo.Cli.Diff.Codecs;
using Octavo.Contracts;

namespace Octavo.Cli.Diff.Changes;

internal sealed class TypePair(CodecType old, CodecType recent)
{
    internal CodecType Old { get; } = old;

    internal CodecType New { get; } = recent;

    /// <summary>The name; both if they differ.</summary>
    internal string Name => Old.Name == New.Name ? New.Name : $"{Old.Name} → {New.Name}";

    /// <summary>None if one is a union and the other is not: its members are those of a case.</summary>
    internal IReadOnlyList<MemberPair> Members { get; } = old.IsUnion == recent.IsUnion ? MemberMatcher.Match(old.Members, recent.Members) : [];

    /// <summary>The cases of a union, paired: by the case's type, then by name.</summary>
    internal IReadOnlyList<(ViewMember? Old, ViewMember? New)> Cases { get; } = Match(old, recent);

    /// <summary>Whether one is a class and the other a struct.</summary>
    internal bool IsClassAndStruct =>
        Old.In(MemberIdentity.Ordinal) is { IsUnion: false, Bare: null } one && New.In(MemberIdentity.Ordinal) is { IsUnion: false, Bare: null } other
            && one.IsStruct != other.IsStruct;

    private static List<(ViewMember? Old, ViewMember? New)> Match(CodecType old, CodecType recent)
    {
        if (old.In(MemberIdentity.Ordinal) is not { IsUnion: true } one || recent.In(MemberIdentity.Ordinal) is not { IsUnion: true } other)
        {
            return [];
        }
        var open = new List<ViewMember>(other.Members);
        var pairs = new List<(ViewMember? Old, ViewMember? New)>();
        foreach (ViewMember left in one.Members)
        {
            ViewMember? found = open.Find(right => right.Value.Type == left.Value.Type) ?? open.Find(right => right.Name == left.Name);
            pairs.Add((left, found));
            _ = found is not null && open.Remove(found);
        }
        pairs.AddRange(open.Select(right => ((ViewMember?)null, (ViewMember?)right)));
        return pairs;
    }
}
