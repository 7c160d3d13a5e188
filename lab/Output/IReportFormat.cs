// Owns: what every spelling of a report is asked for.
// Must not know: any of them.
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Output;

/// <summary>A report as a file; one implementation a format, each in its folder.</summary>
internal interface IReportFormat
{
    /// <summary>The name that <c>--format</c> takes.</summary>
    string Name { get; }

    /// <summary>The file that a run writes.</summary>
    string FileName { get; }

    /// <summary>The whole report.</summary>
    /// <param name="results">The figures.</param>
    /// <param name="tables">What their tables consist of, in the same order.</param>
    string Write(LabResults results, IReadOnlyList<TableDefinition> tables);
}
