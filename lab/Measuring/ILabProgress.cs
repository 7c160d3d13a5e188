// Owns: what a run tells while it runs.
// Must not know: consoles.
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Measuring;

/// <summary>Hears what runs now and what has been measured.</summary>
internal interface ILabProgress
{
    /// <summary>A step begins.</summary>
    void Begin(string step);

    /// <summary>A step has ended with a row.</summary>
    void Done(TableDefinition table, RowResult row);
}
