// Owns: the root of results.json.
// Must not know: how figures come about or are shown.
using System.Text.Json.Serialization;

namespace Octavo.Lab.Results;

/// <summary>Everything a run found out. The shape is a contract: other programs read it.</summary>
/// <param name="Machine">What the machine is.</param>
/// <param name="Runtime">The runtime.</param>
/// <param name="GcMode">"workstation" or "server".</param>
/// <param name="TimeZone">The time zone, because local times pass through it.</param>
/// <param name="Tables">The tables.</param>
/// <param name="Settings">How long and how often was measured; null in files of older versions.</param>
internal sealed record LabResults(MachineInfo Machine, string Runtime, string GcMode, string TimeZone, IReadOnlyList<TableResult> Tables,
    RunSettings? Settings = null)
{
    /// <summary>Whether the run was a look and no measurement.</summary>
    [JsonIgnore]
    public bool IsQuick => Settings?.Quick == true;
}
