// Owns: progress on a terminal.
// Must not know: results.
using Octavo.Lab.Measuring;
using Octavo.Lab.Results;
using Octavo.Lab.Tables;
using Spectre.Console;

namespace Octavo.Lab.Output.Text;

/// <summary>A bar with what runs now.</summary>
internal sealed class TerminalProgress(ProgressTask task) : ILabProgress
{
    /// <inheritdoc/>
    public void Begin(string step) => task.Description = Markup.Escape(step);

    /// <inheritdoc/>
    public void Done(TableDefinition table, RowResult row) => task.Increment(1);
}
