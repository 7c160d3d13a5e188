// Owns: what a format has in the table of hostile payloads. Knows no payload.
using Octavo.Lab.Workloads.Hostile;

namespace Octavo.Tests.Robustness.Hostile;

/// <summary>A format's payloads, and why it has none of a category.</summary>
/// <param name="Payloads">Bad data, each with the type that it is read as.</param>
internal sealed record HostileColumn(IReadOnlyList<HostileCase> Payloads)
{
    /// <summary>By the category's name: why there is nothing to get wrong.</summary>
    internal IReadOnlyDictionary<string, string> Without { get; init; } = new Dictionary<string, string>();
}
