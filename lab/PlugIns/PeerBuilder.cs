// Owns: building a peer on demand, and reusing what the last run built.
// Must not know: load contexts and measuring.
namespace Octavo.Lab.PlugIns;

/// <summary>Builds peers as child processes into artifacts/lab/peers of the checkout, or of the tool's cache.</summary>
/// <param name="paths">The checkout, or the tool's cache.</param>
/// <param name="packageSource">A further NuGet source, or null.</param>
internal sealed class PeerBuilder(LabPaths paths, string? packageSource)
{
    // Octavo from its sources takes long on a machine that others use, and without it a run ends.
    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(10);

    /// <summary>Restores only: whether the peer can be had here, and in which version. Without a reason it can.</summary>
    public async Task<PeerBuild> ProbeAsync(PeerProject peer, CancellationToken cancel)
    {
        if (IsCurrent(peer))
            return new PeerBuild(peer, AssemblyOf(peer), null, VersionOf(peer));
        (int exitCode, string output) = await RunAsync("restore", peer, [], cancel).ConfigureAwait(false);
        if (exitCode != 0 && await FallsBackAsync("restore", peer, [], output, cancel).ConfigureAwait(false))
            exitCode = 0;
        return exitCode == 0 ? new PeerBuild(peer, null, null, VersionOf(peer)) : new PeerBuild(peer, null, RestoreErrors.Explain(output, peer));
    }

    /// <summary>Builds unless a build of the same sources is there.</summary>
    public async Task<PeerBuild> BuildAsync(PeerProject peer, CancellationToken cancel)
    {
        if (IsCurrent(peer))
            return new PeerBuild(peer, AssemblyOf(peer), null, VersionOf(peer));
        (int exitCode, string output) = await RunAsync("build", peer, ["-c", "Release"], cancel).ConfigureAwait(false);
        // Without a stamp: the next run asks for the version of the project again.
        if (exitCode != 0)
        {
            return await FallsBackAsync("build", peer, ["-c", "Release"], output, cancel).ConfigureAwait(false) && File.Exists(AssemblyOf(peer))
                ? new PeerBuild(peer, AssemblyOf(peer), null, VersionOf(peer)) : new PeerBuild(peer, null, RestoreErrors.Explain(output, peer));
        }

        if (!File.Exists(AssemblyOf(peer)))
            return new PeerBuild(peer, null, $"the build succeeded but left no {Path.GetFileName(AssemblyOf(peer))}");
        await File.WriteAllTextAsync(StampFile(peer), Stamp(peer), cancel).ConfigureAwait(false);
        return new PeerBuild(peer, AssemblyOf(peer), null, VersionOf(peer));
    }

    // Where the feeds lack the version that the project asks for, and peer.json allows another: the newest that they have. What the first build left is of
    // another version, or of none.
    private async Task<bool> FallsBackAsync(string verb, PeerProject peer, IEnumerable<string> more, string output, CancellationToken cancel)
    {
        if (peer.Manifest is not { Fallback: { } version, Package: { } package } || !RestoreErrors.LacksPackage(output))
            return false;
        // Where nothing was built yet the folder is not there either, which File.Delete minds.
        foreach (string left in new[] { StampFile(peer), AssemblyOf(peer) }.Where(File.Exists))
            File.Delete(left);
        Directory.CreateDirectory(paths.PeerOutput);
        string targets = Path.Combine(paths.PeerOutput, $"{peer.Name}.fallback.targets");
        await File.WriteAllTextAsync(targets, FallbackTargets(package, version), cancel).ConfigureAwait(false);
        (int exitCode, _) = await RunAsync(verb, peer, [.. more, $"-p:CustomAfterMicrosoftCommonTargets={targets}"], cancel).ConfigureAwait(false);
        return exitCode == 0;
    }

    /// <summary>What changes a package's version after a project's own words.</summary>
    public static string FallbackTargets(string package, string version) =>
        $"<Project><ItemGroup><PackageReference Update=\"{package}\" Version=\"{version}\" /></ItemGroup></Project>\n";

    private string? VersionOf(PeerProject peer) =>
        peer.Manifest.Package is { } package
            ? PackageOrigin.Of(Path.Combine(paths.PeerOutput, "obj", peer.AssemblyName, "project.assets.json"), package).Version : null;

    private async Task<(int ExitCode, string Output)> RunAsync(string verb, PeerProject peer, IEnumerable<string> more, CancellationToken cancel)
    {
        List<string> arguments = [verb, peer.ProjectFile, .. more, "-v", "q", "--nologo", "-nodeReuse:false", $"-p:OctavoLabContract={LabPaths.Contract}"];
        if (paths.Packages is { } version)
            arguments.Add($"-p:OctavoLabPackages={version}");
        if (packageSource is not null)
            arguments.Add($"-p:RestoreAdditionalProjectSources={Source(packageSource)}");
        using var limit = CancellationTokenSource.CreateLinkedTokenSource(cancel);
        limit.CancelAfter(Patience);
        try
        {
            return await ChildProcess.RunAsync(Dotnet, arguments, peer.Folder, limit.Token).ConfigureAwait(false);
        }
        catch (OperationCanceledException) when (!cancel.IsCancellationRequested)
        {
            return (-1, $"error LAB0001: the {verb} took more than {Patience.TotalMinutes:0} minutes");
        }
    }

    /// <summary>A relative folder is meant from where the user is, not from the project.</summary>
    public static string Source(string source) => source.Contains("://", StringComparison.Ordinal) ? source : Path.GetFullPath(source);

    /// <summary>The .NET host that this process was started with, else the one on the path.</summary>
    public static string Dotnet => Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") is { Length: > 0 } host ? host : "dotnet";

    private string OutputOf(PeerProject peer) => Path.Combine(paths.PeerOutput, "bin", peer.AssemblyName, "release");

    private string AssemblyOf(PeerProject peer) => Path.Combine(OutputOf(peer), peer.AssemblyName + ".dll");

    private string StampFile(PeerProject peer) => Path.Combine(OutputOf(peer), "lab-stamp.txt");

    private bool IsCurrent(PeerProject peer) =>
        File.Exists(AssemblyOf(peer)) && File.Exists(StampFile(peer)) && File.ReadAllText(StampFile(peer)) == Stamp(peer);

    // The package source is not part of it: a package in a version is the same wherever it came from.
    private string Stamp(PeerProject peer)
    {
        List<string> folders = [peer.Folder, paths.Workloads];
        // Octavo's adapters are built from src, and that of codecs made at run time compiles the sources of the other.
        if (peer.IsFromSource)
            folders = [paths.Sources, paths.Workloads, .. Directory.GetDirectories(paths.Peers, "Octavo*")];
        string[] shared = [.. Directory.GetFiles(paths.Peers), LabPaths.Contract];
        return InputStamp.Of(folders, shared, [Environment.Version.ToString(2), paths.Packages ?? ""]);
    }
}
