// Owns: the rule that the index of docs/decisions.md says on both sides what one decision does to another.
using System.Globalization;
using System.Text.RegularExpressions;
using Octavo.Architecture.Sources;

namespace Octavo.Architecture.Rules;

public sealed partial class DecisionTests
{
    private static readonly (string Acts, string IsActedOn)[] s_words =
        [("amends", "amended by"), ("extends", "extended by"), ("completes", "completed by"), ("supersedes", "superseded by")];

    [Fact]
    public void Each_decision_names_those_that_changed_it()
    {
        Dictionary<int, string> status = Row().Matches(File.ReadAllText(Path.Combine(Repository.Root, "docs", "decisions.md")))
            .ToDictionary(row => Number(row.Groups[1]), row => row.Groups[2].Value);
        Assert.True(status.Count > 50, $"{status.Count} rows");
        foreach ((string acts, string isActedOn) in s_words)
        {
            Assert.Equal(
                from row in status from other in Named(row.Value, acts) orderby other, row.Key select (other, row.Key),
                from row in status from other in Named(row.Value, isActedOn) orderby row.Key, other select (row.Key, other));
        }
    }

    /// <summary>The numbers that follow a word: "amends 1, 6 and 50".</summary>
    private static IEnumerable<int> Named(string status, string word) =>
        Regex.Matches(status, $@"\b{word} (\d+(?:(?:, | and )\d+)*)").SelectMany(match => Digits().Matches(match.Groups[1].Value)).Select(Number);

    private static int Number(Capture digits) => int.Parse(digits.Value, CultureInfo.InvariantCulture);

    [GeneratedRegex(@"^\| \[(\d+)\. .*\| ([^|]*) \|\r?$", RegexOptions.Multiline)]
    private static partial Regex Row();

    [GeneratedRegex(@"\d+")]
    private static partial Regex Digits();
}
