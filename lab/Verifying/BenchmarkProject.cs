// Owns: building lab/verify on demand, and running BenchmarkDotNet with a plan.
// Must not know: rows, and what the figures mean.
using System.Globalization;
using System.Text.RegularExpressions;
using Octavo.Lab.PlugIns;
using Octavo.Lab.Verify;

namespace Octavo.Lab.Verifying;

/// <summary>BenchmarkDotNet's process.</summary>
/// <param name="paths">The checkout, or the tool's cache.</param>
/// <param name="packageSource">A further NuGet source, or null.</param>
internal sealed partial class BenchmarkProject(LabPaths paths, string? packageSource)
{
    private const string Name = "Octavo.Lab.Verify";

    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(10);

    private string Assembly => Path.Combine(paths.VerifyOutput, "bin", Name, "release", Name + ".dll");

    /// <summary>Builds it.</summary>
    /// <returns>Why it cannot be had, or null.</returns>
    public async Task<string?> BuildAsync(CancellationToken cancel)
    {
        using var limit = CancellationTokenSource.CreateLinkedTokenSource(cancel);
        limit.CancelAfter(Patience);
        string[] arguments = ["build", Path.Combine(paths.Verify, Name + ".csproj"), "-c", "Release", "-v", "q", "--nologo", "-nodeReuse:false"];
        try
        {
            (int exitCode, string output) =
                await ChildProcess.RunAsync(PeerBuilder.Dotnet, arguments, paths.Verify, limit.Token, Properties()).ConfigureAwait(false);
            return exitCode != 0 ? RestoreErrors.Explain(output) : File.Exists(Assembly) ? null : $"the build succeeded but left no {Name}.dll";
        }
        catch (OperationCanceledException) when (!cancel.IsCancellationRequested)
        {
            return $"the build took more than {Patience.TotalMinutes:0} minutes";
        }
    }

    /// <summary>Runs a plan.</summary>
    /// <param name="plan">The benchmarks.</param>
    /// <param name="job">"default" or "short".</param>
    /// <param name="folder">The folder for BenchmarkDotNet's own files.</param>
    /// <param name="done">Hears how many benchmarks have been run.</param>
    /// <param name="cancel">Ends it.</param>
    /// <returns>Its brief report; null if it left none.</returns>
    public async Task<string?> RunAsync(IReadOnlyList<VerifyCase> plan, string job, string folder, Action<int> done, CancellationToken cancel)
    {
        Directory.CreateDirectory(folder);
        string file = Path.Combine(folder, "plan.json");
        VerifyCase.Write(file, plan);
        Dictionary<string, string> environment = Properties();
        environment[VerifyCase.Variable] = file;
        (_, string output) =
            await ChildProcess.RunAsync(PeerBuilder.Dotnet, [Assembly, job, folder], paths.Verify, cancel, environment, Hear).ConfigureAwait(false);
        await File.WriteAllTextAsync(LogOf(folder), output, CancellationToken.None).ConfigureAwait(false);
        string results = Path.Combine(folder, "results");
        return Directory.Exists(results) && Directory.EnumerateFiles(results, "*-report-brief.json").FirstOrDefault() is { } report
            ? await File.ReadAllTextAsync(report, CancellationToken.None).ConfigureAwait(false) : null;

        void Hear(string line)
        {
            if (RemainingOf(line) is { } remaining)
                done(plan.Count - remaining);
        }
    }

    /// <summary>All that BenchmarkDotNet printed.</summary>
    public static string LogOf(string folder) => Path.Combine(folder, "benchmarkdotnet.log");

    /// <summary>"// ** Remained 23 (95.8 %) benchmark(s) to run. …": 23; null of another line.</summary>
    public static int? RemainingOf(string line) =>
        Remained().Match(line) is { Success: true } match ? int.Parse(match.Groups[1].Value, CultureInfo.InvariantCulture) : null;

    // By the environment, which MSBuild takes properties from: BenchmarkDotNet builds the project once more by itself.
    private Dictionary<string, string> Properties()
    {
        var properties = new Dictionary<string, string> { ["OctavoLabContract"] = LabPaths.Contract };
        if (packageSource is not null)
            properties["RestoreAdditionalProjectSources"] = PeerBuilder.Source(packageSource);
        return properties;
    }

    [GeneratedRegex(@"^// \*\* Remained (\d+) ")]
    private static partial Regex Remained();
}
