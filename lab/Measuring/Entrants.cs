// Owns: who takes part in one operation of a row, and its control.
// Must not know: rounds.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Measuring;

/// <summary>The candidates of a row that can be timed in an operation, and Octavo's first one a second time.</summary>
internal sealed class Entrants
{
    private readonly Dictionary<OpenedCandidate, Entrant> _entrants;

    /// <summary>Candidates that are ready for the operation.</summary>
    /// <param name="opened">All candidates of the row.</param>
    /// <param name="operation">The operation.</param>
    /// <param name="second">Opens a candidate from another load context; null if there is none.</param>
    public Entrants(IEnumerable<OpenedCandidate> opened, Operation operation, Func<OpenedCandidate, OpenedCandidate?>? second = null)
    {
        OpenedCandidate[] ready = [.. opened.Where(candidate => candidate.IsReadyFor(operation))];
        _entrants = ready.ToDictionary(candidate => candidate, candidate => new Entrant(candidate.Candidate, candidate.Workload!, operation));
        // Over a socket two threads wait for each other, and what runs elsewhere has a clock of its own.
        ByProcessor = TurnClock.HasProcessorTime && operation != Operation.OverSocket && !_entrants.Values.Any(entrant => entrant.IsElsewhere);
        foreach (Entrant entrant in _entrants.Values)
            entrant.ByProcessor = ByProcessor;
        if (ready.FirstOrDefault(candidate => candidate.Candidate.System == "Octavo") is not { } first || second?.Invoke(first) is not { } other
            || !other.IsReadyFor(operation))
            return;
        First = _entrants[first];
        Control = new Entrant(other.Candidate, other.Workload!, operation) { ByProcessor = ByProcessor };
    }

    /// <summary>Whether all are timed by the process's own time.</summary>
    public bool ByProcessor { get; }

    /// <summary>All that take turns, the control too.</summary>
    public IReadOnlyList<Entrant> All => Control is null ? Candidates : [.. Candidates, Control];

    /// <summary>All that are in the tables.</summary>
    public IReadOnlyList<Entrant> Candidates => [.. _entrants.Values];

    /// <summary>The candidate that has a control.</summary>
    public Entrant? First { get; }

    /// <summary>The same candidate from another load context.</summary>
    public Entrant? Control { get; }

    /// <summary>The collector in the turns so far.</summary>
    public Collector Collector =>
        Collector.Of(All.Where(entrant => entrant is { IsElsewhere: false, Failure: null }).Select(entrant => (entrant.Turns, entrant.BytesHere)));

    /// <summary>Whether all turns of each candidate together have met ten collections, or it pays so little that they would tell nothing.</summary>
    public bool HaveCollected
    {
        get
        {
            Collector collector = Collector;
            return All.Where(entrant => entrant is { IsElsewhere: false, Failure: null }).All(entrant => entrant.HasCollected(collector));
        }
    }

    /// <summary>A candidate's, or null if it cannot be timed.</summary>
    public Entrant? Of(OpenedCandidate candidate) => _entrants.GetValueOrDefault(candidate);
}
