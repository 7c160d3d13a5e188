// Owns: that rows go on, and are measured again, until their controls hold or the budget is spent; and the control that every row has.
using Octavo.Lab.Contract;
using Octavo.Lab.Measuring;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Published;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Tests;

public class SettlingTests
{
    private static readonly TableDefinition s_table =
        new("x", new PublishedTable("x", "x", "", "", "", "ns", "median", false, "", [], [], []),
            [new RowDefinition("A", "", [Operation.SerializeToBytes, Operation.Deserialize]), new RowDefinition("B", "", [Operation.Deserialize])], "");

    private static readonly MeasureSettings s_settings =
        new(5, TimeSpan.FromMilliseconds(1), TimeSpan.FromMilliseconds(20), TimeSpan.Zero, TimeSpan.Zero, TimeSpan.FromMinutes(1));

    [Fact]
    public void Every_row_has_its_control()
    {
        TableResult result = Run([], TimeSpan.FromMinutes(1), out _)[0];
        Assert.Equal(3, result.Rows.Count);
        Assert.All(result.Rows, row =>
        {
            Assert.Equal(new ControlResult("Octavo Binary", 1, 1, 1), row.Control);
            Assert.Equal(1, row.Tries);
            Assert.Equal(2, row.Candidates[1].RatioToOctavo);
        });
    }

    /// <summary>The control of row A's reading is off in the first two openings of the row, and holds in the third; what has settled is not measured
    /// again.</summary>
    [Fact]
    public void A_row_that_has_not_settled_is_measured_again()
    {
        TableResult result = Run([1.2, 0.8], TimeSpan.FromMinutes(1), out Dictionary<string, int> opened)[0];
        RowResult again = result.Rows.Single(row => row is { Row: "A", Operation: "deserialize" });
        Assert.Equal((true, 3), (again.Control!.Holds, again.Tries));
        Assert.All(result.Rows.Except([again]), row => Assert.Equal((true, 1), (row.Control!.Holds, row.Tries)));
        Assert.Equal((3, 1), (opened["A"], opened["B"]));
    }

    [Fact]
    public void It_ends_after_some_tries_and_keeps_the_first_figures()
    {
        TableResult result = Run([1.5, 1.4, 1.3, 1.2, 1.1], TimeSpan.FromMinutes(1), out Dictionary<string, int> opened)[0];
        RowResult never = result.Rows.Single(row => row is { Row: "A", Operation: "deserialize" });
        Assert.Equal((1.5, 4), (never.Control!.Ratio, never.Tries));
        Assert.Equal(4, opened["A"]);
    }

    /// <summary>Without a budget what was asked for is what is taken; with one that is spent there is no time.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Nothing_is_measured_again_without_time(bool spent)
    {
        TableResult result = Run([1.2], spent ? TimeSpan.Zero : null, out Dictionary<string, int> opened)[0];
        Assert.Contains(result.Rows, row => row is { Tries: 1, Control.Holds: false });
        Assert.Equal(1, opened["A"]);
    }

    private static IReadOnlyList<TableResult> Run(double[] controls, TimeSpan? total, out Dictionary<string, int> opened)
    {
        Dictionary<string, int> counts = opened = [];
        LoadedCandidate[] candidates =
        [
            new("Octavo Binary", "Octavo", Formats.Binary, [], new Fake(100, (_, _) => 1, counts), "1", "", null) { Second = new Fake(100, Control, []) },
            new("Other", "Other", Formats.Binary, [], new Fake(200, (_, _) => 1, []), "1", "", null),
        ];
        var run = new LabRun(candidates, s_settings, 1, 1, new Silent(), null, new TimeBudget(total, 2, 9));
        TableResult first = run.Run(s_table, CancellationToken.None);
        // The process has other tests in it, whose methods the JIT compiles meanwhile.
        return run.Again([s_table], [first with { Rows = [.. first.Rows.Select(row => row with { Compiled = 0 })] }], CancellationToken.None);

        // The second self is opened after the first, once for each time the row is measured.
        double Control(string row, Operation operation) =>
            row == "A" && operation == Operation.Deserialize && counts["A"] <= controls.Length ? controls[counts["A"] - 1] : 1;
    }

    private sealed class Fake(double nanoseconds, Func<string, Operation, double> factor, Dictionary<string, int> opened) : ICandidate
    {
        public CandidateInfo Info { get; } =
            new() { Name = "", System = "", Format = Formats.Binary, Options = "", Traits = [], Library = typeof(Fake) };

        public IWorkload Open(string table, string row, WorkloadSettings settings)
        {
            opened[row] = opened.GetValueOrDefault(row) + 1;
            return new Workload(table, row, nanoseconds, factor);
        }
    }

    private sealed class Workload(string table, string row, double nanoseconds, Func<string, Operation, double> factor) : ISelfTimed
    {
        public string Table => table;

        public string Row => row;

        public int PoolSize => 1;

        public int Bytes => 1;

        public string? Verify() => null;

        public void Run(Operation operation, int count)
        {
        }

        public void Settle(Operation operation, TimeSpan limit)
        {
        }

        public SelfTimedTurn Time(Operation operation, int count, bool isFresh) => new(nanoseconds * factor(row, operation), null);
    }

    private sealed class Silent : ILabProgress
    {
        public void Begin(string step)
        {
        }

        public void Done(TableDefinition table, RowResult row)
        {
        }
    }
}
