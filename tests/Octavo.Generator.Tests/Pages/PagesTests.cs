// Owns: the rule that each example of every page compiles as it is pasted into a new console project, after the page's examples before it and with nothing
// else; warnings are errors. Pages that teach have examples.
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Octavo.Generator.Tests.Pages;

public sealed partial class PagesTests
{
    /// <summary>Local functions of an example that the next one calls, and constants that a reader looks at: CS8321, CS0219. Packages that were built against
    /// an earlier version of another, which every new project is silent about: CS1701.</summary>
    internal static Dictionary<string, ReportDiagnostic> OfExcerpts { get; } =
        new()
        {
            ["CS1591"] = ReportDiagnostic.Warn,
            ["CS8321"] = ReportDiagnostic.Suppress,
            ["CS0219"] = ReportDiagnostic.Suppress,
            ["CS1701"] = ReportDiagnostic.Suppress
        };

    /// <summary>Every page: a new one is compiled without a line here.</summary>
    public static TheoryData<string> Pages => [.. Page.Names];

    [Theory, MemberData(nameof(Pages))]
    public void Its_examples_compile(string page)
    {
        string[] examples = Page.Blocks(page, "csharp");
        Assert.True(examples.Length != 0 || !Teaches(page), $"{page} has no example in C#.");
        List<string> before = [];
        foreach ((int index, string example) in examples.Index())
        {
            Assert.True(PageSource.IsInOrder(example), $"{page}: statements stand after types:\n{example}");
            string[] reports = [.. Reported().Matches(example).Select(match => match.Groups[1].Value)];
            // That an example needs none after it is seen in whole runs; in others the last one is compiled with all before it.
            if (!TestRun.All && reports.Length == 0 && examples.Skip(index + 1).Any(later => !Reported().IsMatch(later)))
            {
                before.Add(example);
                continue;
            }
            Generated generated = Harness.Run(Project(page, [.. before, example]));
            if (reports.Length != 0)
            {
                Assert.Equal(reports, generated.Diagnostics.Where(found => found.Severity >= DiagnosticSeverity.Warning).Select(found => found.Id));
                Assert.DoesNotContain(generated.Found,
                    found =>
                        found.Severity == DiagnosticSeverity.Error && found.Location.SourceTree?.FilePath.StartsWith("Source", StringComparison.Ordinal) == true
                            && found.Id != "CS1591");
                before.Add(PageSource.Usings(example));
                continue;
            }
            before.Add(example);
            Compiles(generated, page, example);
        }
    }

    [Fact]
    public void Contexts_are_of_pages_that_exist() => Assert.All(PageContext.Pages, page => Assert.Contains(page, Page.Names));

    /// <summary>A new console project with the page's packages and these examples.</summary>
    internal static CSharpCompilation Project(string page, IReadOnlyList<string> examples)
    {
        CSharpCompilation compilation = Harness.Compilation([.. PageSource.Files(examples), .. PageContext.Of(page).Sources]);
        return compilation
            .WithReferences(PageContext.Of(page).References(compilation.References, Page.Text(page)))
            .WithOptions(
                compilation.Options.WithOutputKind(PageSource.IsProgram(examples) ? OutputKind.ConsoleApplication : OutputKind.DynamicallyLinkedLibrary)
                    .WithSpecificDiagnosticOptions(OfExcerpts));
    }

    private static void Compiles(Generated generated, string page, string example)
    {
        try
        {
            generated.Compiles();
        }
        catch (Xunit.Sdk.XunitException found)
        {
            Assert.Fail($"{page}:\n{example}\n{found.Message}");
        }
    }

    private static bool Teaches(string page) =>
        page is "README.md" or "docs/getting-started.md" || page.StartsWith("docs/features/", StringComparison.Ordinal)
            || page.StartsWith("docs/migrate/", StringComparison.Ordinal) || page.StartsWith("docs/start/", StringComparison.Ordinal);

    /// <summary>What an example is there to be refused for: <c>// OCT0001: number it</c>.</summary>
    [GeneratedRegex("// (OCT[0-9]{4}): ")]
    private static partial Regex Reported();
}
