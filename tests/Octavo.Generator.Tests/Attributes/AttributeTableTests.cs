// Owns: the rule that docs/features/attributes.md has every attribute of the libraries with what becomes of it, and that this is so.
using System.Text.RegularExpressions;

namespace Octavo.Generator.Tests.Attributes;

public sealed partial class AttributeTableTests
{
    private const string Followed = "followed";
    private const string Meaningless = "meaningless";

    public static TheoryData<string> Libraries => [.. LibraryMetadata.All.Keys];

    /// <summary>Each attribute of the library's metadata, and each of its arguments, has a row, and each row an attribute that exists.</summary>
    [Theory, MemberData(nameof(Libraries))]
    public void Every_attribute_has_a_row_and_every_row_an_attribute(string library)
    {
        Row[] rows = Rows(library);
        Assert.NotEmpty(rows);
        if (LibraryMetadata.All[library].Assembly.Length == 0)
        {
            return;
        }
        Dictionary<string, SortedSet<string>> attributes = LibraryMetadata.All[library].Attributes();
        var wrong = new List<string>();
        foreach ((string name, SortedSet<string> arguments) in attributes)
        {
            Entry[] own = [.. rows.SelectMany(r => r.Entries).Where(e => e.Attribute == name)];
            if (own.Length == 0)
            {
                wrong.Add($"[{name}] has no row");
            }
            wrong.AddRange(own.Any(e => e.Argument == "…") ? []
                : arguments.Where(a => !own.Any(e => string.Equals(e.Argument, a, StringComparison.OrdinalIgnoreCase)))
                .Select(a => $"[{name}({a})] has no row"));
        }
        foreach (Entry entry in rows.SelectMany(r => r.Entries).Where(e => e.Attribute != "DefaultValue"))
        {
            if (!attributes.TryGetValue(entry.Attribute, out SortedSet<string>? arguments)
                || (entry.Argument is not ("" or "…") && !arguments.Contains(entry.Argument)))
            {
                wrong.Add($"{entry.Text} is no attribute of the library");
            }
        }
        Assert.True(wrong.Count == 0, string.Join("\n", wrong));
    }

    /// <summary>What a row says is what the generator does: a case without the attribute, and the same with it.</summary>
    [Theory, MemberData(nameof(Libraries))]
    public void Every_row_is_so(string library)
    {
        Row[] rows = Rows(library);
        AttributeCase[] cases = AttributeCase.Of(library);
        string[] wrong = [.. cases.Where(c => !rows.Any(r => r.Entries.Any(e => e.Text == c.Entry))).Select(c => c.Entry + " has a case and no row"),
            .. rows.Where(r => r.Verdict != Meaningless).SelectMany(r => r.Entries).Where(e => !cases.Any(c => c.Entry == e.Text))
                .Select(e => e.Text + " has no case"),
            .. rows.Where(r => r.Verdict == Meaningless).SelectMany(r => r.Entries).Where(e => e.Argument == "…" && cases.Any(c => c.Entry == e.Text))
                .Select(e => e.Text + " has a case, and stands for many"),
            .. rows.SelectMany(r => r.Entries.Where(e => e.Argument == "…" && r.Verdict != Meaningless)).Select(e => e.Text + " must name its arguments"),
            .. cases.Where(c => TestRun.Takes($"{library} {c.Entry}", oneIn: 8))
                .SelectMany(c => rows.Where(r => r.Entries.Any(e => e.Text == c.Entry)).Select(r => Difference(c, r.Verdict, LibraryMetadata.All[library])))
                .OfType<string>()];
        Assert.True(wrong.Length == 0, string.Join("\n", wrong));
    }

    /// <summary>What is followed in a library's own format can be missing in the others, which is told.</summary>
    private const string OtherFormats = "OCT0044";

    private static string? Difference(AttributeCase one, string verdict, LibraryMetadata library)
    {
        (string[] ids, bool isOther) = one.Compare(library);
        ids = [.. ids.Where(id => id != OtherFormats)];
        return verdict switch
        {
            Followed when ids.Length != 0 => $"{one.Entry} is said to be followed, and is reported: {string.Join(", ", ids)}",
            Followed => isOther ? null : $"{one.Entry} is said to be followed, and nothing differs",
            Meaningless when ids.Length != 0 => $"{one.Entry} is said to be meaningless, and is reported: {string.Join(", ", ids)}",
            Meaningless => isOther ? $"{one.Entry} is said to be meaningless, and changes what is emitted" : null,
            _ => ids.Contains(verdict) ? null
                : $"{one.Entry} is said to be reported as {verdict}, and brings {(ids.Length == 0 ? "nothing" : string.Join(", ", ids))}",
        };
    }

    /// <summary>The rows of a library's table: the one whose head begins with its name.</summary>
    private static Row[] Rows(string library)
    {
        string page = File.ReadAllText(Path.Combine(AppContext.BaseDirectory, "pages", "docs", "features", "attributes.md")).ReplaceLineEndings("\n");
        string head = "\n| " + library + " | Here | |\n";
        int start = page.IndexOf(head, StringComparison.Ordinal);
        Assert.True(start >= 0, $"The page has no table of {library}.");
        return [.. page[(start + head.Length)..].Split('\n').Skip(1).TakeWhile(line => line.StartsWith('|')).Select(Parse)];
    }

    private static Row Parse(string line)
    {
        string[] cells = line.Split(" | ");
        string verdict = cells[1].Trim();
        if (Link().Match(verdict) is { Success: true } link)
        {
            verdict = link.Groups[1].Value;
        }
        Assert.True(cells.Length == 3 && (verdict is Followed or Meaningless || verdict.StartsWith("OCT", StringComparison.Ordinal)), line);
        return new Row(
            [.. Code().Matches(cells[0])
                .Select(
                    match =>
                        new Entry("[" + match.Groups[1].Value + (match.Groups[2].Success ? "(" + match.Groups[2].Value + ")" : "") + "]", match.Groups[1].Value,
                            match.Groups[2].Value.Split(':', '=')[0].Trim()))], verdict);
    }

    [GeneratedRegex(@"`\[([\w.<>]+)(?:\(([^`]*)\))?\]`")]
    private static partial Regex Code();

    [GeneratedRegex(@"^\[(OCT\d{4})\]\(\.\./diagnostics\.md#oct\d{4}\)$")]
    private static partial Regex Link();

    /// <summary>An attribute, or one of its arguments, as the table writes it.</summary>
    private sealed record Entry(string Text, string Attribute, string Argument);

    private sealed record Row(Entry[] Entries, string Verdict);
}
