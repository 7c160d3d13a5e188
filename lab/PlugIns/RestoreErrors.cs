// Owns: turning NuGet's errors into the one reason a row shows.
// Must not know: processes; it reads text.
using System.Text.RegularExpressions;

namespace Octavo.Lab.PlugIns;

/// <summary>Reads what a failed restore or build printed.</summary>
internal static partial class RestoreErrors
{
    /// <summary>One sentence: which packages the feeds lack, or the first error.</summary>
    public static string Explain(string output)
    {
        string[] missing = [.. Missing().Matches(output).Select(Package).Distinct(StringComparer.OrdinalIgnoreCase)];
        if (missing.Length > 0)
            return $"your feeds lack {string.Join(", ", missing)}";
        if (Unreachable().Match(output) is { Success: true } unreachable)
            return $"a package feed cannot be reached: {unreachable.Groups["what"].Value.Trim()}";
        if (FirstError().Match(output) is { Success: true } error)
            return $"does not build here: {error.Groups["code"].Value} {error.Groups["what"].Value.Trim()}";
        return "does not build here, and the build printed no error";
    }

    /// <summary>The same of a peer: of one that no feed has, how it can be had.</summary>
    public static string Explain(string output, PeerProject peer)
    {
        string reason = Explain(output);
        if (peer.IsFromSource && Missing().IsMatch(output))
            return $"{reason}: --package-source takes a folder or an address that has it";
        return peer.Manifest.Source is { } source && Missing().IsMatch(output)
            ? $"{reason}: it was published as source alone, {source}, and --package-source takes a folder with a package of it (lab/peers/{peer.Name}/README.md)" : reason;
    }

    /// <summary>Whether the feeds lack a package, in the version asked for at least.</summary>
    public static bool LacksPackage(string output) => Missing().IsMatch(output);

    private static string Package(Match match)
    {
        string range = match.Groups["range"].Value;
        return range.Length == 0 ? match.Groups["id"].Value : $"{match.Groups["id"].Value} {range.Replace(">= ", "", StringComparison.Ordinal).Trim('(', ')')}";
    }

    // NU1101: no such id. NU1102: not in that version. NU1103: only pre-releases, or only stable ones.
    [GeneratedRegex(@"error NU110(1: Unable to find package (?<id>[\w.\-]+[\w])\.|2: Unable to find package (?<id>\S+) with version (?<range>\([^)]*\))|3: Unable to find a (stable|prerelease) package (?<id>\S+) with version (?<range>\([^)]*\)))")]
    private static partial Regex Missing();

    [GeneratedRegex(@"error NU1301: (?<what>[^\r\n\[]+)")]
    private static partial Regex Unreachable();

    // After the message stands the project, in brackets; the message may have some of its own.
    [GeneratedRegex(@"error (?<code>[A-Z]+\d+): (?<what>[^\r\n]+?)(?: \[[^\[\]\r\n]+proj(::[^\[\]\r\n]*)?\])?\r?$", RegexOptions.Multiline)]
    private static partial Regex FirstError();
}
