// Owns: a logarithmic axis: positions and round ticks.
// Must not know: drawing.
namespace Octavo.Lab.Output.Html;

/// <summary>Maps values to coordinates by their logarithm, with a margin at both ends.</summary>
internal sealed class LogAxis
{
    private readonly double _low, _high, _from, _to;

    /// <summary>An axis over the values from one coordinate to the other.</summary>
    public LogAxis(IEnumerable<double> values, double from, double to)
    {
        double[] logs = [.. values.Select(Log)];
        double margin = Math.Max(0.1, (logs.Max() - logs.Min()) * 0.08);
        (_low, _high, _from, _to) = (logs.Min() - margin, logs.Max() + margin, from, to);
    }

    /// <summary>Round values inside the axis: powers of ten alone, or with 2 and 5, or finer, so at least two are seen.</summary>
    public IReadOnlyList<double> Ticks
    {
        get
        {
            double[][] ladders = [[1], [1, 2, 5], [1, 1.5, 2, 3, 4, 5, 7],
                [.. Enumerable.Range(20, 180).Where(step => step % 5 == 0).Select(step => step / 20.0)]];
            IReadOnlyList<double> ticks = [];
            foreach (double[] steps in ladders.Skip(_high - _low > 2 ? 0 : 1))
            {
                ticks = [.. Inside(steps)];
                if (ticks.Count >= 2)
                    break;
            }

            // The finest ladder may give many: every so manieth then.
            return ticks.Count <= 6 ? ticks : [.. ticks.Where((_, i) => i % ((ticks.Count / 6) + 1) == 0)];
        }
    }

    /// <summary>The coordinate of a value.</summary>
    public double At(double value) => _from + ((Log(value) - _low) / (_high - _low) * (_to - _from));

    private IEnumerable<double> Inside(double[] steps) =>
        from power in Enumerable.Range((int)Math.Floor(_low), (int)Math.Ceiling(_high) - (int)Math.Floor(_low) + 1)
        from step in steps
        let tick = step * Math.Pow(10, power)
        where Log(tick) >= _low && Log(tick) <= _high
        select tick;

    private static double Log(double value) => Math.Log10(Math.Max(value, 1e-3));
}
