// Owns: the rule that each command of the table in CONTRIBUTING.md finds tests.
using System.Text.RegularExpressions;

namespace Octavo.Packaging;

public sealed partial class ContributingTests
{
    public static TheoryData<string> Commands =>
        [.. Command().Matches(File.ReadAllText(Path.Combine(Workshop.Repository, "CONTRIBUTING.md")))
            .Select(match => match.Groups[1].Value.Replace("\\|", "|", StringComparison.Ordinal))];

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

    /// <summary>The command itself, on what is built.</summary>
    [WholeRunTheory, MemberData(nameof(Commands))]
    public void EachFindsTests(string command)
    {
        string[] parts = [.. Part().Matches(command).Select(part => part.Value.Trim('"')).Skip(1)];
        using var workshop = new Workshop();
        string listed = workshop.Dotnet(Workshop.Repository, null, [.. parts, "--no-build", "--list-tests"]);
        Assert.Matches(@"Discovered [1-9]\d* tests?", listed);
    }

    [GeneratedRegex(@"\| `(dotnet test [^`]+)` \|")]
    private static partial Regex Command();

    [GeneratedRegex("~([.\\w]+)")]
    private static partial Regex Name();

    [GeneratedRegex("\"[^\"]*\"|[^ ]+")]
    private static partial Regex Part();
}
