// Owns: the report as results.json.
// Must not know: the spelling of its members.
using Octavo.Lab.Results;
using Octavo.Lab.Tables;

namespace Octavo.Lab.Output.Json;

/// <summary>results.json: the figures alone, for other programs and for the lab itself.</summary>
internal sealed class JsonReport : IReportFormat
{
    /// <inheritdoc/>
    public string Name => "json";

    /// <inheritdoc/>
    public string FileName => "results.json";

    /// <inheritdoc/>
    public string Write(LabResults results, IReadOnlyList<TableDefinition> tables) => ResultsJson.Write(results);
}
