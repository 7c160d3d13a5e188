// Owns: the list of the zoo's types that are not in Protobuf, each with its reason: none is skipped in silence, and none stays on it that is there.
namespace Octavo.Tests.Zoo;

public sealed class NotInProtobufTests
{
    private static string Page => Path.Combine(AppContext.BaseDirectory, "Zoo", "NotInProtobuf.txt");

    [Fact]
    public void The_list_says_why_each_type_is_not_there()
    {
        (string Entry,
            string Reason)[] lines =
                [.. File.ReadLines(Page).Where(line => line.Length != 0 && line[0] != '#')
                    .Select(line => line.Split(" | ", 2) is [var entry, var reason] ? (entry, reason) : (line, ""))];
        Assert.All(lines, line => Assert.False(string.IsNullOrWhiteSpace(line.Reason), $"{line.Entry} has no reason."));
        string[] listed = [.. lines.Select(line => line.Entry).Order(StringComparer.Ordinal)];
        string[] found =
            [.. ZooCatalog.Entries.Where(entry => entry.Cases.All(one => one.Format != "Protobuf")).Select(entry => entry.Name).Order(StringComparer.Ordinal)];
        Assert.True(found.SequenceEqual(listed),
            $"Not in Protobuf and not listed: {string.Join("; ", found.Except(listed))}. Listed and there: {string.Join("; ", listed.Except(found))}. Listed twice: {string.Join("; ", listed.GroupBy(name => name).Where(g => g.Count() > 1).Select(g => g.Key))}.");
    }
}
