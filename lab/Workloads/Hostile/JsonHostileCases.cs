// Owns: hostile payloads in JSON: today those alone that published advisories name.
// Must not know: libraries.
using static Octavo.Lab.Workloads.Hostile.HostileBytes;

namespace Octavo.Lab.Workloads.Hostile;

/// <summary>JSON's list.</summary>
public static class JsonHostileCases
{
    /// <summary>All of them.</summary>
    public static IReadOnlyList<HostileCase> All { get; } =
    [
        new HostileCase<HostileFolder>("JSON", "depth", "100,000 objects in arrays overflowed the stack", Repeat(Text("{\"Folders\":["), Bomb), "Newtonsoft.Json CVE-2024-21907"),
    ];
}
