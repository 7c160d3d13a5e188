// Owns: a candidate as a peer.json outside of .NET describes it.
// Must not know: how it is built or asked.
namespace Octavo.Lab.Outside;

/// <summary>A candidate outside of .NET.</summary>
/// <param name="Name">Name in the tables and in the protocol.</param>
/// <param name="System">The system as results.json spells it.</param>
/// <param name="Format">The format family.</param>
/// <param name="Options">Configuration in words.</param>
/// <param name="Traits">What the payload carries.</param>
/// <param name="Rows">Table id to the rows that it has there.</param>
/// <param name="InDocument">Table id to the method's name in the document, or what its methods' names begin with.</param>
/// <param name="Lacks">Why it has not all operations of its rows, in words.</param>
internal sealed record OutsideCandidateManifest(
    string Name, string System, string Format, string Options, IReadOnlyList<string> Traits, IReadOnlyDictionary<string, IReadOnlyList<string>> Rows,
    IReadOnlyDictionary<string, string>? InDocument = null, string? Lacks = null);
