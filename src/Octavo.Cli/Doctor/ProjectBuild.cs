// Owns: the build of a project by the SDK, and what it said. Knows no codec.
using System.Diagnostics;
using System.Text.RegularExpressions;

namespace Octavo.Cli.Doctor;

/// <summary>A build that has ended.</summary>
internal sealed partial class ProjectBuild
{
    private ProjectBuild(string? assembly, List<string> diagnostics) => (Assembly, Diagnostics) = (assembly, diagnostics);

    /// <summary>What was built; null if there were errors.</summary>
    internal string? Assembly { get; }

    /// <summary>The generator's diagnostics, and the errors of others.</summary>
    internal List<string> Diagnostics { get; }

    /// <exception cref="UsageException">There is no SDK, or the project has several target frameworks.</exception>
    internal static async Task<ProjectBuild> RunAsync(string project, string? framework, string configuration, CancellationToken cancellationToken)
    {
        string[] properties = [$"-p:Configuration={configuration}", .. framework is null ? [] : new[] { $"-p:TargetFramework={framework}" }];
        (int code, string said) = await SdkAsync(["build", project, "-nologo", "-v:q", .. properties], cancellationToken).ConfigureAwait(false);
        if (code == 0)
        {
            // What is up to date says nothing of its warnings: the project alone is compiled once more.
            (code, said) =
                await SdkAsync(["build", project, "-nologo", "-v:q", "--no-restore", "--no-dependencies", "--no-incremental", .. properties], cancellationToken)
                    .ConfigureAwait(false);
        }
        List<string> diagnostics = [.. Said().Matches(said)
            .Select(match => $"{Place(match.Groups["place"].Value.Trim(), project)}: {match.Groups["what"].Value.Trim()}").Distinct()
            .Order(StringComparer.Ordinal)];
        if (code != 0)
        {
            return new ProjectBuild(null, diagnostics);
        }
        (_, string path) = await SdkAsync(["msbuild", project, "-getProperty:TargetPath", .. properties], cancellationToken).ConfigureAwait(false);
        path = path.Trim();
        return path.Length != 0 ? new ProjectBuild(path, diagnostics)
            : throw new UsageException($"{project} has several target frameworks: choose one with --framework NAME.");
    }

    private static async Task<(int Code, string Said)> SdkAsync(string[] arguments, CancellationToken cancellationToken)
    {
        var start = new ProcessStartInfo("dotnet", arguments) { RedirectStandardOutput = true };
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        start.Environment["DOTNET_NOLOGO"] = "1";
        try
        {
            using Process process = Process.Start(start)!;
            string said = await process.StandardOutput.ReadToEndAsync(cancellationToken).ConfigureAwait(false);
            await process.WaitForExitAsync(cancellationToken).ConfigureAwait(false);
            return (process.ExitCode, said);
        }
        catch (System.ComponentModel.Win32Exception)
        {
            throw new UsageException("a project needs the .NET SDK, but there is no dotnet: name an assembly.");
        }
    }

    /// <summary>A file's place from the project's folder.</summary>
    private static string Place(string place, string project)
    {
        string relative = Path.GetRelativePath(Path.GetDirectoryName(Path.GetFullPath(project))!, place);
        return relative.StartsWith("..", StringComparison.Ordinal) ? place : relative;
    }

    [GeneratedRegex(@"^(?<place>.+?) ?: (?<what>(?:(?:warning|error) OCT\w+|error \w+): .*?)(?: \[[^\]]*\])?\r?$", RegexOptions.Multiline)]
    private static partial Regex Said();
}
