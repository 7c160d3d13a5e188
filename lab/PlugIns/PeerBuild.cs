// Owns: the outcome of building a peer.
// Must not know: how it came about.
namespace Octavo.Lab.PlugIns;

/// <summary>A built peer, or the reason why there is none.</summary>
/// <param name="Peer">The project.</param>
/// <param name="Assembly">The adapter's assembly, null when it could not be built.</param>
/// <param name="Unavailable">The reason, null when it was built.</param>
/// <param name="Version">The version of its package that was restored; null if none is needed or known.</param>
internal sealed record PeerBuild(PeerProject Peer, string? Assembly, string? Unavailable, string? Version = null)
{
    /// <summary>"MessagePack 3.1.8", "MessagePack 2.5.307 (your feeds lack 3.1.8)", with the version that runs.</summary>
    public string Title => Version is null || Peer.Manifest.Package is not { } package ? Peer.Title
        : Version == Peer.PackageVersion ? $"{package} {Version}" : $"{package} {Version} (your feeds lack {Peer.PackageVersion})";
}
