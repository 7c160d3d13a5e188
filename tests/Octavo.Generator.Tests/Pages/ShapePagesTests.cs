// Owns: the rules of form of pages: lines that fit, links and paths that hold.
using System.Text.RegularExpressions;

namespace Octavo.Generator.Tests.Pages;

public sealed partial class ShapePagesTests
{
    private const int Columns = 160;

    public static TheoryData<string> Pages => [.. Page.Names];

    /// <summary>Rows of tables may be longer: Markdown cannot break them.</summary>
    [Theory, MemberData(nameof(Pages))]
    public void Its_lines_fit(string page) =>
        Assert.DoesNotContain(Page.Text(page).Split('\n'), line => line.Length > Columns && !line.StartsWith('|'));

    [Fact]
    public void Each_decision_is_in_the_index()
    {
        string text = Page.Text("docs/decisions.md");
        string[] decisions = [.. Decision().Matches(text).Select(match => match.Groups[1].Value)];
        Assert.NotEmpty(decisions);
        Assert.Equal(decisions, Indexed().Matches(text).Select(match => match.Groups[1].Value));
    }

    [Theory, MemberData(nameof(Pages))]
    public void Its_links_hold(string page)
    {
        string text = Code().Replace(Page.Text(page), "");
        foreach (Match link in Link().Matches(text))
        {
            string target = link.Groups[1].Value;
            if (target.Contains("://", StringComparison.Ordinal) || target.StartsWith("mailto:", StringComparison.Ordinal))
            {
                continue;
            }
            string[] parts = target.Split('#');
            string file = parts[0].Length == 0 ? Path.Combine(Page.Root, page)
                : Path.GetFullPath(Path.Combine(Page.Root, Path.GetDirectoryName(page)!, parts[0]));
            Assert.True(File.Exists(file) || Directory.Exists(file), $"{page}: {target}");
            if (parts.Length == 2 && file.EndsWith(".md", StringComparison.Ordinal))
            {
                string[] anchors = [.. Heading().Matches(File.ReadAllText(file)).Select(heading => Anchor(heading.Groups[1].Value.Trim()))];
                Assert.True(anchors.Contains(parts[1]), $"{page}: {target}");
            }
        }
    }

    /// <summary>Files that a page names in its text without a link. Decisions also tell of files that are gone.</summary>
    [Theory, MemberData(nameof(Pages))]
    public void Its_paths_hold(string page)
    {
        if (page == "docs/decisions.md")
        {
            return;
        }
        string text = Block().Replace(Page.Text(page), "");
        foreach (string path in NamedPath().Matches(text).Select(match => match.Groups[1].Value).Where(path => !path.Contains('*', StringComparison.Ordinal)))
        {
            string named = Path.Combine(Page.Root, path);
            Assert.True(File.Exists(named) || Directory.Exists(named), $"{page}: {path}");
        }
    }

    /// <summary>Recipes name most files without their folders, or only by the end of their names: <c>.Scalars.cs</c>.</summary>
    [Fact]
    public void Recipes_name_files_that_exist()
    {
        string[] files = [.. new[] { "src", "tests", "lab", "bench" }.SelectMany(SourcesOf)];
        string[] named = [.. NamedSource().Matches(Page.Text("docs/contributing/recipes.md")).Select(match => match.Groups[1].Value).Distinct()];
        Assert.InRange(named.Length, 100, 1000);
        Assert.All(named, name => Assert.Contains(files, file => file.EndsWith(name[0] == '.' ? name : "/" + name, StringComparison.Ordinal)));
    }

    /// <summary>The site lists its pages in docs/toc.yml.</summary>
    [Fact]
    public void Every_page_has_its_place_on_the_site()
    {
        string[] listed = [.. Place().Matches(File.ReadAllText(Path.Combine(Page.Root, "docs", "toc.yml"))).Select(match => "docs/" + match.Groups[1].Value)];
        Assert.Equal(Page.Names.Where(page => page.StartsWith("docs/", StringComparison.Ordinal)).Order(StringComparer.Ordinal),
            listed.Order(StringComparer.Ordinal));
    }

    /// <summary>The site's own files are not pages here: what they name under docs is one.</summary>
    [Theory]
    [InlineData("site/llms.txt")]
    [InlineData("site/index.md")]
    [InlineData("site/toc.yml")]
    public void What_the_site_names_is_there(string file)
    {
        string[] named = [.. OfSite().Matches(File.ReadAllText(Path.Combine(Page.Root, file))).Select(match => match.Groups[1].Value + ".md")];
        Assert.NotEmpty(named);
        Assert.All(named, page => Assert.Contains(page, Page.Names));
    }

    /// <summary>The C# files of a folder of the root, without build output.</summary>
    private static IEnumerable<string> SourcesOf(string folder) =>
        Directory.EnumerateFiles(Path.Combine(Page.Root, folder), "*.cs", SearchOption.AllDirectories)
            .Select(path => "/" + Path.GetRelativePath(Page.Root, path).Replace('\\', '/'))
            .Where(path => !path.Contains("/obj/", StringComparison.Ordinal) && !path.Contains("/bin/", StringComparison.Ordinal));

    /// <summary>As GitHub makes it.</summary>
    private static string Anchor(string heading) => NotInAnchor().Replace(heading.ToLowerInvariant(), "").Replace(' ', '-');

    [GeneratedRegex("^```.*?^```$|`[^`\n]*`", RegexOptions.Singleline | RegexOptions.Multiline)]
    private static partial Regex Code();

    [GeneratedRegex("^```.*?^```", RegexOptions.Singleline | RegexOptions.Multiline)]
    private static partial Regex Block();

    /// <summary>A path from the root of the repository, as code.</summary>
    [GeneratedRegex(@"`((?:src|tests|docs|samples|lab|bench|site|[.]ci|[.]github)/[^`\s]+)`")]
    private static partial Regex NamedPath();

    /// <summary>A C# file as code, with or without its folders.</summary>
    [GeneratedRegex(@"`([^`\s*]+\.cs)`")]
    private static partial Regex NamedSource();

    [GeneratedRegex(@"\]\(([^)\s]+)\)")]
    private static partial Regex Link();

    [GeneratedRegex(@"href: (\S+\.md)\b")]
    private static partial Regex Place();

    [GeneratedRegex(@"\b(docs/[\w/-]+)[.](?:html|md)")]
    private static partial Regex OfSite();

    [GeneratedRegex("^#+ (.*)$", RegexOptions.Multiline)]
    private static partial Regex Heading();

    [GeneratedRegex(@"[^\w\- ]")]
    private static partial Regex NotInAnchor();

    [GeneratedRegex("^## ([0-9]+[.] .*)$", RegexOptions.Multiline)]
    private static partial Regex Decision();

    [GeneratedRegex(@"^[|] \[([0-9]+[.] .*)\]\(#", RegexOptions.Multiline)]
    private static partial Regex Indexed();
}
