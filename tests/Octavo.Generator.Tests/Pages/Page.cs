// Owns: the pages as files: their names, texts and examples. Knows no rule.
using System.Text.RegularExpressions;

namespace Octavo.Generator.Tests.Pages;

internal static partial class Page
{
    private static readonly string s_folder = Path.Combine(AppContext.BaseDirectory, "pages");

    /// <summary>Where the checked-out tree lies. The path is known to the build and never written into a file of the tree.</summary>
    internal static string Root { get; } =
        RepositoryRoot.Folder;

    /// <summary>The README, the pages under docs and the READMEs of packages, from the root, with slashes.</summary>
    internal static IReadOnlyList<string> Names { get; } =
        [.. Directory.EnumerateFiles(s_folder, "*.md", SearchOption.AllDirectories).Select(path => Path.GetRelativePath(s_folder, path).Replace('\\', '/'))
            .Order(StringComparer.Ordinal)];

    internal static string Text(string page) => File.ReadAllText(Path.Combine(s_folder, page)).ReplaceLineEndings("\n");

    /// <summary>The blocks of a language.</summary>
    internal static string[] Blocks(string page, string language) =>
        [.. Block().Matches(Text(page)).Where(match => match.Groups[1].Value == language).Select(match => match.Groups[2].Value)];

    [GeneratedRegex("^```(\\w*)\n(.*?)^```$", RegexOptions.Singleline | RegexOptions.Multiline)]
    private static partial Regex Block();
}
