// Owns: the rule that the page of a package for a framework says what changes and how to go back.
using System.Text.RegularExpressions;

namespace Octavo.Generator.Tests.Pages;

public sealed partial class PackagePagesTests
{
    /// <summary>Packages that change no bytes of a framework: the library, tools and formats of their own.</summary>
    private static readonly string[] s_others =
        ["Octavo", "Octavo.Cli", "Octavo.Interop", "Octavo.Lab", "Octavo.Proto", "Octavo.ProtoJson", "Octavo.Runtime", "Octavo.Transcode"];

    private static readonly Dictionary<string, string> s_pages = new()
    {
        ["EntityFrameworkCore"] = "efcore",
        ["Refit"] = "http",
    };

    public static TheoryData<string> Packages =>
        [.. Package().Matches(File.ReadAllText(Path.Combine(Page.Root, "src", "packages.proj"))).Select(match => match.Groups[1].Value).Except(s_others)];

    [Theory, MemberData(nameof(Packages))]
    public void Its_page_says_what_changes_and_how_to_go_back(string package)
    {
        string name = package["Octavo.".Length..];
        string text = Page.Text($"docs/features/{s_pages.GetValueOrDefault(name) ?? name.ToLowerInvariant()}.md");
        Assert.Contains(package, text, StringComparison.Ordinal);
        Assert.Matches("\n## What (changes|is) (on|in) the", text);
        Assert.Matches("[Tt]o go\\s+back", text);
    }

    [Fact]
    public void So_does_the_page_of_mixed_fleets() => Assert.Contains("To go back", Page.Text("docs/features/mixed-fleets.md"), StringComparison.Ordinal);

    [GeneratedRegex("Include=\"[^\"]*/([^/\"]+)\\.csproj\"")]
    private static partial Regex Package();
}
