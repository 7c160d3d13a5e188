// Owns: every scalar read as every other, in every format, in plain and in Tolerant objects: what the tool says is what happens.
using Octavo.Cli.Diff;
using Octavo.Cli.Diff.Codecs;
using Octavo.Cli.Diff.Findings;
using Octavo.Cli.Schemas;
using Octavo.Cli.Tests.Diff.Reality;

namespace Octavo.Cli.Tests.Diff;

public sealed class ScalarMatrixTests(ScalarMatrix matrix) : IClassFixture<ScalarMatrix>
{
    public static TheoryData<string, string> Cases =>
        [.. TestRun.Sample(from layout in new[] { "Array", "Tolerant" } from format in Format.All select (layout, format.Name), oneIn: 16)];

    [Theory, MemberData(nameof(Cases))]
    public void What_the_tool_says_is_what_happens(string layout, string format)
    {
        Compiled compiled = matrix.Of(layout);
        using var loaded = new LoadedAssembly(compiled.Path);
        var types = new CodecAssembly(loaded);
        Format calls = Format.All.Single(one => one.Name == format);
        var different = new List<string>();
        for (int i = 0; i < ScalarMatrix.Types.Length; i++)
        {
            if (!TestRun.Takes($"{layout} {format} {ScalarMatrix.Types[i]}", oneIn: 12))
            {
                continue;
            }
            for (int j = 0; j < ScalarMatrix.Types.Length; j++)
            {
                Verdict said = new CodecComparer(types, types).Compare($"T{i}=T{j}").Where(finding => DataFormats.Key(finding.Format) == format)
                    .Select(finding => finding.Stored).Aggregate(Verdict.Read, (worst, one) => worst.Or(one));
                Outcomes happened =
                    Outcomes.Of(calls, compiled.Type($"T.T{i}"), compiled.Type($"T.T{j}"), (i * 100) + j, said.Outcome == Outcome.Garbled ? 20 : 150);
                if (!Agreement.Is(said.Outcome, happened))
                {
                    different.Add($"{ScalarMatrix.Types[i]} as {ScalarMatrix.Types[j]}: said {said.Outcome} ({said.Why}), happened {happened}");
                }
            }
        }
        Assert.True(different.Count == 0, $"{different.Count} differ:\n{string.Join("\n", different)}");
    }
}
