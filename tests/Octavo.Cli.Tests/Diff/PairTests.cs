// Owns: small types in two versions, in every format and both directions: what the tool says is what happens.
using Octavo.Cli.Diff;
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Cli.Tests.Diff.Reality;

namespace Octavo.Cli.Tests.Diff;

public sealed class PairTests : IDisposable
{
    private const int Values = 400;

    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("octavo-pairs-");

    public static TheoryData<string> Names => [.. Pairs.All.Select(pair => pair.Name)];

    public void Dispose() => _folder.Delete(recursive: true);

    [Theory, MemberData(nameof(Names))]
    public void What_the_tool_says_is_what_happens(string name)
    {
        Pair pair = Pairs.All.Single(one => one.Name == name);
        Compiled old = Compiled.Of(_folder.FullName, "Old", pair.Source(pair.Old));
        Compiled recent = Compiled.Of(_folder.FullName, "New", pair.Source(pair.New));
        using var oldLoaded = new LoadedAssembly(old.Path);
        using var newLoaded = new LoadedAssembly(recent.Path);
        List<Finding> findings = new CodecComparer(new CodecAssembly(oldLoaded), new CodecAssembly(newLoaded)).Compare("P.T");
        var different = new List<string>();
        foreach (Format format in Format.All)
        {
            Finding[] own = [.. findings.Where(finding => DataFormats.Key(finding.Format) == format.Name)];
            Check("stored data", own.Select(finding => finding.Stored), Happened(format, old, recent, name.Length));
            Check("old readers", own.Select(finding => finding.Readers), Happened(format, recent, old, name.Length + 1));

            void Check(string direction, IEnumerable<Verdict> all, Outcomes happened)
            {
                // Where one change has all data refused, nothing is left for the others to spoil.
                Verdict said = all.Aggregate(Verdict.Read, (worst, one) => worst.Outcome == Outcome.Refused ? worst : one.Outcome == Outcome.Refused ? one : worst.Or(one));
                if (happened.IsAny && !Agreement.Is(said.Outcome, happened))
                {
                    different.Add($"{format.Name}, {direction}: said {said.Outcome} ({said.Why}), happened {happened}");
                }
            }
        }
        Assert.True(different.Count == 0, $"{name}: {different.Count} differ:\n{string.Join("\n", different)}\n\n{string.Join("\n", findings.Select(finding => $"{finding.Rule} {finding.Path}: {finding.What}; {finding.Format}: {finding.Stored}, {finding.Readers}").Distinct())}");
    }

    /// <summary>By itself, and where values stand behind it.</summary>
    private static Outcomes Happened(Format format, Compiled from, Compiled to, int seed)
    {
        Outcomes alone = Outcomes.Of(format, from.Type("P.T"), to.Type("P.T"), seed, Values);
        return format.IsPositional ? alone + Outcomes.Of(format, from.Type("P.Holder"), to.Type("P.Holder"), seed, Values) : alone;
    }
}
