// Owns: the rule that comments and pages do not use the words that docs/style.md replaces by others.
using System.Text.RegularExpressions;
using Octavo.Architecture.Sources;

namespace Octavo.Architecture.Rules;

public sealed partial class StyleTests
{
    private const string Style = "docs/style.md";

    /// <summary>The words in bold in the column "Not".</summary>
    private static readonly string[] s_words = [.. Words(File.ReadAllText(Path.Combine(Repository.Root, Style)))];

    private static readonly Regex s_any = new($@"\b(?:{string.Join('|', s_words.Select(Regex.Escape))})\b", RegexOptions.IgnoreCase);

    /// <summary>Sentences in which one of the words is right.</summary>
    private static readonly string[] s_right = ["there is no", "there are no", "is no longer", "are no longer", "is no larger", "are no larger"];

    [Fact]
    public void Comments_use_the_words_of_the_style() =>
        None(Repository.Sources("src").SelectMany(file => Found(string.Join(' ', Comment().Matches(file.Text).Select(m => m.Groups[1].Value)), file.Path)));

    [Fact]
    public void Pages_use_the_words_of_the_style() => None(
        from page in Pages()
        where page != Style
        from found in Found(NotProse().Replace(File.ReadAllText(Path.Combine(Repository.Root, page)), " "), page)
        select found);

    [Fact]
    public void Words_are_found_in_sentences()
    {
        Assert.InRange(s_words.Length, 20, 100);
        Assert.Equal(["page: enum; put it in front of", "page: It is no enum"], Found("It is no enum. There is no enum; put it in\n front of", "page"));
    }

    private static IEnumerable<string> Found(string prose, string path)
    {
        string text = Space().Replace(prose, " ");
        foreach (string right in s_right)
        {
            text = text.Replace(right, "", StringComparison.OrdinalIgnoreCase);
        }
        if (!s_any.IsMatch(text))
        {
            return []; // with the words before it, each takes a pass of its own over every file: 20 s together
        }
        return
            from word in s_words
            from Match match in Regex.Matches(text, $@"(?:\S+ ){{0,3}}\b{Regex.Escape(word)}\b(?: \w+)?", RegexOptions.IgnoreCase)
            select $"{path}: {match.Value}";
    }

    /// <summary>The pages under docs, those of the root, and the READMEs of packages, tests, samples, the lab and the bench. The lab's pages about other
    /// libraries have the words of these.</summary>
    private static IEnumerable<string> Pages() =>
    [
        "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "lab/README.md", "bench/README.md", .. Under("docs", "*.md"),
        .. Under("src", "README.md"), .. Under("tests", "README.md"), .. Under("samples", "README.md"),
    ];

    /// <summary>Files of a folder that are in the repository: not build output, and not what npm installed.</summary>
    private static IEnumerable<string> Under(string folder, string pattern) =>
        Directory.EnumerateFiles(Path.Combine(Repository.Root, folder), pattern, SearchOption.AllDirectories)
            .Select(path => Path.GetRelativePath(Repository.Root, path).Replace('\\', '/'))
            .Where(path => !path.Contains("/obj/") && !path.Contains("/bin/") && !path.Contains("/node_modules/"));

    private static IEnumerable<string> Words(string page) =>
        from row in page[page.IndexOf("| Write | Not |", StringComparison.Ordinal)..].Split('\n').Skip(2).TakeWhile(line => line.StartsWith('|'))
        from Match word in Bold().Matches(row.Split(" | ")[1])
        select word.Groups[1].Value;

    /// <summary>Fails with every place.</summary>
    private static void None(IEnumerable<string> found)
    {
        string all = string.Join('\n', found);
        Assert.True(all.Length == 0, all);
    }

    [GeneratedRegex(@"\*\*([^*]+)\*\*")]
    private static partial Regex Bold();

    /// <summary>What follows the slashes of a comment; an address has no space after its slashes.</summary>
    [GeneratedRegex(@"//+[ \t]([^\r\n]*)")]
    private static partial Regex Comment();

    /// <summary>Blocks and pieces of code.</summary>
    [GeneratedRegex(@"^ *```.*?^ *```|`[^`\n]*`", RegexOptions.Singleline | RegexOptions.Multiline)]
    private static partial Regex NotProse();

    [GeneratedRegex(@"\s+")]
    private static partial Regex Space();
}
