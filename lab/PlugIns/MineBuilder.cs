// Owns: building an adapter for the user's type: the user's project first, then one beside it that names the type.
// Must not know: measuring.
using System.Text.Json;

namespace Octavo.Lab.PlugIns;

/// <summary>Builds into artifacts/lab/mine; nothing of the user's is changed.</summary>
/// <param name="paths">The checkout.</param>
/// <param name="packageSource">A further NuGet source, or null.</param>
internal sealed class MineBuilder(LabPaths paths, string? packageSource)
{
    private const string Name = "Octavo.Lab.Mine";

    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(5);

    private string Folder => Path.Combine(paths.Reports, "mine", "adapter");

    /// <summary>Builds both.</summary>
    public async Task<MineBuild> BuildAsync(string project, string type, CancellationToken cancel)
    {
        (int exitCode, string output) = await RunAsync(["build", project, "-c", "Release", "-v", "q", "-t:Build", "-getProperty:TargetPath", "-getProperty:TargetFramework"], cancel).ConfigureAwait(false);
        if (exitCode != 0)
            return Unavailable($"{Path.GetFileName(project)} {RestoreErrors.Explain(output)}");
        if (Target(output) is not { } target)
            return Unavailable($"{Path.GetFileName(project)} builds for several frameworks; one that builds for one, .NET 10 or lower, is needed.");
        MineTypes types;
        try
        {
            types = MineTypes.Find(target, type);
        }
        catch (InvalidDataException missing)
        {
            return Unavailable(missing.Message);
        }

        await MineProject.WriteAsync(Folder, Name, project, types, paths).ConfigureAwait(false);
        string file = Path.Combine(Folder, Name + ".csproj");
        List<string> arguments = ["build", file, "-c", "Release", "-v", "q", $"-p:OctavoLabContract={LabPaths.Contract}"];
        if (packageSource is not null)
            arguments.Add($"-p:RestoreAdditionalProjectSources={packageSource}");
        (exitCode, output) = await RunAsync(arguments, cancel).ConfigureAwait(false);
        string assembly = Path.Combine(Folder, "bin", "Release", "net10.0", Name + ".dll");
        return exitCode == 0 && File.Exists(assembly)
            ? new MineBuild(assembly, types.Root.FullName, Path.Combine(Folder, "obj", "project.assets.json"), null)
            : Unavailable($"The adapter for {types.Root.FullName} {RestoreErrors.Explain(output)}");
    }

    private static MineBuild Unavailable(string reason) => new(null, null, "", reason);

    // The properties come as JSON behind whatever the build printed.
    private static string? Target(string output)
    {
        int json = output.IndexOf('{', StringComparison.Ordinal);
        if (json < 0)
            return null;
        using JsonDocument properties = JsonDocument.Parse(output.AsMemory(json, output.LastIndexOf('}') - json + 1));
        JsonElement values = properties.RootElement.GetProperty("Properties");
        return values.GetProperty("TargetFramework").GetString() is { Length: > 0 } && values.GetProperty("TargetPath").GetString() is { Length: > 0 } path ? path : null;
    }

    private async Task<(int ExitCode, string Output)> RunAsync(IEnumerable<string> arguments, CancellationToken cancel)
    {
        Directory.CreateDirectory(Folder);
        using var limit = CancellationTokenSource.CreateLinkedTokenSource(cancel);
        limit.CancelAfter(Patience);
        try
        {
            return await ChildProcess.RunAsync(PeerBuilder.Dotnet, [.. arguments, "--nologo", "-nodeReuse:false"], Folder, limit.Token).ConfigureAwait(false);
        }
        catch (OperationCanceledException)
        {
            return (-1, cancel.IsCancellationRequested ? "error LAB0002: the run was stopped before it was built" : $"error LAB0001: the build took more than {Patience.TotalMinutes:0} minutes");
        }
    }
}
