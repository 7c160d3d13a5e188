// Owns: the rules that each command of the table in CONTRIBUTING.md finds tests, that each folder of src has a row, and that recipes name what is there.
using System.Text.RegularExpressions;

namespace Octavo.Packaging;

public sealed partial class ContributingTests
{
    public static TheoryData<string> Commands =>
        [.. Command().Matches(Page("CONTRIBUTING.md")).Select(match => match.Groups[1].Value.Replace("\\|", "|", StringComparison.Ordinal))];

    /// <summary>Whether the project is there and a class of its sources has the name that the filter asks for: what every run looks at.</summary>
    [Theory, MemberData(nameof(Commands))]
    public void EachNamesAProjectAndTestsThatAreThere(string command)
    {
        string project = command.Split(' ')[2];
        string folder = Path.Combine(Workshop.Repository, project);
        Assert.True(Directory.Exists(folder), project);
        string[] sources = [.. Directory.EnumerateFiles(folder, "*.cs", SearchOption.AllDirectories).Select(File.ReadAllText)];
        foreach (Match name in Name().Matches(command))
        {
            string wanted = name.Groups[1].Value.Trim('.');
            Assert.Contains(sources, text => Regex.IsMatch(text, $@"(namespace|class) [\w.]*{Regex.Escape(wanted)}"));
        }
    }

    /// <summary>A row of a folder counts for the folders in it.</summary>
    [Fact]
    public void EachFolderOfTheSourcesHasARow()
    {
        string page = Page("CONTRIBUTING.md");
        string[] folders = [.. Folders("src"), .. Folders("src/Octavo")];
        Assert.DoesNotContain(folders, folder => !Regex.IsMatch(page, $@"^\|[^|]*`{Regex.Escape(folder)}[`/]", RegexOptions.Multiline));
    }

    [Fact]
    public void EachPathOfTheRecipesIsThere() => Assert.Empty(
        from Match path in FilePath().Matches(Page("docs/contributing/recipes.md"))
        where !Path.Exists(Path.Combine(Workshop.Repository, path.Groups[1].Value))
        select path.Groups[1].Value);

    /// <summary>The command itself, on what is built.</summary>
    [WholeRunTheory, MemberData(nameof(Commands))]
    public void EachFindsTests(string command)
    {
        string[] parts = [.. Part().Matches(command).Select(part => part.Value.Trim('"')).Skip(1)];
        using var workshop = new Workshop();
        string listed = workshop.Dotnet(Workshop.Repository, null, [.. parts, "--no-build", "--list-tests"]);
        Assert.Matches(@"Discovered [1-9]\d* tests?", listed);
    }

    private static string Page(string path) => File.ReadAllText(Path.Combine(Workshop.Repository, path));

    /// <summary>The folders in a folder that have sources.</summary>
    private static IEnumerable<string> Folders(string folder) =>
        from path in Directory.EnumerateDirectories(Path.Combine(Workshop.Repository, folder))
        where Directory.EnumerateFiles(path, "*.cs", SearchOption.AllDirectories).Any()
        let name = Path.GetFileName(path)
        where name is not ("bin" or "obj")
        select folder + "/" + name;

    /// <summary>A path from the root, without a star.</summary>
    [GeneratedRegex("`((?:src|tests|docs|bench|lab|samples)/[^`* ]+)`")]
    private static partial Regex FilePath();

    [GeneratedRegex(@"\| `(dotnet test [^`]+)` \|")]
    private static partial Regex Command();

    [GeneratedRegex("~([.\\w]+)")]
    private static partial Regex Name();

    [GeneratedRegex("\"[^\"]*\"|[^ ]+")]
    private static partial Regex Part();
}
