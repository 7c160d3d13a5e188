// Owns: what a candidate says about itself.
// Must not know: how it is measured or shown.
namespace Octavo.Lab.Contract;

/// <summary>One library in one configuration, as its adapter describes it.</summary>
public sealed record CandidateInfo
{
    /// <summary>The candidate's name, unique in the lab: "MessagePack (native resolver)".</summary>
    public required string Name { get; init; }

    /// <summary>The system it belongs to, as results.json spells it: "MessagePack".</summary>
    public required string System { get; init; }

    /// <summary>The format family, one of <see cref="Formats"/>.</summary>
    public required string Format { get; init; }

    /// <summary>Configuration in words: resolver, mode, what is called.</summary>
    public required string Options { get; init; }

    /// <summary>What the payload carries, of <see cref="Traits"/>.</summary>
    public required IReadOnlyList<string> Traits { get; init; }

    /// <summary>What the format does not keep by its documentation.</summary>
    public IReadOnlyList<NotKeptNote> NotKept { get; init; } = [];

    /// <summary>A type of the library, to tell the version that was loaded.</summary>
    public required Type Library { get; init; }

    /// <summary>Table id to the method's name in the document, where the document has this configuration.</summary>
    public IReadOnlyDictionary<string, string> InDocument { get; init; } = new Dictionary<string, string>();

    /// <summary>Tables it is in; empty means all tables that its adapter has a workload for.</summary>
    public IReadOnlyList<string> Tables { get; init; } = [];

    /// <summary>Table to the rows that it has there; null means all.</summary>
    public IReadOnlyDictionary<string, IReadOnlyList<string>>? Rows { get; init; }

    /// <summary>What the library throws for data that it refuses; any other exception is a fault of its own. Null if its documentation names none.</summary>
    public Type? Refusal { get; init; }

    /// <summary>The Octavo candidate that it is compared with, where that is not the one of its family: like is compared with like.</summary>
    public string? ComparedWith { get; init; }

    /// <summary>All declared losses together.</summary>
    public NotKept Lost => NotKept.Aggregate(Contract.NotKept.None, (all, note) => all | note.What);
}
