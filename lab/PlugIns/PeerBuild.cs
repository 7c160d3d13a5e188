// Owns: the outcome of building a peer.
// Must not know: how it came about.
namespace Octavo.Lab.PlugIns;

/// <summary>A built peer, or the reason why there is none.</summary>
/// <param name="Peer">The project.</param>
/// <param name="Assembly">The adapter's assembly, null when it could not be built.</param>
/// <param name="Unavailable">The reason, null when it was built.</param>
internal sealed record PeerBuild(PeerProject Peer, string? Assembly, string? Unavailable);
