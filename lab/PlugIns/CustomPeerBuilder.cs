// Owns: building a peer's adapter for the user's type, beside Octavo's.
// Must not know: measuring.
namespace Octavo.Lab.PlugIns;

/// <summary>A project for each peer, so a package which cannot be had costs one row.</summary>
/// <param name="paths">The checkout.</param>
/// <param name="packageSource">A further NuGet source, or null.</param>
/// <param name="annotate">Whether attributes that are missing are generated if that is possible.</param>
internal sealed class CustomPeerBuilder(LabPaths paths, string? packageSource, bool annotate)
{
    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(5);

    /// <summary>Builds one; <paramref name="octavo"/> is the build of Octavo's own adapter.</summary>
    public async Task<CustomBuild> BuildAsync(CustomKind kind, PeerProject peer, string project, CustomBuild octavo, CancellationToken cancel)
    {
        CustomTypes types = octavo.Types!;
        if (CustomAnnotations.Refuses(kind, types) is { } refusal)
            return Unavailable(refusal);
        string? declarations = null;
        if (CustomAnnotations.Lacking(kind, types) is { Count: > 0 } lacking)
        {
            string reason = CustomAnnotations.Lacks(kind, lacking);
            if (!annotate)
                return Unavailable($"{reason}; --annotate adds it where types are partial");
            (declarations, string? obstacle) = CustomAnnotations.Declare(kind, types, lacking, octavo.Sources.Select(File.ReadAllText));
            if (declarations is null)
                return Unavailable($"{reason}, and it cannot be added: {obstacle}");
        }

        string name = $"Octavo.Lab.Custom{kind.Peer}", folder = Path.Combine(paths.CustomOutput, kind.Peer);
        // A project that references the library itself keeps its version.
        string version = PackageOrigin.Of(octavo.AssetsFile, peer.Manifest.Package!).Version ?? peer.PackageVersion!;
        await CustomProject.WritePeerAsync(folder, name, project, peer, version, types, declarations + CustomAnnotations.DeclareEnums(kind, types),
            declarations is null ? [] : octavo.Sources, paths).ConfigureAwait(false);
        List<string> arguments = ["build", Path.Combine(folder, name + ".csproj"), "-c", "Release", "-v", "q", "--nologo", "-nodeReuse:false",
            $"-p:OctavoLabContract={LabPaths.Contract}"];
        if (packageSource is not null)
            arguments.Add($"-p:RestoreAdditionalProjectSources={PeerBuilder.Source(packageSource)}");
        using var limit = CancellationTokenSource.CreateLinkedTokenSource(cancel);
        limit.CancelAfter(Patience);
        try
        {
            (int exitCode, string output) = await ChildProcess.RunAsync(PeerBuilder.Dotnet, arguments, folder, limit.Token).ConfigureAwait(false);
            return exitCode == 0
                ? new CustomBuild(Path.Combine(folder, "bin", "Release", "net10.0", name + ".dll"), octavo.Type,
                    Path.Combine(folder, "obj", "project.assets.json"), null)
                { Types = types }
                : Unavailable(RestoreErrors.Explain(output, peer));
        }
        catch (OperationCanceledException)
        {
            return Unavailable(cancel.IsCancellationRequested ? "the run was stopped before it was built"
                : $"the build took more than {Patience.TotalMinutes:0} minutes");
        }
    }

    private static CustomBuild Unavailable(string reason) => new(null, null, "", reason);
}
