// Owns: what pairing the members of two versions costs, and which are pairs.
using Octavo.Cli.Diff.Changes;
using Octavo.Cli.Diff.Codecs;
using Octavo.Contracts;
using Octavo.Shapes;
using Octavo.Tests.Shared;

namespace Octavo.Cli.Tests.Diff;

public sealed class MemberMatcherTests
{
    [Fact]
    public void Members_of_other_names_and_numbers()
    {
        Check((i, version) => Member($"{version}{i}", i + 1, i));
        Check((i, version) => Member($"{version}{i}", 0, i));
        Check((i, version) => Member($"a{i}", 0, version == 'a' ? i : 1_000_000 - i));

        static void Check(Func<int, char, TypeMember> make) => Growth.IsLinear(n => new byte[n], data =>
        {
            TypeMember[] old = [.. Enumerable.Range(0, data.Length).Select(i => make(i, 'a'))];
            TypeMember[] recent = [.. Enumerable.Range(0, data.Length).Select(i => make(i, 'b'))];
            List<MemberPair> pairs = MemberMatcher.Match(old, recent);
            Assert.Equal(data.Length, pairs.Count);
            Assert.All(pairs, pair => Assert.NotNull(pair.Old));
        }, n: 300, bytesAByte: 6_000);
    }

    /// <summary>By name first, then by number if the types are alike; what has neither was added or removed.</summary>
    [Fact]
    public void Pairs_in_their_order()
    {
        TypeMember[] old = [Member("a", 1, 0), Member("b", 2, 1), Member("c", 3, 2), Member("d", 4, 3)];
        TypeMember[] recent = [Member("b", 1, 0), Member("x", 2, 1), Member("y", 3, 2, ShapeWord.Text), Member("z", 4, 3)];
        Assert.Equal(["b-b", "-x", "-y", "d-z", "a-", "c-"],
            MemberMatcher.Match(old, recent).Select(pair => $"{pair.Old?.Name}-{pair.New?.Name}").OrderBy(pair => pair.EndsWith('-') ? 1 : 0));
    }

    private static TypeMember Member(string name, int number, int index, ShapeWord word = ShapeWord.Int32)
    {
        var view = new ViewMember(index, number, name, new CodecValue(word, null, null, "", false), false, default, "");
        return new TypeMember(name, number, new MemberFacts(), new Dictionary<MemberIdentity, ViewMember> { [MemberIdentity.Name] = view });
    }
}
