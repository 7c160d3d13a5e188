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
        Assert.Equal(plots + 139, Regex.Count(Page, ": all figures</caption>"));
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
        LabResults quick = mixed with { Settings = new RunSettings(true, 5, 3, 26) };
        Assert.Equal("seed 7; graphs at 0.0025 of the document's counts", Output.Effort.Scales(quick));
        Assert.DoesNotContain("full scale", Output.Effort.Scales(quick with { Tables = [quick.Tables[0]] }), StringComparison.Ordinal);
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

    [Fact]
    public void A_busy_machine_is_told_in_every_report()
    {
        LabResults busy = Sample.Results with { Settings = new RunSettings(false, 3, 0.2, null, null, 0.45) };
        Assert.EndsWith("; other work had 45 % of the processors before the run", Output.Effort.Of(busy), StringComparison.Ordinal);
        Assert.DoesNotContain("other work", Output.Effort.Of(busy with { Settings = busy.Settings! with { OtherWork = 0.05 } }), StringComparison.Ordinal);
        Assert.Contains("other work had 45 %", HtmlReport.Write(busy, Sample.Tables), StringComparison.Ordinal);
    }

    [Fact]
    public void What_the_collector_was_is_told_and_who_met_it_too_rarely()
    {
        CandidateResult often = new() { Name = "A", System = "A", Format = "binary", MedianNs = 100, CollectorNs = 5, AllocatedBytes = 64, Gc = [10, 0, 0] };
        CandidateResult seldom = often with { Name = "B", CollectorNs = 0.4, Gc = [9, 0, 0] };
        CandidateResult never = often with { Name = "C", AllocatedBytes = 0, Gc = [0, 0, 0] };
        Assert.Equal(
            "Collector: a youngest generation of 4 MiB, and no collection is forced between turns. The turns of all 1 figures that allocate met ten collections at least.",
            Output.Effort.Collections(Of(often, never)));
        Assert.EndsWith("The turns of 1 of 2 figures that allocate met ten collections at least; of the others the collector has 0.4 % of the time at most.",
            Output.Effort.Collections(Of(often, seldom, never)), StringComparison.Ordinal);
        Assert.Contains("a youngest generation of 4 MiB", HtmlReport.Write(Of(often) with { Tables = [] }, []), StringComparison.Ordinal);

        static LabResults Of(params CandidateResult[] candidates) => Sample.Results with
        {
            Tables = [new TableResult("x", 1, 1, [new RowResult("A", "deserialize", candidates)])],
            Settings = new RunSettings(false, 11, 12, 255, 4 << 20),
        };
    }

    [Theory]
    [InlineData("0x400000", 4L << 20)]
    [InlineData("400000", 4L << 20)]
    [InlineData("", null)]
    [InlineData(null, null)]
    [InlineData("many", null)]
    public void The_size_of_the_youngest_generation_is_read_as_the_runtime_reads_it(string? text, long? bytes) =>
        Assert.Equal(bytes, Commands.MeasuringProcess.BytesOf(text));

    [GeneratedRegex("href=\"([^\"]*)\"")]
    private static partial Regex Link();
}
