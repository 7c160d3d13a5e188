// Owns: a candidate's figures in results.json.
// Must not know: how they are computed or shown.
using System.Text.Json.Serialization;

namespace Octavo.Lab.Results;

/// <summary>Figures of one candidate in one row; times are null when it is absent or wrong.</summary>
internal sealed record CandidateResult
{
    /// <summary>The candidate.</summary>
    public required string Name { get; init; }

    /// <summary>Its system.</summary>
    public required string System { get; init; }

    /// <summary>Its format family.</summary>
    public required string Format { get; init; }

    /// <summary>The version loaded.</summary>
    public string Version { get; init; } = "";

    /// <summary>Where it came from.</summary>
    public string Origin { get; init; } = "";

    /// <summary>Configuration in words.</summary>
    public string Options { get; init; } = "";

    /// <summary>What the payload carries.</summary>
    public IReadOnlyList<string> Traits { get; init; } = [];

    /// <summary>Rounds measured.</summary>
    public int Rounds { get; init; }

    /// <summary>Median over rounds, nanoseconds an operation, with the collector's part at its steady rate.</summary>
    public double? MedianNs { get; init; }

    /// <summary>Mean over rounds.</summary>
    public double? MeanNs { get; init; }

    /// <summary>Standard deviation over rounds.</summary>
    public double? StdDevNs { get; init; }

    /// <summary>Tenth percentile over rounds.</summary>
    public double? P10Ns { get; init; }

    /// <summary>Ninetieth percentile over rounds.</summary>
    public double? P90Ns { get; init; }

    /// <summary>The Octavo candidate that the ratio is against; null if there is none.</summary>
    public string? ComparedWith { get; init; }

    /// <summary>Median over rounds of this time ÷ Octavo's time in the same round: more than 1 means that Octavo is faster.</summary>
    public double? RatioToOctavo { get; init; }

    /// <summary>Tenth percentile of the ratio.</summary>
    public double? RatioP10 { get; init; }

    /// <summary>Ninetieth percentile of the ratio.</summary>
    public double? RatioP90 { get; init; }

    /// <summary>Lower end of the 95 % interval of <see cref="RatioToOctavo"/>; null if there were too few rounds for one, and in files of older
    /// versions.</summary>
    public double? RatioLow { get; init; }

    /// <summary>Upper end of that interval.</summary>
    public double? RatioHigh { get; init; }

    /// <summary>The collector's part of the times above, nanoseconds an operation; null if it is not known.</summary>
    public double? CollectorNs { get; init; }

    /// <summary>Collections from which on a candidate's turns, or a row's, tell what the collector costs.</summary>
    public const int LeastCollections = 10;

    /// <summary>The collector's part of the time, from 0 to 1; null if nothing is known of it.</summary>
    [JsonIgnore]
    public double? CollectorPart => MedianNs > 0 ? CollectorNs / MedianNs : null;

    /// <summary>What a verdict goes by: the interval, or the spread in files that have none.</summary>
    [JsonIgnore]
    public double? Low => RatioLow ?? RatioP10;

    /// <summary>The upper end of that.</summary>
    [JsonIgnore]
    public double? High => RatioHigh ?? RatioP90;

    /// <summary>Payload size of the first value.</summary>
    public int? Bytes { get; init; }

    /// <summary>Bytes allocated by an operation.</summary>
    public long? AllocatedBytes { get; init; }

    /// <summary>Collections of generations 0, 1, 2 during all timed rounds.</summary>
    public IReadOnlyList<int>? Gc { get; init; }

    /// <summary>Whether all values came back equal, except for what is declared in <see cref="NotKept"/>.</summary>
    public bool Verified { get; init; }

    /// <summary>What the format does not keep by its documentation.</summary>
    public IReadOnlyList<string> NotKept { get; init; } = [];

    /// <summary>What came back wrong, or null.</summary>
    public string? Wrong { get; init; }

    /// <summary>Why the candidate is absent, or null.</summary>
    public string? Unavailable { get; init; }

    /// <summary>The document's figures, one for each runtime it has; null if it has none.</summary>
    public IReadOnlyList<PublishedFigure>? Published { get; init; }
}
