// Owns: which members of two versions are the same one.
using Octavo.Cli.Diff.Codecs;
using Octavo.Contracts;

namespace Octavo.Cli.Diff.Changes;

internal static class MemberMatcher
{
    /// <summary>Pairs members: by name, then by the name in data, then by number, then by position where neither has numbers. What is left was added or
    /// removed.</summary>
    internal static List<MemberPair> Match(IReadOnlyList<TypeMember> old, IReadOnlyList<TypeMember> recent)
    {
        var pairs = new List<MemberPair>();
        IReadOnlyList<TypeMember> left = old;
        IReadOnlyList<TypeMember> open = recent;
        Take(one => one.Name, (_, _) => true);
        Take(NameOf, (_, _) => true);
        // A number that is given again is another member if its type is another.
        Take(one => one.Number != 0 ? one.Number : null, AreLike);
        Take(one => one.Number == 0 ? one.Any.Index : null, AreLike);
        pairs.AddRange(left.Select(one => new MemberPair(one, null)));
        pairs.AddRange(open.Select(one => new MemberPair(null, one)));
        return [.. pairs.OrderBy(pair => (pair.New ?? pair.Old)!.Any.Index).ThenBy(pair => pair.New is null ? 1 : 0)];

        // Those of one key, the first first; members without a key are left.
        void Take(Func<TypeMember, object?> key, Func<TypeMember, TypeMember, bool> fits)
        {
            var byKey = open.Where(other => key(other) is not null).GroupBy(other => key(other)!).ToDictionary(group => group.Key, group => group.ToList());
            var taken = new HashSet<TypeMember>(ReferenceEqualityComparer.Instance);
            foreach (TypeMember one in left)
            {
                if (key(one) is { } wanted && byKey.TryGetValue(wanted, out List<TypeMember>? others) && others.Find(other => fits(one, other)) is { } found)
                {
                    pairs.Add(new MemberPair(one, found));
                    taken.Add(one);
                    taken.Add(found);
                    others.Remove(found);
                }
            }
            left = [.. left.Where(one => !taken.Contains(one))];
            open = [.. open.Where(other => !taken.Contains(other))];
        }
    }

    private static string? NameOf(TypeMember member) => member.In(MemberIdentity.Name)?.Name;

    private static bool AreLike(TypeMember one, TypeMember other) => one.Any.Value.IsLike(other.Any.Value);
}
