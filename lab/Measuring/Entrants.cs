// Owns: who takes part in one operation of a row.
// Must not know: rounds.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Measuring;

/// <summary>The candidates of a row that can be timed in an operation.</summary>
internal sealed class Entrants(IEnumerable<OpenedCandidate> opened, Operation operation)
{
    private readonly Dictionary<OpenedCandidate, Entrant> _entrants = opened.Where(candidate => candidate.IsReadyFor(operation))
        .ToDictionary(candidate => candidate, candidate => new Entrant(candidate.Candidate, candidate.Workload!, operation));

    /// <summary>All of them.</summary>
    public IReadOnlyList<Entrant> All => [.. _entrants.Values];

    /// <summary>A candidate's, or null where it cannot be timed.</summary>
    public Entrant? Of(OpenedCandidate candidate) => _entrants.GetValueOrDefault(candidate);
}
