// Owns: the rooms of the library as ARCHITECTURE.md lists them: what each may use, and the arrows that go up, by name. Knows no rule.
using System.Text.RegularExpressions;

namespace Octavo.Architecture.Sources;

internal sealed partial class RoomTable
{
    private const string Library = "src/Octavo/";

    private RoomTable(string text)
    {
        foreach (string[] cells in Rows(text, "### Rooms of the library"))
        {
            string room = Names(cells[0]).Single();
            Rooms.Add(room);
            Uses.Add(room, [.. Names(cells[2])]);
        }
        foreach (string[] cells in Rows(text, "### Exceptions: uses of a later room"))
        {
            Ups.AddRange(from user in Names(cells[0]) from used in Names(cells[1]) select (user, used));
        }
    }

    internal static RoomTable OfArchitecture { get; } = new(File.ReadAllText(Path.Combine(Repository.Root, "ARCHITECTURE.md")));

    /// <summary>Folders below <c>src/Octavo</c>, the lowest first.</summary>
    internal List<string> Rooms { get; } = [];

    /// <summary>What each room may use.</summary>
    internal Dictionary<string, string[]> Uses { get; } = [];

    /// <summary>The room or the type that an arrow goes up from, and the room that it goes to.</summary>
    internal List<(string User, string Used)> Ups { get; } = [];

    /// <summary>The room of a source: its folder, or the nearest one above it that is listed.</summary>
    internal string? RoomOf(string path)
    {
        string folder = path[Library.Length..];
        while (folder.LastIndexOf('/') is > 0 and int end)
        {
            folder = folder[..end];
            if (Uses.ContainsKey(folder))
            {
                return folder;
            }
        }
        return null;
    }

    /// <summary>The cells of the table below a heading, without its head.</summary>
    private static IEnumerable<string[]> Rows(string text, string heading) =>
        text[(text.IndexOf(heading, StringComparison.Ordinal) + heading.Length)..].Split('\n')
            .SkipWhile(line => !line.StartsWith('|')).TakeWhile(line => line.StartsWith('|')).Skip(2)
            .Select(line => line.Trim().Trim('|').Split(" | "));

    private static IEnumerable<string> Names(string cell) => Name().Matches(cell).Select(match => match.Groups[1].Value);

    [GeneratedRegex("`([^`]+)`")]
    private static partial Regex Name();
}
