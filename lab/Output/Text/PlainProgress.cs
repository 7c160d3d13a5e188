// Owns: progress if the output is not a terminal: one line per table. Must not know: results.
using System.Diagnostics;
using Octavo.Lab.Measuring;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Output.Text;

/// <summary>A line a table with the time left, and none for each of its operations: a log is read too.</summary>
internal sealed class PlainProgress(int steps) : ILabProgress
{
    private readonly long _start = Stopwatch.GetTimestamp();
    private int _done;
    private string? _table;

    /// <inheritdoc/>
    public void Begin(string step)
    {
        string table = step[..Math.Max(0, step.IndexOf(':', StringComparison.Ordinal))];
        if (table == _table)
            return;
        _table = table;
        string left = "";
        if (_done >= steps)
        {
            Console.WriteLine("Rows that have not settled, again while the time lasts");
            return;
        }

        if (_done > 0)
        {
            TimeSpan rest = Stopwatch.GetElapsedTime(_start) / _done * (steps - _done);
            left = $", about {rest:m\\:ss} left";
        }

        Console.WriteLine($"[{_done + 1}/{steps}] {table}{left}");
    }

    /// <inheritdoc/>
    public void Done(TableDefinition table, RowResult row) => _done++;
}
