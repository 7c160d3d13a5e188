// Owns: how text and tables are spelled in Markdown.
// Must not know: what they say.
using System.Text;

namespace Octavo.Lab.Output.Markdown;

/// <summary>Pieces of Markdown, with GitHub's tables.</summary>
internal static class MarkdownText
{
    private const string Special = "\\`*_[]<>|#";

    /// <summary>Text that means nothing but itself, in one line.</summary>
    public static string Plain(string? text)
    {
        var plain = new StringBuilder();
        foreach (char character in text ?? "")
        {
            if (Special.Contains(character, StringComparison.Ordinal))
                plain.Append('\\');
            plain.Append(char.IsControl(character) ? ' ' : character);
        }

        return plain.ToString();
    }

    /// <summary>A line of a table.</summary>
    public static string Row(IEnumerable<string> cells) => $"| {string.Join(" | ", cells)} |\n";

    /// <summary>The line under a table's head.</summary>
    /// <param name="columns">Columns in all.</param>
    /// <param name="words">How many of them hold words; all others are figures, which are at the right.</param>
    public static string Rule(int columns, int words) => Row(Enumerable.Range(0, columns).Select(column => column < words ? "---" : "---:"));
}
