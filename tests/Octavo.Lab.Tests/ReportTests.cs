// Owns: that report.html is one file that needs nothing else, and says what it must.
using System.Text.RegularExpressions;
using Octavo.Lab.Output.Html;
using Octavo.Lab.Results;

namespace Octavo.Lab.Tests;

public partial class ReportTests
{
    private static readonly string Page = HtmlReport.Write(Sample.Results, Sample.Tables);

    [Fact]
    public void Fetches_nothing()
    {
        Assert.DoesNotContain("<script", Page, StringComparison.OrdinalIgnoreCase);
        Assert.DoesNotContain("<link", Page, StringComparison.OrdinalIgnoreCase);
        Assert.DoesNotContain("<img", Page, StringComparison.OrdinalIgnoreCase);
        Assert.DoesNotContain("url(", Page, StringComparison.OrdinalIgnoreCase);
        Assert.DoesNotContain("@import", Page, StringComparison.OrdinalIgnoreCase);
        Assert.DoesNotContain(" src=", Page, StringComparison.OrdinalIgnoreCase);
        Assert.All(Link().Matches(Page), link => Assert.StartsWith("#", link.Groups[1].Value, StringComparison.Ordinal));
    }

    [Fact]
    public void Every_link_has_its_target()
    {
        HashSet<string> targets = [.. Regex.Matches(Page, "id=\"([^\"]*)\"").Select(target => target.Groups[1].Value)];
        Assert.All(Link().Matches(Page), link => Assert.Contains(link.Groups[1].Value[1..], targets));
    }

    [Fact]
    public void Names_are_escaped()
    {
        Assert.Contains("Forgetful &lt;1&gt;", Page, StringComparison.Ordinal);
        Assert.DoesNotContain("Forgetful <1>", Page, StringComparison.Ordinal);
    }

    [Fact]
    public void Each_plot_has_a_name_and_a_table_under_it()
    {
        int plots = Regex.Count(Page, "<svg class=\"plot-wide\"");
        Assert.Equal(6, plots);
        // Rows in which no one is measured have their table alone.
        Assert.Equal(plots + 123, Regex.Count(Page, ": all figures</caption>"));
        Assert.All(Regex.Matches(Page, "<svg [^>]*>"), svg => Assert.Contains("role=\"img\" aria-label=\"", svg.Value, StringComparison.Ordinal));
    }

    [Fact]
    public void The_sentence_over_a_table_counts_losses_and_wrong_values()
    {
        string sentence = Finding.Of(Sample.Results.Tables[0]);
        Assert.StartsWith("Of the 3 candidates here, on this machine: Octavo JSON", sentence, StringComparison.Ordinal);
        Assert.EndsWith("Not timed because values came back wrong: Forgetful <1>.", sentence, StringComparison.Ordinal);
        Assert.StartsWith("Nothing of this table has been measured here", Finding.Of(Sample.Results.Tables[1]), StringComparison.Ordinal);
    }

    [Fact]
    public void A_loss_is_named_with_its_ratio()
    {
        CandidateResult ours =
            new()
            {
                Name = "Octavo Binary",
                System = "Octavo",
                Format = "binary",
                MedianNs = 10,
                ComparedWith = "Octavo Binary",
                RatioToOctavo = 1,
                RatioP10 = 1,
                RatioP90 = 1
            };
        CandidateResult faster = ours with { Name = "Faster", System = "Other", MedianNs = 8, RatioToOctavo = 0.8, RatioP10 = 0.78, RatioP90 = 0.85 };
        CandidateResult tied = faster with { RatioToOctavo = 1.01, RatioP10 = 0.9, RatioP90 = 1.1 };
        var table = new TableResult("x", 1, 1, [new RowResult("A", "deserialize", [ours, faster]), new RowResult("B", "deserialize", [ours, tied])]);
        Assert.Equal(
            "Of the 2 candidates here, on this machine: Octavo Binary is faster than the one it is compared with in 0 of 2 rows, ties with the best in 1, and loses 1: A deserialize to Faster (0.80).",
            Finding.Of(table));
        Assert.Equal("Of the 2 candidates here, none is another library's.",
            Finding.Of(new TableResult("x", 1, 1, [new RowResult("A", "deserialize", [ours, ours with { Name = "Octavo Binary (run time)" }])])));
    }

    [Fact]
    public void Each_table_has_its_own_scale()
    {
        TableResult table = Sample.Results.Tables[0];
        LabResults mixed = Sample.Results with { Tables = [table with { Scale = 1, Seed = 7 }, table with { Id = "graphs", Scale = 0.0025, Seed = 7 }] };
        Assert.Equal("seed 7; graphs at 0.0025 of the document's counts", Output.Effort.Scales(mixed));
        Assert.Equal("seed 7; full scale", Output.Effort.Scales(mixed with { Tables = [mixed.Tables[0]] }));
    }

    [Fact]
    public void What_was_timed_while_the_JIT_compiled_is_not_counted()
    {
        CandidateResult ours =
            new()
            {
                Name = "Octavo Binary",
                System = "Octavo",
                Format = "binary",
                MedianNs = 10,
                ComparedWith = "Octavo Binary",
                RatioToOctavo = 1,
                RatioP10 = 1,
                RatioP90 = 1
            };
        CandidateResult slower = ours with { Name = "Slower", System = "Other", MedianNs = 30, RatioToOctavo = 3, RatioP10 = 2.5, RatioP90 = 3.5 };
        RowResult settled = new("A", "deserialize", [ours, slower]) { Compiled = 3 };
        RowResult unsettled = new("B", "deserialize", [ours, slower]) { Compiled = 300 };
        var table = new TableResult("x", 1, 1, [settled, unsettled]);
        Assert.Equal(
            "Of the 2 candidates here, on this machine: Octavo Binary is faster than the one it is compared with in 1 of 1 rows, and loses none. Left out, since the JIT still compiled while they were timed: 1 of 2 rows.",
            Finding.Of(table));
        TableResult sample = Sample.Results.Tables[0];
        LabResults shown = Sample.Results with { Tables = [sample with { Rows = [sample.Rows[0] with { Compiled = 300 }] }] };
        Assert.Single(Regex.Matches(HtmlReport.Write(shown, [Sample.Tables[0]]), "the JIT compiled 300 methods meanwhile"));
        Assert.Equal(["B, deserialize: the JIT compiled 300 methods meanwhile"], Finding.UnsettledOf(table));
        Assert.StartsWith("All rows were timed while the JIT still compiled", Finding.Of(table with { Rows = [unsettled] }), StringComparison.Ordinal);
        Assert.Equal(300,
            Assert.Single(
                ResultsJson.Read(ResultsJson.Write(Sample.Results with { Tables = [table with { Rows = [unsettled] }] })).Tables.Single().Rows).Compiled);
    }

    [GeneratedRegex("href=\"([^\"]*)\"")]
    private static partial Regex Link();
}
