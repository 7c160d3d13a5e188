// Owns: small types in two versions, in every format and both directions: what the tool says is what happens.
using Octavo.Cli.Diff;
using Octavo.Cli.Diff.Findings;
using Octavo.Cli.Tests.Diff.Reality;

namespace Octavo.Cli.Tests.Diff;

public sealed class PairTests(PairAssemblies assemblies) : IClassFixture<PairAssemblies>
{
    private const int Values = 400;

    private const string Inner = " (inside)";

    public static TheoryData<string> Names => [.. TestRun.Sample(Pairs.All.Select(pair => pair.Name), oneIn: 16)];

    [Theory, MemberData(nameof(Names))]
    public void What_the_tool_says_is_what_happens(string name)
    {
        string space = PairAssemblies.Space(Pairs.All.Select((pair, index) => (pair, index)).Single(one => one.pair.Name == name).index);
        string root = space + ".T";
        List<Finding> findings = new CodecComparer(assemblies.OldTypes, assemblies.NewTypes).Compare(root);
        var different = new List<string>();
        foreach (Format format in Format.All)
        {
            Finding[] own = [.. findings.Where(finding => DataFormats.Key(finding.Format) == format.Name)];
            Check("stored data", own.Select(finding => Context(finding, finding.Stored, root)),
                Happened(format, assemblies.Old, assemblies.New, space, name.Length));
            Check("old readers", own.Select(finding => Context(finding, finding.Readers, root)),
                Happened(format, assemblies.New, assemblies.Old, space, name.Length + 1));

            void Check(string direction, IEnumerable<Verdict> all, Outcomes happened)
            {
                // Where one change has all data refused, nothing is left for the others to spoil.
                Verdict said =
                    all.Aggregate(Verdict.Read,
                        (worst, one) => worst.Outcome == Outcome.Refused ? worst : one.Outcome == Outcome.Refused ? one : worst.Or(one));
                // What is refused in a type that is held is refused if it is held.
                if (happened.IsAny && !Agreement.Is(said.Outcome, happened)
                    && !(said.Why.EndsWith(Inner, StringComparison.Ordinal) && happened.Verdict is "Refused" or "Partly"))
                {
                    different.Add($"{format.Name}, {direction}: said {said.Outcome} ({said.Why}), happened {happened}");
                }
            }
        }
        Assert.True(different.Count == 0,
            $"{name}: {different.Count} differ:\n{string.Join("\n", different)}\n\n{string.Join("\n", findings.Select(finding => $"{finding.Rule} {finding.Path}: {finding.What}; {finding.Format}: {finding.Stored}, {finding.Readers}").Distinct())}");
    }

    private static Verdict Context(Finding finding, Verdict verdict, string root) =>
        verdict.Outcome == Outcome.Refused && finding.Type != root ? new Verdict(Outcome.Partly, verdict.Why + Inner) : verdict;

    /// <summary>By itself, and where values come after it.</summary>
    private static Outcomes Happened(Format format, Compiled from, Compiled to, string space, int seed)
    {
        Outcomes alone = Outcomes.Of(format, from.Type(space + ".T"), to.Type(space + ".T"), seed, Values);
        return format.IsPositional ? alone + Outcomes.Of(format, from.Type(space + ".Holder"), to.Type(space + ".Holder"), seed, Values) : alone;
    }
}
