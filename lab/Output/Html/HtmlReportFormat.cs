// Owns: the page as one of the report's formats. Must not know: what is in it.
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Output.Html;

/// <summary>report.html.</summary>
internal sealed class HtmlReportFormat : IReportFormat
{
    /// <inheritdoc/>
    public string Name => "html";

    /// <inheritdoc/>
    public string FileName => "report.html";

    /// <inheritdoc/>
    public string Write(LabResults results, IReadOnlyList<TableDefinition> tables) => HtmlReport.Write(results, tables);
}
