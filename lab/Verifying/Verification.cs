// Owns: the root of verify.json.
// Must not know: how it is shown.
using System.Text.Json;
using System.Text.Json.Serialization;
using Octavo.Lab.Results;

namespace Octavo.Lab.Verifying;

/// <summary>The lab held against BenchmarkDotNet.</summary>
/// <param name="Machine">What the machine is.</param>
/// <param name="Runtime">The runtime.</param>
/// <param name="BenchmarkDotNet">BenchmarkDotNet's version.</param>
/// <param name="Job">"default" or "short".</param>
/// <param name="Lab">The lab's effort, in words.</param>
/// <param name="Rows">The rows.</param>
internal sealed record Verification(MachineInfo Machine, string Runtime, string BenchmarkDotNet, string Job, string Lab, IReadOnlyList<VerifiedResult> Rows)
{
    /// <summary>Rows of which something may be said.</summary>
    [JsonIgnore]
    public int Compared => Rows.Count(row => row.Agreement != Agreement.Missing);

    /// <summary>Rows of a kind.</summary>
    public int Count(Agreement agreement) => Rows.Count(row => row.Agreement == agreement);

    /// <summary>The text of verify.json.</summary>
    public string ToJson() => JsonSerializer.Serialize(this, VerificationJson.Default.Verification);
}
