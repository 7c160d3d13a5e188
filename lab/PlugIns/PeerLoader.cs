// Owns: turning a built peer into candidates.
// Must not know: building and measuring.
using System.Reflection;
using Octavo.Lab.Contract;

namespace Octavo.Lab.PlugIns;

/// <summary>Loads adapters, each in a context of its own.</summary>
internal sealed class PeerLoader(LabPaths paths)
{
    /// <summary>The peer's candidates, or one that says why there is none.</summary>
    public IReadOnlyList<LoadedCandidate> Load(PeerBuild build)
    {
        if (build.Assembly is null)
            return [Absent(build.Peer, build.Unavailable ?? "not built")];
        try
        {
            return [.. Peer(build.Assembly, null).Candidates.Select(candidate => Present(build.Peer, candidate))];
        }
        catch (Exception error) when (error is not OutOfMemoryException)
        {
            Exception cause = error;
            while (cause is TargetInvocationException or TypeInitializationException && cause.InnerException is { } inner)
                cause = inner;
            return [Absent(build.Peer, $"the adapter does not load: {cause.GetType().Name}: {cause.Message}")];
        }
    }

    /// <summary>The adapter of an assembly, in a load context of its own; the one of the class named, or the only one.</summary>
    public static IPeer Peer(string assembly, string? name)
    {
        Assembly loaded = new PeerLoadContext(assembly).LoadFromAssemblyPath(assembly);
        Type adapter = loaded.GetExportedTypes().Single(type => type.IsAssignableTo(typeof(IPeer)) && !type.IsAbstract && (name is null || type.FullName == name));
        return (IPeer)Activator.CreateInstance(adapter)!;
    }

    /// <summary>The row of a peer that cannot be had.</summary>
    public static LoadedCandidate Absent(PeerProject peer, string reason) =>
        new(NameOf(peer), peer.Manifest.System, peer.Manifest.Format, peer.Manifest.AllTables, null, peer.PackageVersion ?? "", "", $"{peer.Title}: {reason}");

    private LoadedCandidate Present(PeerProject peer, ICandidate candidate)
    {
        CandidateInfo info = candidate.Info;
        string assets = Path.Combine(paths.PeerOutput, "obj", peer.AssemblyName, "project.assets.json");
        (string? version, string origin) = info.System == "Octavo" ? paths.OriginOfOctavo(assets)
            : peer.Manifest.Package is { } package ? PackageOrigin.Of(assets, package)
            : (null, "part of the .NET runtime");
        IReadOnlyList<string> tables = info.Tables.Count > 0 ? info.Tables : peer.Manifest.Tables;
        return new LoadedCandidate(info.Name, info.System, info.Format, tables, candidate, version ?? PackageOrigin.VersionOf(info.Library.Assembly), origin, null);
    }

    // Two peers of one system are told apart by their versions, so their absent rows are too; Octavo's by their folders.
    private static string NameOf(PeerProject peer) => peer.IsFromSource ? peer.Name : peer.Name == peer.Manifest.System.Replace(".", "", StringComparison.Ordinal).Replace("-", "", StringComparison.Ordinal)
        || peer.Manifest.System is not "Nino" ? peer.Manifest.System : $"{peer.Manifest.System} {peer.PackageVersion}";
}
