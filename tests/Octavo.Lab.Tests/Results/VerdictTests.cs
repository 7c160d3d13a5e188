// Owns: tests of verdicts: what samples of known kinds come to, and what a control that does not hold costs.
using Octavo.Lab.Measuring;
using Octavo.Lab.Results;

namespace Octavo.Lab.Tests;

public class VerdictTests
{
    private const int Rounds = 11;

    [Theory]
    [InlineData(1.3, 0.03, nameof(Verdict.Slower))]
    [InlineData(0.8, 0.03, nameof(Verdict.Faster))]
    [InlineData(1.0, 0.02, nameof(Verdict.Tie))]
    // A median of 1.3 or 0.8 alone says nothing.
    [InlineData(1.3, 1.5, nameof(Verdict.Unsettled))]
    [InlineData(0.8, 1.2, nameof(Verdict.Unsettled))]
    [InlineData(1.0, 0.8, nameof(Verdict.Unsettled))]
    public void Samples_of_known_kinds(double ratio, double noise, string verdict)
    {
        var random = new Random(4711);
        PairedRatio taken = PairedRatio.Of(Turns(random, 100 * ratio, noise), Turns(random, 100, noise));
        Assert.True(taken.Low <= taken.Spread.Median && taken.Spread.Median <= taken.High, $"{taken}");
        Assert.Equal(verdict, Verdicts.Of(taken.Low, taken.High).ToString());
    }

    [Theory]
    [InlineData(1.021, 1.5, nameof(Verdict.Slower))]
    [InlineData(0.5, 0.979, nameof(Verdict.Faster))]
    // Two per cent are no difference, however sure they are.
    [InlineData(1.005, 1.015, nameof(Verdict.Tie))]
    [InlineData(0.985, 0.995, nameof(Verdict.Tie))]
    [InlineData(1.01, 1.09, nameof(Verdict.Tie))]
    [InlineData(0.9, 1.1, nameof(Verdict.Tie))]
    [InlineData(1.01, 1.3, nameof(Verdict.Unsettled))]
    [InlineData(0.7, 0.99, nameof(Verdict.Unsettled))]
    [InlineData(0.6, 1.6, nameof(Verdict.Unsettled))]
    public void Intervals_and_two_per_cent_decide(double low, double high, string verdict) => Assert.Equal(verdict, Verdicts.Of(low, high).ToString());

    [Fact]
    public void The_interval_covers_the_truth_in_most_samples_and_is_the_same_each_time()
    {
        var random = new Random(1);
        int covered = 0;
        for (int i = 0; i < 200; i++)
        {
            double[] one = Turns(random, 120, 0.1), other = Turns(random, 100, 0.1);
            PairedRatio ratio = PairedRatio.Of(one, other);
            Assert.Equal(ratio, PairedRatio.Of(one, other));
            covered += ratio.Low <= 1.2 && ratio.High >= 1.2 ? 1 : 0;
        }

        Assert.InRange(covered, 180, 200);
    }

    [Fact]
    public void Too_few_rounds_are_no_verdict()
    {
        PairedRatio ratio = PairedRatio.Of([300, 300, 300, 300], [100, 100, 100, 100]);
        Assert.Null(ratio.Low);
        CandidateResult slower = Candidate("Slower", 3, null, null) with { RatioP10 = 3, RatioP90 = 3 };
        Assert.Equal(Verdict.Unsettled, Verdicts.Of(slower with { Rounds = 4 }));
        // Files of older versions have spreads alone.
        Assert.Equal(Verdict.Slower, Verdicts.Of(slower with { Rounds = 11 }));
        Assert.Equal(Verdict.Slower, Verdicts.Of(slower with { Rounds = 0 }));
    }

    /// <summary>A collection belongs to all operations that filled the budget, in whichever turn it falls.</summary>
    [Fact]
    public void The_collector_is_paid_at_its_steady_rate()
    {
        // One collection in two turns; the odd turns of one candidate and the even ones of the other meet it.
        TimedTurn[] odd = [.. Enumerable.Range(0, 10).Select(i => new TimedTurn(100 + (i % 2 * 100), 100, i % 2, 0, i % 2 * (i == 3 ? 15_000 : 10_000)))];
        TimedTurn[] even = [.. Enumerable.Range(0, 10).Select(i => new TimedTurn(200 - (i % 2 * 100), 100, 1 - (i % 2), 0, (1 - (i % 2)) * 10_000))];
        Collector collector = Collector.Of([(odd, 40), (even, 40)]);
        Assert.Equal(10_000, collector.PauseNs);
        Assert.Equal(50, collector.PartOf(40), 6);
        Assert.Equal(100, collector.PartOf(80), 6);
        double[] times = collector.Times(odd, 40, 10);
        Assert.All(times.Where((_, i) => i != 3), time => Assert.Equal(150, time, 6));
        Assert.All(collector.Times(even, 40, 10), time => Assert.Equal(150, time, 6));
    }

    /// <summary>Whoever allocates twice as much pays twice, in whichever turns the collections fell; a pause that a neighbour made long takes no more than two
    /// collections from its turn.</summary>
    [Fact]
    public void A_pause_is_never_more_than_the_collector_takes()
    {
        TimedTurn[] turns = [.. Enumerable.Range(0, 9).Select(_ => new TimedTurn(200, 100, 1, 0, 10_000)), new TimedTurn(200, 100, 1, 0, 90_000)];
        Assert.Equal(100, Collector.Of([(turns, 8)]).Times(turns, 8, 10)[9], 6);
        Assert.Equal(200, Collector.Of([(turns, 8)]).Times(turns, 8, 10)[0], 6);
        TimedTurn[] full = [.. Enumerable.Range(0, 5).Select(_ => new TimedTurn(900, 10, 1, 1, 5_000))];
        Collector both = Collector.Of([(turns, 8), (full, 8)]);
        Assert.Equal((10_000, 5_000), (both.PauseNs, both.FullPauseNs));
        // A pause of elapsed time in a turn of processor time: 200 ns less 100 is below the 180 of a turn that met no collection.
        Assert.Equal(180 + (100 * 10 / 11.0), Collector.Of([([.. turns, new TimedTurn(180, 100)], 8)]).Times([.. turns, new TimedTurn(180, 100)], 8, 11)[0], 6);
        Assert.Equal(default, Collector.Of([([new TimedTurn(5)], 0)]));
    }

    [Theory]
    [InlineData(1.0, 0.98, 1.02, true)]
    [InlineData(1.0, 0.97, 1.03, true)]
    [InlineData(1.0, 0.96, 1.02, false)]
    [InlineData(1.0, 0.98, 1.04, false)]
    [InlineData(1.05, 1.01, 1.09, false)]
    [InlineData(1.0, null, null, false)]
    public void A_row_is_settled_where_its_control_holds(double ratio, double? low, double? high, bool settled)
    {
        CandidateResult slower = Candidate("Slower", 3, 2.9, 3.1);
        RowResult row = new("A", "deserialize", [slower]) { Compiled = 0, Control = new ControlResult("Octavo Binary", ratio, low, high) };
        Assert.Equal(settled, row.IsSettled);
        Assert.Equal(settled ? Verdict.Slower : Verdict.Unsettled, Verdicts.Of(row, slower));
        Assert.Equal(settled ? [] : ["A, deserialize: its control is " + Finding.Control(row.Control)], Finding.UnsettledOf(new TableResult("x", 1, 1, [row])));
    }

    /// <summary>What a byte costs is not known from a few collections; where it costs nobody two per cent, it does not matter.</summary>
    [Theory]
    [InlineData(9, 3.0, false)]
    [InlineData(10, 3.0, true)]
    [InlineData(0, 1.9, true)]
    [InlineData(0, null, true)]
    public void A_row_is_settled_where_it_met_collections_enough(int collections, double? collectorNs, bool settled)
    {
        CandidateResult slower =
            Candidate("Slower", 3, 2.9, 3.1) with { MedianNs = 100, CollectorNs = collectorNs, Gc = [collections, 0, 0] };
        RowResult row = new("A", "deserialize", [slower]) { Compiled = 0, Control = new ControlResult("Octavo Binary", 1, 0.98, 1.02) };
        Assert.Equal(settled, row.IsSettled);
        Assert.Equal(settled ? [] : ["A, deserialize: its turns met 9 collections, too few to tell what the collector costs"],
            Finding.UnsettledOf(new TableResult("x", 1, 1, [row])));
    }

    [Fact]
    public void Standings_count_rows_by_family()
    {
        CandidateResult ours =
            new() { Name = "Octavo Binary", System = "Octavo", Format = "binary", MedianNs = 10, ComparedWith = "Octavo Binary", RatioToOctavo = 1 };
        CandidateResult json = ours with { Name = "Octavo JSON", Format = "json", ComparedWith = "Octavo JSON" };
        RowResult[] rows =
        [
            Row("won", Candidate("X", 2, 1.9, 2.1), Candidate("Y", 3, 2, 4)),
            Row("tied", Candidate("X", 1, 0.99, 1.01), Candidate("Y", 3, 2, 4)),
            Row("lost", Candidate("X", 0.5, 0.4, 0.6), Candidate("Y", 0.3, 0.2, 0.4)),
            Row("open", Candidate("X", 1, 0.5, 2), Candidate("Y", 3, 2, 4)),
            Row("shaken", Candidate("X", 0.5, 0.4, 0.6)) with { Control = new ControlResult("Octavo Binary", 1.2, 1.1, 1.3) },
            Row("text", Candidate("Z", 2, 1.9, 2.1) with { ComparedWith = "Octavo JSON" }),
        ];
        IReadOnlyList<Standing> standings = Standing.Of(new TableResult("x", 1, 1, rows));
        Assert.Equal(["binary", "json"], standings.Select(standing => standing.Family));
        Standing binary = standings[0];
        Assert.Equal((1, 1, 2, 5), (binary.Won, binary.Tied, binary.Unsettled, binary.Rows));
        Loss loss = Assert.Single(binary.Losses);
        Assert.Equal(("lost", "Y"), (loss.Row.Row, loss.To.Name));
        Assert.Equal((1, 1), (standings[1].Won, standings[1].Rows));

        RowResult Row(string name, params CandidateResult[] others) => new(name, "deserialize", [ours, json, .. others]);
    }

    private static CandidateResult Candidate(string name, double ratio, double? low, double? high) =>
        new()
        {
            Name = name,
            System = name,
            Format = "binary",
            MedianNs = 10 * ratio,
            ComparedWith = "Octavo Binary",
            RatioToOctavo = ratio,
            RatioLow = low,
            RatioHigh = high
        };

    private static double[] Turns(Random random, double time, double noise) =>
        [.. Enumerable.Range(0, Rounds).Select(_ => time * (1 + (noise * (random.NextDouble() - 0.3))))];
}
