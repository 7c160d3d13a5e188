// Owns: tests of how a run's time is shared, and how long turns become.
using Octavo.Lab.Commands;
using Octavo.Lab.Contract;
using Octavo.Lab.Measuring;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Tests;

public class TimeBudgetTests
{
    private static readonly MeasureSettings s_settings = MeasureSettings.Standard;

    /// <summary>Frameworks take long to restore and build.</summary>
    [Fact]
    public void PlacesAreMeasuredOnRequest()
    {
        Assert.DoesNotContain(TableCatalog.Select([]), table => table.Id == "places");
        TableDefinition places = Assert.Single(TableCatalog.Select(["places"]));
        Assert.Equal(["Minimal API", "MVC", "SignalR", "HybridCache", "Kafka", "NATS", "EF Core", "Orleans"],
            places.Rows.Select(row => row.Name.Split(',')[0]).Distinct());
        Assert.All(places.Rows.Where(row => row.Name.StartsWith("Orleans", StringComparison.Ordinal)), row => Assert.Contains(Operation.Copy, row.Operations));
    }

    [Fact]
    public void Operations_share_what_is_left_by_their_candidates()
    {
        TimeSpan elapsed = TimeSpan.Zero;
        var budget = new TimeBudget(TimeSpan.FromSeconds(100), 2, 50, () => elapsed);
        Assert.Equal(TimeSpan.FromSeconds(10), budget.ShareOf(5));
        Assert.Equal(TimeSpan.FromSeconds(20), budget.ShareOf(10));
        Assert.Equal(TimeSpan.FromSeconds(100), budget.ShareOf(51));
        elapsed = TimeSpan.FromSeconds(28);
        budget.Done(5);
        Assert.Equal(TimeSpan.FromSeconds(8), budget.ShareOf(5));
        elapsed = TimeSpan.FromSeconds(1_000);
        Assert.Equal(TimeSpan.Zero, budget.ShareOf(5));
        Assert.Null(TimeBudget.Unlimited.ShareOf(5));
    }

    [Fact]
    public void What_rows_cost_before_their_rounds_is_kept_back_for_those_to_come_but_never_all()
    {
        TimeSpan elapsed = TimeSpan.Zero;
        var budget = new TimeBudget(TimeSpan.FromSeconds(100), 11, 10, () => elapsed);
        budget.Opened(TimeSpan.FromSeconds(2));
        Assert.Equal(TimeSpan.FromSeconds(8), budget.ShareOf(1));
        budget.Opened(TimeSpan.FromSeconds(200));
        budget.Opened(TimeSpan.FromSeconds(300));
        Assert.Equal(TimeSpan.FromSeconds(4), budget.ShareOf(1));
    }

    [Theory]
    // Full length if the time is there; shorter to fit; a millisecond at least.
    [InlineData(null, 10, 12)]
    [InlineData(10_000, 10, 12)]
    [InlineData(1_375, 10, 8)]
    [InlineData(1, 10, 1)]
    public void Turns_are_as_long_as_the_share_allows(int? shareMs, int candidates, double lengthMs)
    {
        TurnPlan plan = TurnPlan.Of(s_settings, shareMs is { } share ? TimeSpan.FromMilliseconds(share) : null, candidates);
        Assert.Equal(lengthMs, plan.Length.TotalMilliseconds, 3);
    }

    [Fact]
    public void A_quick_run_writes_and_reads_each_row_in_one_way()
    {
        Assert.All(TableCatalog.Tables,
            table => Assert.InRange(LabRun.Steps(table, quick: true), table.Rows.Count(row => row.File is null), 2 * table.Rows.Count));
        RowDefinition row = TableCatalog.Select(["netserializer2"]).Single().Rows[0];
        Assert.Equal([Operation.SerializeToStream, Operation.Deserialize], row.OperationsOf(quick: true));
        Assert.Equal(row.Operations, row.OperationsOf(quick: false));
    }

    [Fact]
    public void What_is_asked_for_is_taken_in_full_unless_a_budget_is_asked_for_too()
    {
        var options =
            new RunOptions([], [], null, "workstation", "small", 1, null, null, null, null, false, "candidates", [], null, null,
                new Dictionary<string, string>());
        Assert.Equal(MeasureSettings.Standard with { Part = MeasureSettings.PartOfAll }, options.Effort);
        Assert.Equal(MeasureSettings.Standard, (options with { Tables = ["nino"] }).Effort);
        Assert.Equal(MeasureSettings.Quick, (options with { Quick = true }).Effort);
        Assert.Equal(MeasureSettings.Standard with { Rounds = 31, Budget = null }, (options with { Rounds = 31 }).Effort);
        Assert.Equal(MeasureSettings.Quick with { Slice = TimeSpan.FromMilliseconds(7), Budget = null }, (options with { Quick = true, TurnMs = 7 }).Effort);
        Assert.Null((options with { Scale = "full" }).Effort.Budget);
        Assert.Equal(MeasureSettings.Standard with { Rounds = 31, Budget = TimeSpan.FromSeconds(60) },
            (options with { Rounds = 31, BudgetSeconds = 60 }).Effort);
        Assert.True(MeasureSettings.Standard.Rounds >= 11);
        Assert.False(options.IsNamed);
        Assert.True((options with { All = true }).IsNamed);
        Assert.True((options with { Tables = ["nino"] }).IsNamed);
    }
}
