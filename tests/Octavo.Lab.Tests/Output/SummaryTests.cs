// Owns: tests of what a run tells in a few lines, and of the first things on the page.
using Octavo.Lab.Commands;
using Octavo.Lab.Measuring;
using Octavo.Lab.Output.Html;
using Octavo.Lab.Output.Text;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;
using Spectre.Console;

namespace Octavo.Lab.Tests;

public class SummaryTests
{
    private static readonly CandidateResult s_ours =
        new() { Name = "Octavo Binary", System = "Octavo", Format = "binary", MedianNs = 10, ComparedWith = "Octavo Binary", RatioToOctavo = 1 };
    private static readonly CandidateResult s_json = s_ours with { Name = "Octavo JSON", Format = "json", ComparedWith = "Octavo JSON" };

    [Fact]
    public void A_line_a_family_and_one_for_all_that_are_won()
    {
        TableResult table = new("nino", 1, 1,
        [
            Row("A", Other("MemoryPack", 2, 1.9, 2.1), Other("Newtonsoft.Json", 5, 4, 6) with { ComparedWith = "Octavo JSON" }),
            Row("B", Other("MemoryPack", 0.284, 0.27, 0.29)),
            Row("C", Other("MemoryPack", 0.9, 0.88, 0.92)),
            Row("D", Other("Nino", 0.5, 0.49, 0.51)),
            Row("E", Other("Nino", 1, 0.99, 1.01)),
            Row("F", Other("Nino", 1.5, 0.9, 2)),
        ]);
        Assert.Equal(
            ["nino: first in its row of json",
                "nino, binary: first in 1 of 6 rows; ties in 1; loses B deserialize to MemoryPack 0.28, D deserialize to Nino 0.50 and 1 more; 1 not settled"],
            Summary.Lines(table));
    }

    /// <summary>With every table and twenty candidates a row, the lines of a run and those around them fit a screen of fifty.</summary>
    [Fact]
    public void A_whole_run_is_few_lines() => Assert.InRange(ManyCandidates.Results.Tables.Sum(table => Summary.Lines(table).Count()), 5, 40);

    /// <summary>All that a run without a terminal prints, with every peer there and every table measured.</summary>
    [Fact]
    public async Task The_console_of_a_whole_run_has_fifty_lines_at_most()
    {
        var options =
            new RunOptions([], [], null, "workstation", "small", 1, null, null, null, null, false, "candidates", [], null, null,
                new Dictionary<string, string>());
        IReadOnlyList<PeerProject> peers = PeerProject.FindAll(LabPaths.Find().Peers);
        string[] lines = await SaidAsync(async () =>
        {
            await LabConsole.BuildAsync(peers.Count, report =>
            {
                foreach (PeerProject peer in peers)
                    report(new PeerBuild(peer, "there", null, peer.PackageVersion));
                return Task.CompletedTask;
            });
            var progress = new PlainProgress(ManyCandidates.Tables.Sum(table => LabRun.Steps(table, quick: false)));
            foreach (TableResult table in ManyCandidates.Results.Tables)
            {
                foreach (RowResult row in table.Rows)
                {
                    progress.Begin($"{table.Id}: {row.Row}, {row.Operation}");
                    progress.Done(ManyCandidates.Tables.Single(one => one.Id == table.Id), row);
                }
            }

            progress.Begin("again: SimpleClass, deserialize");
            LabConsole.Finish(ManyCandidates.Results, ManyCandidates.Tables, options, "folder", stopped: false);
            LabConsole.Took(TimeSpan.FromMinutes(3), TimeSpan.FromMinutes(8));
        });
        Assert.InRange(lines.Length, 10, 50);
        Assert.All(lines, line => Assert.InRange(line.Length, 0, 180));
        Assert.Contains(lines, line => line.StartsWith("ready   ", StringComparison.Ordinal) && line.Contains("Octavo", StringComparison.Ordinal));
        Assert.Contains("Rows that have not settled, again while the time lasts", lines);
        Assert.Contains(lines, line => line.StartsWith("Report: ", StringComparison.Ordinal));
    }

    [Fact]
    public void Names_stand_in_few_lines()
    {
        Assert.Empty(NameLines.Of("ready   ", []));
        Assert.Equal(["ready   A, B"], NameLines.Of("ready   ", ["A", "B"]));
        string[] lines = [.. NameLines.Of("ready   ", Enumerable.Range(0, 30).Select(i => $"Package{i} 1.2.3"))];
        Assert.Equal(4, lines.Length);
        Assert.All(lines, line => Assert.InRange(line.Length, 8, 141));
        Assert.All(lines.Skip(1), line => Assert.StartsWith("        P", line, StringComparison.Ordinal));
        Assert.All(lines.SkipLast(1), line => Assert.EndsWith(",", line, StringComparison.Ordinal));
    }

    private static async Task<string[]> SaidAsync(Func<Task> act)
    {
        using var said = new StringWriter();
        (TextWriter console, IAnsiConsole ansi) = (Console.Out, AnsiConsole.Console);
        try
        {
            Console.SetOut(said);
            AnsiConsole.Console = AnsiConsole.Create(
                new AnsiConsoleSettings { Ansi = AnsiSupport.No, Interactive = InteractionSupport.No, Out = new AnsiConsoleOutput(said) });
            AnsiConsole.Profile.Width = 180;
            await act();
        }
        finally
        {
            Console.SetOut(console);
            AnsiConsole.Console = ansi;
        }

        return said.ToString().TrimEnd().Split('\n');
    }

    [Fact]
    public void The_page_opens_with_the_matrix_and_the_chart()
    {
        RowResult shaken = Row("B", Other("MemoryPack", 0.3, 0.2, 0.4)) with { Control = new ControlResult("Octavo Binary", 1.2, 1.1, 1.3) };
        LabResults results =
            Sample.Results with
            {
                Tables =
                [Sample.Results.Tables[0] with { Rows = [Named("SimpleObject", Row("A", Other("X", 2, 1.9, 2.1))), Named("SimpleObject", shaken)] }]
            };
        string page = HtmlReport.Write(results, [Sample.Tables[0]]);
        int matrix = page.IndexOf("class=\"matrix\"", StringComparison.Ordinal), chart = page.IndexOf("class=\"chart-wide\"", StringComparison.Ordinal),
            bars = page.IndexOf("class=\"plot-wide\"", StringComparison.Ordinal);
        Assert.True(0 < matrix && matrix < chart && chart < bars, $"{matrix} {chart} {bars}");
        Assert.Contains("<span class=\"won\">1 won</span> <span class=\"open\">1 open</span>", page, StringComparison.Ordinal);
        Assert.Contains("<p class=\"amber\">Not settled, take no figure from it: its control is 1.200, 95 % interval 1.100 to 1.300.</p>", page,
            StringComparison.Ordinal);
        Assert.Single(System.Text.RegularExpressions.Regex.Matches(page, "class=\"card row unsettled\""));
        Assert.Contains("Controls, the same code twice: 0 of 1 rows", page, StringComparison.Ordinal);
    }

    private static RowResult Named(string name, RowResult row) => row with { Row = name, Operation = row.Row == "A" ? "deserialize" : "serialize to byte[]" };

    private static RowResult Row(string name, params CandidateResult[] others) =>
        new(name, "deserialize", [s_ours with { Bytes = 5, P10Ns = 9, P90Ns = 11 }, s_json with { Bytes = 9, P10Ns = 9, P90Ns = 11 }, .. others]);

    private static CandidateResult Other(string name, double ratio, double low, double high) => new()
    {
        Name = name,
        System = name,
        Format = "binary",
        MedianNs = 10 * ratio,
        P10Ns = 9 * ratio,
        P90Ns = 11 * ratio,
        Bytes = 7,
        ComparedWith = "Octavo Binary",
        RatioToOctavo = ratio,
        RatioLow = low,
        RatioHigh = high,
        Rounds = 11,
    };
}
