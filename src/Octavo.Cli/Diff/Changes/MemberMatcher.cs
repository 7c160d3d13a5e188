// Owns: which members of two versions are the same one.
using Octavo.Cli.Diff.Codecs;
using Octavo.Contracts;

namespace Octavo.Cli.Diff.Changes;

internal static class MemberMatcher
{
    /// <summary>Pairs members: by name, then by the name in data, then by number, then by place where neither has numbers. What is left was added or
    /// removed.</summary>
    internal static List<MemberPair> Match(IReadOnlyList<TypeMember> old, IReadOnlyList<TypeMember> recent)
    {
        var pairs = new List<MemberPair>();
        var left = new List<TypeMember>(old);
        var open = new List<TypeMember>(recent);
        Take((one, other) => one.Name == other.Name);
        Take((one, other) => NameOf(one) is { } name && name == NameOf(other));
        // A number that is given again is another member if its type is another.
        Take((one, other) => one.Number != 0 && one.Number == other.Number && AreLike(one, other));
        Take((one, other) => one.Number == 0 && other.Number == 0 && one.Any.Index == other.Any.Index && AreLike(one, other));
        pairs.AddRange(left.Select(one => new MemberPair(one, null)));
        pairs.AddRange(open.Select(one => new MemberPair(null, one)));
        return [.. pairs.OrderBy(pair => (pair.New ?? pair.Old)!.Any.Index).ThenBy(pair => pair.New is null ? 1 : 0)];

        void Take(Func<TypeMember, TypeMember, bool> fits)
        {
            foreach (TypeMember one in left.ToArray())
            {
                if (open.Find(other => fits(one, other)) is { } found)
                {
                    pairs.Add(new MemberPair(one, found));
                    left.Remove(one);
                    open.Remove(found);
                }
            }
        }
    }

    private static string? NameOf(TypeMember member) => member.In(MemberIdentity.Name)?.Name;

    private static bool AreLike(TypeMember one, TypeMember other) => one.Any.Value.IsLike(other.Any.Value);
}
