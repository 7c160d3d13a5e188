// Owns: building an adapter for the user's type: the user's project first, then one beside it that names the type.
// Must not know: measuring.
using System.Text.Json;

namespace Octavo.Lab.PlugIns;

/// <summary>Builds into artifacts/lab/custom; nothing of the user's is changed.</summary>
/// <param name="paths">The checkout, or the tool's cache.</param>
/// <param name="packageSource">A further NuGet source, or null.</param>
internal sealed class CustomBuilder(LabPaths paths, string? packageSource)
{
    private const string Name = "Octavo.Lab.Custom";

    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(5);

    private string Folder => Path.Combine(paths.CustomOutput, "adapter");

    /// <summary>Builds both.</summary>
    public async Task<CustomBuild> BuildAsync(string project, string type, CancellationToken cancel)
    {
        CustomBuild own = await FindAsync(project, type, cancel).ConfigureAwait(false);
        if (own.Types is not { } types)
            return own;
        await CustomProject.WriteAsync(Folder, Name, project, types, paths).ConfigureAwait(false);
        string file = Path.Combine(Folder, Name + ".csproj");
        List<string> arguments = ["build", file, "-c", "Release", "-v", "q", $"-p:OctavoLabContract={LabPaths.Contract}"];
        if (packageSource is not null)
            arguments.Add($"-p:RestoreAdditionalProjectSources={PeerBuilder.Source(packageSource)}");
        (int exitCode, string output) = await RunAsync(arguments, cancel).ConfigureAwait(false);
        string assembly = Path.Combine(Folder, "bin", "Release", "net10.0", Name + ".dll");
        return exitCode == 0 && File.Exists(assembly)
            ? own with { Assembly = assembly, AssetsFile = Path.Combine(Folder, "obj", "project.assets.json") }
            : Unavailable($"The adapter for {types.Root.FullName} {RestoreErrors.Explain(output)}");
    }

    /// <summary>Builds the user's project and finds the type in it, with no adapter yet.</summary>
    public async Task<CustomBuild> FindAsync(string project, string type, CancellationToken cancel)
    {
        (int exitCode, string output) = await RunAsync(
            ["build", project, "-c", "Release", "-v", "q", "-t:Build", "-getProperty:TargetPath", "-getProperty:TargetFramework",
                "-getItem:Compile,RuntimeCopyLocalItems"], cancel).ConfigureAwait(false);
        if (exitCode != 0)
            return Unavailable($"{Path.GetFileName(project)} {RestoreErrors.Explain(output)}");
        (string? target, IReadOnlyList<string> sources, IReadOnlyList<string> references) = Target(output);
        if (target is null)
            return Unavailable($"{Path.GetFileName(project)} builds for several frameworks; one that builds for one, .NET 10 or lower, is needed.");
        try
        {
            CustomTypes types = CustomTypes.Find(target, type, references);
            return new CustomBuild(null, types.Root.FullName, "", null) { Types = types, Sources = sources };
        }
        catch (InvalidDataException missing)
        {
            return Unavailable(missing.Message);
        }
    }

    private static CustomBuild Unavailable(string reason) => new(null, null, "", reason);

    // The properties come as JSON after whatever the build printed. Of the sources, the assembly's own attributes are left out: an adapter has its own.
    private static (string? Target, IReadOnlyList<string> Sources, IReadOnlyList<string> References) Target(string output)
    {
        int json = output.IndexOf('{', StringComparison.Ordinal);
        if (json < 0)
            return (null, [], []);
        using JsonDocument build = JsonDocument.Parse(output.AsMemory(json, output.LastIndexOf('}') - json + 1));
        JsonElement values = build.RootElement.GetProperty("Properties");
        if (values.GetProperty("TargetFramework").GetString() is not { Length: > 0 }
            || values.GetProperty("TargetPath").GetString() is not { Length: > 0 } path)
            return (null, [], []);
        return (
            path,
            [.. Files("Compile")
                .Where(
                    file =>
                        !file.EndsWith(".AssemblyInfo.cs", StringComparison.Ordinal) && !file.EndsWith(".AssemblyAttributes.cs", StringComparison.Ordinal))],
            [.. Files("RuntimeCopyLocalItems").Where(file => file.EndsWith(".dll", StringComparison.Ordinal))]);

        IEnumerable<string> Files(string item) =>
            build.RootElement.GetProperty("Items").GetProperty(item).EnumerateArray().Select(one => one.GetProperty("FullPath").GetString()!);
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
            return (-1,
                cancel.IsCancellationRequested ? "error LAB0002: the run was stopped before it was built"
                    : $"error LAB0001: the build took more than {Patience.TotalMinutes:0} minutes");
        }
    }
}
