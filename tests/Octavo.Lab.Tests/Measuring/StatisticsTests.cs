// Owns: tests of medians and percentiles.
using Octavo.Lab.Measuring;

namespace Octavo.Lab.Tests;

public class StatisticsTests
{
    [Fact]
    public void Summarizes_a_series()
    {
        Statistics statistics = Statistics.Of([5, 1, 4, 2, 3]);
        Assert.Equal(3, statistics.Median);
        Assert.Equal(3, statistics.Mean);
        Assert.Equal(Math.Sqrt(2.5), statistics.StandardDeviation, 12);
        Assert.Equal(1.4, statistics.P10, 12);
        Assert.Equal(4.6, statistics.P90, 12);
    }

    [Fact]
    public void Even_counts_take_the_middle_of_two() => Assert.Equal(2.5, Statistics.Of([1, 2, 3, 4]).Median);

    [Fact]
    public void One_value_has_no_spread() => Assert.Equal(new Statistics(7, 7, 0, 7, 7), Statistics.Of([7]));

    [Fact]
    public void Ratios_are_taken_round_by_round()
    {
        // Both twice as slow in the second round: the ratio does not move, though both spreads are wide.
        PairedRatio ratio = PairedRatio.Of([20, 40, 20], [10, 20, 10]);
        Assert.Equal(2, ratio.Spread.Median);
        Assert.Equal(2, ratio.Spread.P10);
        Assert.Equal(2, ratio.Spread.P90);
        Assert.Null(ratio.Low);
    }
}
