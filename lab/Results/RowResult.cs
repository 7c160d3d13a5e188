// Owns: a row in results.json.
// Must not know: how it is shown.
using System.Text.Json.Serialization;

namespace Octavo.Lab.Results;

/// <summary>One workload and operation with all its candidates.</summary>
/// <param name="Row">The workload.</param>
/// <param name="Operation">Begins with "serialize" or "deserialize".</param>
/// <param name="Candidates">The candidates.</param>
internal sealed record RowResult(string Row, string Operation, IReadOnlyList<CandidateResult> Candidates)
{
    // The lab's own console compiles a few now and then.
    private const long Unnoticed = 20;

    /// <summary>Length of a turn, milliseconds, where a whole pool of values takes no longer; null if nothing was timed, and in files of older
    /// versions.</summary>
    public double? TurnMs { get; init; }

    /// <summary>Methods that were compiled during the rounds that count; null if nothing was timed, and in files of older versions.</summary>
    public long? Compiled { get; init; }

    /// <summary>The row's control; null if Octavo has no candidate, and in files of older versions.</summary>
    public ControlResult? Control { get; init; }

    /// <summary>"processor" if turns were timed by the process's own time, "elapsed" if by the time that passed; null if nothing was timed, and in files of
    /// older versions, which have elapsed time.</summary>
    public string? Clock { get; init; }

    /// <summary>How often the row was measured: more than once if it had not settled and time was left. The figures are those of one time. Null if nothing was
    /// timed, and in files of older versions.</summary>
    public int? Tries { get; init; }

    /// <summary>Whether code no longer changed while it was timed.</summary>
    [JsonIgnore]
    public bool IsCompiled => Compiled is not > Unnoticed;

    /// <summary>Collections of all candidates' turns.</summary>
    [JsonIgnore]
    public int Collections => Candidates.Sum(candidate => candidate.Gc is { Count: > 0 } gc ? gc[0] : 0);

    /// <summary>Whether the row met collections enough to tell what a byte costs, if that makes a difference to anyone.</summary>
    [JsonIgnore]
    public bool IsCollected =>
        Collections >= CandidateResult.LeastCollections || !Candidates.Any(candidate => candidate.CollectorNs > Verdicts.Margin * candidate.MedianNs);

    /// <summary>Whether figures can be taken from it: code no longer changed, the control holds, and the collector's part is known.</summary>
    [JsonIgnore]
    public bool IsSettled => IsCompiled && Control is not { Holds: false } && IsCollected;
}
