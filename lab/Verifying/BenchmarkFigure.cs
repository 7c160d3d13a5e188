// Owns: what BenchmarkDotNet says about one benchmark.
// Must not know: how it is written or compared.
namespace Octavo.Lab.Verifying;

/// <summary>A benchmark's figures.</summary>
/// <param name="Mean">Mean time of a call, nanoseconds.</param>
/// <param name="StandardError">Standard error of the mean, nanoseconds.</param>
/// <param name="Iterations">Iterations that count, outliers left out.</param>
/// <param name="AllocatedBytes">Bytes that a call allocates; null if the diagnoser did not say.</param>
internal readonly record struct BenchmarkFigure(double Mean, double StandardError, int Iterations, double? AllocatedBytes)
{
    /// <summary>Half of the 95 % interval of the mean: the standard error times Student's quantile, by its expansion in the degrees of freedom.</summary>
    public double Margin
    {
        get
        {
            double freedom = Math.Max(1, Iterations - 1);
            return StandardError * (1.96 + (2.372 / freedom) + (2.823 / (freedom * freedom)) + (2.556 / (freedom * freedom * freedom)));
        }
    }

    /// <summary>Mean ÷ another's, with a 95 % interval: the two are of different processes, so their errors add up as squares.</summary>
    public (double Ratio, double Low, double High) To(BenchmarkFigure other)
    {
        double ratio = Mean / other.Mean;
        double relative = Math.Sqrt(Math.Pow(Margin / Mean, 2) + Math.Pow(other.Margin / other.Mean, 2));
        return (ratio, ratio * Math.Max(0, 1 - relative), ratio * (1 + relative));
    }
}
