// Owns: two runs beside one another: what may be said about a figure, and what is new or gone.
using Octavo.Lab.Output.Text;
using Octavo.Lab.Results;
using Spectre.Console;

namespace Octavo.Lab.Tests;

public class RunComparisonTests
{
    private static readonly MachineInfo s_machine = new("A processor", 2, 4096, "A system", "X64");

    [Theory]
    [InlineData(90, 110, 40, 60, nameof(ChangeVerdict.Faster))]
    [InlineData(90, 110, 111, 130, nameof(ChangeVerdict.Slower))]
    [InlineData(90, 110, 108, 130, nameof(ChangeVerdict.Same))]
    [InlineData(90, 110, 70, 90, nameof(ChangeVerdict.Same))]
    [InlineData(90, 110, 95, 105, nameof(ChangeVerdict.Same))]
    public void Spreads_that_overlap_are_no_difference(double low, double high, double lowAfter, double highAfter, string verdict)
    {
        RowChange change = Assert.Single(RunComparison.Of(Run(Row("A", Timed("X", low, high))), Run(Row("A", Timed("X", lowAfter, highAfter)))));
        Assert.Equal(verdict, change.Verdict.ToString());
        Assert.Equal((lowAfter + highAfter) / (low + high), change.Ratio!.Value, 6);
        Assert.Equal(lowAfter / high, change.Low!.Value, 6);
        Assert.Equal(highAfter / low, change.High!.Value, 6);
        Assert.Null(change.Note);
    }

    [Fact]
    public void What_one_run_alone_measured_is_new_or_gone_with_the_reason_that_the_other_gives()
    {
        LabResults before = Run(Row("A", Timed("X", 9, 11), Absent("Y", "your feeds lack Y")), Row("B", Timed("Z", 1, 2)));
        LabResults after =
            Run(Row("A", Timed("X", 9, 11), Timed("Y", 4, 6)), Row("C", Timed("X", 1, 2)),
                Row("B", Timed("Z", 1, 2) with { MedianNs = null, Wrong = "Id was 1 and came back 2" }));
        Assert.Equal(
            [
                ("A", "X", ChangeVerdict.Same, null), ("A", "Y", ChangeVerdict.New, "your feeds lack Y"), ("C", "X", ChangeVerdict.New, null),
                    ("B", "Z", ChangeVerdict.Gone, "wrong: Id was 1 and came back 2"),
            ],
            RunComparison.Of(before, after).Select(change => (change.Row, change.Candidate, change.Verdict, change.Note)));
    }

    [Fact]
    public void Other_scales_and_seeds_are_not_divided()
    {
        LabResults small = Run(Row("A", Timed("X", 9, 11)));
        LabResults full = small with { Tables = [small.Tables[0] with { Scale = 0.5 }] };
        RowChange change = Assert.Single(RunComparison.Of(small, full));
        Assert.Equal(ChangeVerdict.OtherScale, change.Verdict);
        Assert.Null(change.Ratio);
        Assert.Equal("scale 1, seed 1; then scale 0.5, seed 1", change.Note);
    }

    [Fact]
    public void A_payload_of_another_size_is_said()
    {
        RowChange change = Assert.Single(RunComparison.Of(Run(Row("A", Timed("X", 9, 11))), Run(Row("A", Timed("X", 9, 11) with { Bytes = 1200 }))));
        Assert.Equal("100 bytes, then 1,200", change.Note);
    }

    [Fact]
    public void A_run_is_the_same_as_itself()
    {
        Assert.All(RunComparison.Of(Sample.Results, Sample.Results), change => Assert.Equal((ChangeVerdict.Same, 1.0), (change.Verdict, change.Ratio)));
        Assert.Empty(RunComparison.Differences(Sample.Results, Sample.Results));
    }

    [Fact]
    public void Another_machine_or_runtime_is_named() =>
        Assert.Equal(
            ["another runtime: a runtime; then another", "another GC: workstation; then server"],
            RunComparison.Differences(Run(), Run() with { Runtime = "another", GcMode = "server" }));

    [Fact]
    public void A_quick_run_beside_an_ordinary_one_is_said()
    {
        LabResults ordinary = Run() with { Settings = new RunSettings(false, 11, 12, 255) },
            quick = Run() with { Settings = new RunSettings(true, 5, 3, null) };
        Assert.Equal(
            [
                "the second run was quick, a look and no measurement: take no difference from them",
                "another effort: 11 rounds, turns of 12 ms at most, 255 s in all; then 5 rounds, turns of 3 ms",
            ],
            RunComparison.Differences(ordinary, quick));
        Assert.Empty(RunComparison.Differences(quick, quick));
        // A file of an older version does not say.
        Assert.Empty(RunComparison.Differences(Run(), ordinary));
    }

    [Fact]
    public void The_console_shows_ratio_noise_and_counts()
    {
        using var text = new StringWriter();
        IAnsiConsole console =
            AnsiConsole.Create(new AnsiConsoleSettings { Ansi = AnsiSupport.No, ColorSystem = ColorSystemSupport.NoColors, Out = new AnsiConsoleOutput(text) });
        console.Profile.Width = 180;
        LabResults before = Run(Row("A", Timed("X [1]", 90, 110), Timed("Y", 9, 11))), after = Run(Row("A", Timed("X [1]", 40, 60)));
        ChangeTable.Print(console, RunComparison.Of(before, after), RunComparison.Differences(before, after with { Runtime = "another" }));
        string shown = text.ToString();
        Assert.Contains("Not the same: another runtime: a runtime; then another", shown, StringComparison.Ordinal);
        Assert.Matches("X \\[1\\] +│ deserialize +│ +100 │ +50.0 │ +0.50 │ +0.36 to 0.67 │ faster", shown);
        Assert.Matches("Y +│ deserialize +│ +10.0 │ +– │ +– │ +– │ gone", shown);
        Assert.Contains("Of 2 figures: 1 faster, 1 gone.", shown, StringComparison.Ordinal);
        Assert.Equal("Neither run has measured anything.", ChangeTable.Sentence([]));
    }

    private static LabResults Run(params RowResult[] rows) => new(s_machine, "a runtime", "workstation", "UTC", [new TableResult("t", 1, 1, rows)]);

    private static RowResult Row(string name, params CandidateResult[] candidates) => new(name, "deserialize", candidates);

    private static CandidateResult Timed(string name, double low, double high) =>
        new()
        {
            Name = name,
            System = name,
            Format = "binary",
            Rounds = 3,
            MedianNs = (low + high) / 2,
            P10Ns = low,
            P90Ns = high,
            Bytes = 100,
            Verified = true
        };

    private static CandidateResult Absent(string name, string reason) => new() { Name = name, System = name, Format = "binary", Unavailable = reason };
}
