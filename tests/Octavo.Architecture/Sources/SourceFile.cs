// Owns: one source file as text, and as code: without comments and without what is in quotes. Knows no rule.
using System.Text.RegularExpressions;

namespace Octavo.Architecture.Sources;

internal sealed partial class SourceFile
{
    internal SourceFile(string path)
    {
        Path = path;
        Text = File.ReadAllText(System.IO.Path.Combine(Repository.Root, path));
        Code = NotCode().Replace(Text, " ");
    }

    /// <summary>From the root, with slashes.</summary>
    internal string Path { get; }

    internal string Text { get; }

    internal string Code { get; }

    /// <summary>The types that the file declares.</summary>
    internal IEnumerable<string> Types => Declaration().Matches(Code).Select(match => match.Groups[1].Value);

    /// <summary>Those that are in no other.</summary>
    internal IEnumerable<string> TopTypes => TopDeclaration().Matches(Text).Select(match => match.Groups[1].Value);

    internal bool Names(string identifier) => Regex.IsMatch(Code, $@"\b{identifier}\b");

    internal bool IsUnder(string folder) => Path.StartsWith(folder + "/", StringComparison.Ordinal);

    [GeneratedRegex("""//[^\n]*|/\*.*?\*/|"(\\.|[^"\\\n])*"|'(\\.|[^'\\\n])+'""", RegexOptions.Singleline)]
    private static partial Regex NotCode();

    [GeneratedRegex(@"\b(?:class|struct|interface|enum|record(?:\s+struct)?)\s+([A-Z]\w*)")]
    private static partial Regex Declaration();

    [GeneratedRegex(@"^(?:[a-z]+ )*(?:(?:class|struct|interface|enum|record(?: struct)?) |delegate [^\n(]*? )([A-Z]\w*)", RegexOptions.Multiline)]
    private static partial Regex TopDeclaration();
}
