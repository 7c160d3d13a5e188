// Owns: which Octavo candidate another is compared with.
// Must not know: how turns are taken.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Measuring;

/// <summary>Chooses the base of a ratio.</summary>
internal static class Comparison
{
    /// <summary>
    /// Octavo's candidate of the same family, or the one that a table names for binary formats; while there is none, the one for MessagePack. Octavo's own
    /// are compared within their family. Null when Octavo is absent.
    /// </summary>
    public static Entrant? BaseOf(Entrant entrant, IReadOnlyList<Entrant> entrants, string? binaryBase = null)
    {
        IEnumerable<Entrant> octavo = entrants.Where(other => other.Candidate.System == "Octavo" && other.Failure is null && other.Turns.Count > 0);
        string? wanted = entrant.Candidate.Candidate?.Info.ComparedWith
            ?? (entrant.Candidate is { Format: Formats.Binary, System: not "Octavo" } ? binaryBase : null);
        if (octavo.FirstOrDefault(other => other.Candidate.Name == wanted) is { } named)
            return named;
        return octavo.FirstOrDefault(other => other.Candidate.Format == entrant.Candidate.Format)
            ?? octavo.FirstOrDefault(other => other.Candidate.Format == Formats.MessagePack);
    }
}
