// Owns: what the user asked for.
// Must not know: how options are spelled.
using System.Globalization;

namespace Octavo.Lab.Commands;

/// <summary>Options of a run.</summary>
internal sealed record RunOptions(
    IReadOnlyList<string> Tables, IReadOnlyList<string> Peers, int? Rounds, string Gc, string Scale, int Seed, string? Out, string? PackageSource,
    string? MavenRepository, string? Data, bool Quick, string Layout)
{
    /// <summary>The scale as a factor of the documents' counts.</summary>
    public double ScaleFactor => ScaleOf(Scale) ?? 1;

    /// <summary>Whether a peer takes part: Octavo always does, others when named or when none is.</summary>
    public bool Wants(string peer, string system) =>
        Peers.Count == 0 || system == "Octavo" || Peers.Any(wanted => wanted.Equals(peer, StringComparison.OrdinalIgnoreCase) || wanted.Equals(system, StringComparison.OrdinalIgnoreCase));

    /// <summary>Reads a scale; null when it is none. "small" is a tenth of the counts of tables that have any.</summary>
    public static double? ScaleOf(string? text) => text switch
    {
        "full" => 1,
        "small" => 0.1,
        _ => double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out double factor) && factor > 0 && double.IsFinite(factor) ? factor : null,
    };
}
