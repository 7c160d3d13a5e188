// Owns: what the user asked for.
// Must not know: how options are spelled.
using System.Globalization;
using Octavo.Lab.Measuring;

namespace Octavo.Lab.Commands;

/// <summary>Options of a run.</summary>
internal sealed record RunOptions(
    IReadOnlyList<string> Tables, IReadOnlyList<string> Peers, int? Rounds, string Gc, string Scale, int Seed, string? Out, string? PackageSource,
    string? MavenRepository, string? Data, bool Quick, string Layout, IReadOnlyList<string> Formats, bool? Jvm, bool? Haskell,
        IReadOnlyDictionary<string, string> Sources,
    bool All = false, double? TurnMs = null, double? BudgetSeconds = null, bool Full = false)
{
    /// <summary>How long and how often is measured. Rounds, turns and a scale that are asked for are taken in full, however long they take, unless a budget is
    /// asked for too.</summary>
    public MeasureSettings Effort
    {
        get
        {
            MeasureSettings settings = Quick ? MeasureSettings.Quick : MeasureSettings.Standard;
            bool isOwn = Rounds is not null || TurnMs is not null || ScaleFactor is not null;
            return settings with
            {
                Part = Quick || IsNamed || isOwn ? settings.Part : MeasureSettings.PartOfAll,
                Rounds = Rounds ?? settings.Rounds,
                Slice = TurnMs is { } turn ? TimeSpan.FromMilliseconds(turn) : settings.Slice,
                Budget = BudgetSeconds is { } seconds ? TimeSpan.FromSeconds(seconds) : isOwn ? null : settings.Budget,
            };
        }
    }

    /// <summary>Whether peers take part that have to be asked for: tables or peers are named, or all are asked for.</summary>
    public bool IsNamed => All || Tables.Count > 0 || Peers.Count > 0;

    /// <summary>The scale as a factor of the documents' counts; null for "small", which is each table's own.</summary>
    public double? ScaleFactor => ScaleOf(Scale, out double? factor) ? factor : null;

    /// <summary>Whether a peer takes part: Octavo always does, others when named or when none is.</summary>
    public bool Wants(string peer, string system) =>
        Peers.Count == 0 || system == "Octavo"
            || Peers.Any(wanted => wanted.Equals(peer, StringComparison.OrdinalIgnoreCase) || wanted.Equals(system, StringComparison.OrdinalIgnoreCase));

    /// <summary>Whether <c>--peer</c> names it.</summary>
    public bool Names(string name) => Peers.Contains(name, StringComparer.OrdinalIgnoreCase);

    /// <summary>Whether an option asks for a peer outside of .NET; null if the option was not given.</summary>
    public bool? Asks(string option) => option switch
    {
        "--jvm" => Jvm,
        "--haskell" => Haskell,
        _ => null,
    };

    /// <summary>Reads a scale: small (no factor), full, or a factor above 0.</summary>
    public static bool ScaleOf(string? text, out double? factor)
    {
        factor = text switch
        {
            "small" => null,
            "full" => 1,
            _ => double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out double number) && number > 0 && double.IsFinite(number) ? number
                : null,
        };
        return factor is not null || text == "small";
    }
}
