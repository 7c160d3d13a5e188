// Owns: the rule that the examples of the feature pages compile and do what the pages say.
using System.IO.Pipelines;
using System.Text.RegularExpressions;
using Acme.Measuring;
using Octavo.Architecture.Sources;

namespace Octavo.Architecture.Rules;

public sealed partial class PagesTests
{
    public static TheoryData<string> Pages => [.. Directory.EnumerateFiles(Path.Combine(Repository.Root, "docs/features"), "*.md").Select(path => Path.GetFileName(path)).Order(StringComparer.Ordinal)];

    /// <summary>White space aside, each example stands in a source of this project.</summary>
    [Theory, MemberData(nameof(Pages))]
    public void EachExampleIsCompiled(string page)
    {
        string[] sources = [.. Repository.Sources("tests/Octavo.Architecture/Pages").Select(file => Squeezed(file.Text))];
        string text = File.ReadAllText(Path.Combine(Repository.Root, "docs/features", page));
        Assert.Empty(Example().Matches(text).Select(match => match.Groups[1].Value).Where(example => !sources.Any(source => source.Contains(Squeezed(example), StringComparison.Ordinal))));
    }

    [Fact]
    public async Task StreamsDoWhatTheirPageSays()
    {
        using var stream = new MemoryStream();
        Assert.Equal(2.5, (await StreamsPage.OneValue(stream, new Reading { Value = 2.5 }, CancellationToken.None))!.Value);
        Assert.Equal(499_500, await StreamsPage.Values(new Pipe(), CancellationToken.None));
        Assert.Equal(3, await StreamsPage.Elements(new MemoryStream(OctavoMsgPack.Serialize(new List<Reading> { new(), new(), new() }))));
    }

    private static string Squeezed(string text) => White().Replace(text, "");

    [GeneratedRegex("```csharp\n(.*?)```", RegexOptions.Singleline)]
    private static partial Regex Example();

    [GeneratedRegex(@"\s+")]
    private static partial Regex White();
}
