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
            IReadOnlyList<LoadedCandidate> loaded = [.. Peer(build.Assembly, null).Candidates.Select(candidate => Present(build.Peer, candidate))];
            return build.Peer.IsFromSource ? WithSecond(loaded, build.Assembly) : loaded;
        }
        catch (Exception error) when (error is not OutOfMemoryException)
        {
            return [Absent(build.Peer, $"the adapter does not load: {CauseOf(error)}")];
        }
    }

    /// <summary>The candidates of a peer for the user's type, or one that says why there is none: what it makes of the type ahead of all calls may refuse
    /// it.</summary>
    public static IReadOnlyList<LoadedCandidate> Load(PeerProject peer, CustomBuild build)
    {
        if (build.Assembly is null)
            return [Absent(peer, build.Unavailable!) with { Tables = [] }];
        (string? version, string origin) = PackageOrigin.Of(build.AssetsFile, peer.Manifest.Package!);
        try
        {
            return [.. from candidate in Peer(build.Assembly, null).Candidates
                       let info = candidate.Info
                       select new LoadedCandidate(info.Name, info.System, info.Format, [], candidate, version ?? PackageOrigin.VersionOf(info.Library.Assembly),
                           origin, null)];
        }
        catch (Exception error) when (error is not OutOfMemoryException)
        {
            return [Absent(peer, $"does not take the type: {CauseOf(error)}") with { Tables = [] }];
        }
    }

    /// <summary>The adapter of an assembly, in a load context of its own; the one of the class named, or the only one.</summary>
    public static IPeer Peer(string assembly, string? name)
    {
        Assembly loaded = new PeerLoadContext(assembly).LoadFromAssemblyPath(assembly);
        Type adapter = loaded.GetExportedTypes()
            .Single(type => type.IsAssignableTo(typeof(IPeer)) && !type.IsAbstract && (name is null || type.FullName == name));
        return (IPeer)Activator.CreateInstance(adapter)!;
    }

    /// <summary>Octavo's candidates with their second selves, whose code the JIT compiles again.</summary>
    public static IReadOnlyList<LoadedCandidate> WithSecond(IReadOnlyList<LoadedCandidate> candidates, string assembly)
    {
        Dictionary<string, ICandidate> seconds = Peer(assembly, null).Candidates.ToDictionary(candidate => candidate.Info.Name);
        return [.. candidates.Select(
            candidate => candidate.System == "Octavo" ? candidate with { Second = seconds.GetValueOrDefault(candidate.Name) } : candidate)];
    }

    /// <summary>The row of a peer that cannot be had.</summary>
    public static LoadedCandidate Absent(PeerProject peer, string reason) =>
        new(NameOf(peer), peer.Manifest.System, peer.Manifest.Format, peer.Manifest.AllTables, null, peer.PackageVersion ?? "", "", $"{peer.Title}: {reason}");

    private static string CauseOf(Exception error)
    {
        while (error is TargetInvocationException or TypeInitializationException && error.InnerException is { } inner)
            error = inner;
        return $"{error.GetType().Name}: {error.Message}";
    }

    private LoadedCandidate Present(PeerProject peer, ICandidate candidate)
    {
        CandidateInfo info = candidate.Info;
        string assets = Path.Combine(paths.PeerOutput, "obj", peer.AssemblyName, "project.assets.json");
        (string? version, string origin) = info.System == "Octavo" ? paths.OriginOfOctavo(assets)
            : peer.Manifest.Package is { } package ? PackageOrigin.Of(assets, package)
            : (null, IsOfRuntime(info.Library.Assembly) ? "part of the .NET runtime" : "a package that the adapter references");
        // The report names the version that was loaded; that it is not the one asked for belongs beside it.
        if (IsFallback(peer, version))
            origin = $"{origin}; your feeds lack {peer.PackageVersion}";
        IReadOnlyList<string> tables = info.Tables.Count > 0 ? info.Tables : peer.Manifest.Tables;
        return new LoadedCandidate(info.Name, info.System, info.Format, tables, candidate, version ?? PackageOrigin.VersionOf(info.Library.Assembly), origin,
            null, info.Rows);
    }

    /// <summary>Whether another version of the peer's package was taken than its project asks for, because the feeds lack that.</summary>
    public static bool IsFallback(PeerProject peer, string? version) =>
        version is not null && peer.Manifest is { Fallback: not null, Package: not null } && version != peer.PackageVersion;

    private static bool IsOfRuntime(Assembly library) => Path.GetDirectoryName(library.Location) == Path.GetDirectoryName(typeof(object).Assembly.Location);

    // Two peers of one system are told apart by their versions, so their absent rows are too; Octavo's by their folders.
    private static string NameOf(PeerProject peer) =>
        peer.IsFromSource ? peer.Name : peer.Name == peer.Manifest.System.Replace(".", "", StringComparison.Ordinal).Replace("-", "", StringComparison.Ordinal)
        || peer.Manifest.System is not "Nino" ? peer.Manifest.System : $"{peer.Manifest.System} {peer.PackageVersion}";
}
