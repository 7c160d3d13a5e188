// Owns: the rule that the examples of the feature pages compile and do what the pages say.
using System.IO.Pipelines;
using System.Text.RegularExpressions;
using Acme.Measuring;
using Octavo.Architecture.Sources;

namespace Octavo.Architecture.Rules;

public sealed partial class PagesTests
{
    /// <summary>White space aside, each example of a page stands in its source here.</summary>
    [Theory]
    [InlineData("docs/features/streams.md", "tests/Octavo.Architecture/Pages/StreamsPage.cs")]
    public void EachExampleIsCompiled(string page, string source)
    {
        string compiled = Squeezed(File.ReadAllText(Path.Combine(Repository.Root, source)));
        string[] examples = [.. Example().Matches(File.ReadAllText(Path.Combine(Repository.Root, page))).Select(match => Squeezed(match.Groups[1].Value))];
        Assert.NotEmpty(examples);
        Assert.All(examples, example => Assert.Contains(example, compiled, StringComparison.Ordinal));
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
