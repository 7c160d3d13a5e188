// Owns: progress where the output is no terminal: one line a step.
// Must not know: results.
using System.Diagnostics;
using Octavo.Lab.Measuring;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Output.Text;

/// <summary>Plain lines with the time left.</summary>
internal sealed class PlainProgress(int steps) : ILabProgress
{
    private readonly long _start = Stopwatch.GetTimestamp();
    private int _done;

    /// <inheritdoc/>
    public void Begin(string step)
    {
        string left = "";
        if (_done > 0)
        {
            TimeSpan rest = Stopwatch.GetElapsedTime(_start) / _done * (steps - _done);
            left = $", about {rest:m\\:ss} left";
        }

        Console.WriteLine($"[{_done + 1}/{steps}] {step}{left}");
    }

    /// <inheritdoc/>
    public void Done(TableDefinition table, RowResult row) => _done++;
}
