// Owns: which formats have hostile payloads. A new format is a list beside the others and a line here.
// Must not know: libraries.
namespace Octavo.Lab.Workloads.Hostile;

/// <summary>All payloads.</summary>
public static class HostileCases
{
    /// <summary>Formats that have some.</summary>
    public static IReadOnlyList<string> Formats { get; } = ["Binary", "Compact", "MessagePack", "JSON"];

    /// <summary>The payloads of a format, made once.</summary>
    public static IReadOnlyList<HostileCase> Of(string format) => format switch
    {
        "Binary" => BinaryHostileCases.All,
        "Compact" => CompactHostileCases.All,
        "MessagePack" => MessagePackHostileCases.All,
        "JSON" => JsonHostileCases.All,
        _ => [],
    };
}
