// Owns: the rule that the examples of every page compile as they stand, warnings being errors, and that pages which teach have some.
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;

namespace Octavo.Generator.Tests.Pages;

public sealed partial class PagesTests
{
    private static readonly string s_folder = Path.Combine(AppContext.BaseDirectory, "pages");

    /// <summary>Every page: a new one is compiled without a line here, unless its examples need a context.</summary>
    public static TheoryData<string> Pages =>
        [.. Directory.EnumerateFiles(s_folder, "*.md", SearchOption.AllDirectories).Select(path => Path.GetRelativePath(s_folder, path).Replace('\\', '/')).Order(StringComparer.Ordinal)];

    [Theory, MemberData(nameof(Pages))]
    public void Its_examples_compile(string page)
    {
        string[] examples = [.. Example().Matches(File.ReadAllText(Path.Combine(s_folder, page))).Select(match => match.Groups[1].Value)];
        Assert.True(examples.Length != 0 || !Teaches(page), $"{page} has no example in C#.");
        if (examples.Length == 0)
        {
            return;
        }
        PageContext context = PageContext.Of(page);
        string[] sources = [PageContext.Usings, .. context.Sources, .. examples.SelectMany((example, index) => PageSource.Files(example, index, context.Variables))];
        Generated generated = Harness.Run(Harness.Compilation(sources, more: context.More));
        if (context.Reports is { } expected)
        {
            Assert.Equal(expected, generated.Diagnostics.Where(found => found.Severity == DiagnosticSeverity.Error).Select(found => found.Id));
            return;
        }
        generated.Compiles();
    }

    [Fact]
    public void Contexts_are_of_pages_that_exist() => Assert.All(PageContext.Pages, page => Assert.True(File.Exists(Path.Combine(s_folder, page)), page));

    private static bool Teaches(string page) => page is "README.md" or "docs/getting-started.md" || page.StartsWith("docs/features/", StringComparison.Ordinal) || page.StartsWith("docs/migrate/", StringComparison.Ordinal);

    [GeneratedRegex("```csharp\n(.*?)```", RegexOptions.Singleline)]
    private static partial Regex Example();
}
