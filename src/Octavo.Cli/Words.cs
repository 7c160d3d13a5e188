// Owns: errors in the words of the command line: its options instead of the library's, and where in the text they are.
using System.Globalization;
using System.Text;
using System.Text.RegularExpressions;
using Octavo.Cli.Inputs;

namespace Octavo.Cli;

internal static partial class Words
{
    /// <summary>What the library calls an option, and what the command line does.</summary>
    internal static IReadOnlyList<(string Library, string Option)> Options { get; } =
    [
        ("TranscodeOptions.Sequence", "--sequence"),
        ("TranscodeOptions.AllowDuplicateKeys", "--allow-duplicate-keys"),
        ("TranscodeOptions.SpecialFloats", "--special-floats"),
        ("TranscodeOptions.LargeIntegers", "--large-integers"),
        ("TranscodeOptions.ByteStrings", "--byte-strings"),
        ("TranscodeOptions.Tags", "--tags"),
        ("TranscodeOptions.SimpleValues", "--simple-values"),
        ("TranscodeOptions.IndefiniteLengths", "--indefinite-lengths"),
        ("SerializerLimits.MaxDepth", "--max-depth"),
        ("SerializerLimits.MaxTotalBytes", "the maximum size of a message"),
        ("OctavoJsonOptions.AllowLoneSurrogates escapes it, Binary keeps it", "the target cannot have one either"),
    ];

    internal static string Of(string text) => Options.Aggregate(text, (said, word) => said.Replace(word.Library, word.Option, StringComparison.Ordinal));

    /// <summary>Text without what could command the terminal: names of files in a folder are not the caller's.</summary>
    internal static string Plain(string text)
    {
        var plain = new StringBuilder(text.Length);
        Span<char> units = stackalloc char[2];
        foreach (Rune one in text.EnumerateRunes())
        {
            plain.Append(Commands(one) && one.Value is not ('\n' or '\t' or '\r') ? "?".AsSpan() : units[..one.EncodeToUtf16(units)]);
        }
        return plain.ToString();
    }

    /// <summary>Whether a character could command the terminal: controls, and those that turn the direction of text.</summary>
    internal static bool Commands(Rune one) => Rune.IsControl(one) || Rune.GetUnicodeCategory(one) == UnicodeCategory.Format;

    /// <summary>The message for a file that could not be read or written.</summary>
    internal static string OfFile(Exception found)
    {
        string? path = found is FileNotFoundException { FileName: { } name } ? name
            : Quoted().Match(found.Message) is { Success: true } quoted ? quoted.Groups[1].Value : null;
        string? shown = path is null ? null : OutputFile.NameOf(path);
        return found switch
        {
            FileNotFoundException when shown is not null => $"there is no file {Shortest(shown)}.",
            DirectoryNotFoundException when shown is not null => $"there is no folder {Shortest(Path.GetDirectoryName(shown)!)}.",
            UnauthorizedAccessException when Directory.Exists(shown) => $"{Shortest(shown)} is a folder, but a file is needed.",
            UnauthorizedAccessException when shown is not null => $"{Shortest(shown)} cannot be read or written with your permissions.",
            _ => found.Message,
        };
    }

    /// <summary>As it is named from here.</summary>
    private static string Shortest(string path)
    {
        string relative = Path.GetRelativePath(Environment.CurrentDirectory, path);
        return relative.Length < path.Length && !relative.StartsWith("..", StringComparison.Ordinal) ? relative : path;
    }

    [GeneratedRegex("'([^']+)'")]
    private static partial Regex Quoted();

    /// <summary>The message for refused data.</summary>
    /// <param name="found">The error.</param>
    /// <param name="path">The input's file; null for standard input.</param>
    /// <param name="lines">The input's lines, if it is text.</param>
    internal static string Of(OctavoException found, string? path, LineStream? lines)
    {
        if (lines is not null && found.Offset >= 0 && lines.TryFind(found.Offset, out long line, out long column))
        {
            string place = path is null ? "" : string.Create(CultureInfo.InvariantCulture, $"{path}({line},{column}): ");
            return string.Create(CultureInfo.InvariantCulture,
                $"{place}{found.Code}: {Of(found.Reason)} At line {line}, column {column}, byte {found.Offset} of the {found.Format} data.");
        }
        return (path is null ? "" : path + ": ") + Of(found.Message);
    }
}
