// Owns: what is common to the descriptions of places.
// Must not know: frameworks.
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

internal static class PlaceInfo
{
    /// <summary>A description: the names of places tell the candidates apart, and Octavo's of the place is what the others are compared with.</summary>
    /// <param name="variant">Octavo's candidate of several in a place, also of what is compared with it; null for the place's first.</param>
    internal static CandidateInfo Of(string system, string place, string format, string options, Type library, string? variant = null) => new()
    {
        Name = system == "Octavo" && variant is not null ? $"Octavo {variant} in {place}" : $"{system} in {place}",
        System = system,
        Format = format,
        Options = options,
        Traits = [],
        Library = library,
        Tables = ["places"],
        Rows = new Dictionary<string, IReadOnlyList<string>> { ["places"] = [$"{place}, 10 lines", $"{place}, 1,000 lines"] },
        ComparedWith = system == "Octavo" ? null : variant is null ? $"Octavo in {place}" : $"Octavo {variant} in {place}",
    };
}
