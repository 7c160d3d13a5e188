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

    /// <summary>1, 2 and 5 times powers of ten inside the axis; powers alone when it spans more than two.</summary>
    public IEnumerable<double> Ticks
    {
        get
        {
            double[] steps = _high - _low > 2 ? [1] : [1, 2, 5];
            for (int power = (int)Math.Floor(_low); power <= _high; power++)
            {
                foreach (double step in steps)
                {
                    double tick = step * Math.Pow(10, power);
                    if (Log(tick) >= _low && Log(tick) <= _high)
                        yield return tick;
                }
            }
        }
    }

    /// <summary>The coordinate of a value.</summary>
    public double At(double value) => _from + ((Log(value) - _low) / (_high - _low) * (_to - _from));

    private static double Log(double value) => Math.Log10(Math.Max(value, 1e-3));
}
