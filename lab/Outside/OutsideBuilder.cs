// Owns: building a program outside of .NET on demand, and reusing what the last run built.
// Must not know: the protocol and measuring.
using System.ComponentModel;
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Outside;

/// <summary>Builds into artifacts/lab/outside.</summary>
/// <param name="output">The folder of everything that is built.</param>
/// <param name="mavenRepository">A Maven repository, a folder or an address; null for Maven's own.</param>
/// <param name="sources">Folders of libraries' sources by name.</param>
internal sealed class OutsideBuilder(string output, string? mavenRepository, IReadOnlyDictionary<string, string> sources)
{
    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(15);

    /// <summary>Why a program cannot be built or started here; null if nothing is known to lack.</summary>
    public string? Lacks(OutsidePeer peer, OutsideProgram program)
    {
        if (peer.Manifest.Needs.FirstOrDefault(need => !need.IsThere) is { } need)
            return $"there is no {need.Program} on the path (Debian: apt-get install {need.Package})";
        if (program.Source is null)
            return null;
        if (!sources.TryGetValue(program.Source, out string? folder))
            return $"it is built from its source: --source {program.Source}=DIR names the folder";
        return File.Exists(Path.Combine(folder, program.SourceFile!)) ? null
            : $"{folder} has no {program.SourceFile}, so it is not the source of {program.Source}";
    }

    /// <summary>Whether a build of the same sources is there.</summary>
    public bool IsBuilt(OutsidePeer peer, OutsideProgram program) =>
        Lacks(peer, program) is null && File.Exists(Fill(program.Product, peer, program)) && File.Exists(StampFile(peer, program))
            && File.ReadAllLines(StampFile(peer, program)) is [var stamp, ..] && stamp == Stamp(peer, program);

    /// <summary>Builds unless a build of the same sources is there.</summary>
    public async Task<OutsideBuild> BuildAsync(OutsidePeer peer, OutsideProgram program, CancellationToken cancel)
    {
        if (Lacks(peer, program) is { } lack)
            return Absent(peer, program, lack);
        if (!IsBuilt(peer, program))
        {
            Directory.CreateDirectory(OutputOf(peer, program));
            if (await FailureAsync(peer, program, cancel).ConfigureAwait(false) is { } failure)
                return Absent(peer, program, failure);
            await File.WriteAllLinesAsync(StampFile(peer, program), [Stamp(peer, program), Fill(program.Origin, peer, program)], cancel).ConfigureAwait(false);
        }

        string origin = File.ReadAllLines(StampFile(peer, program)) is [_, var built, ..] ? built : "";
        return new OutsideBuild(peer, program, Command(program.Start, peer, program), origin, null);
    }

    /// <summary>A program that cannot be had.</summary>
    public static OutsideBuild Absent(OutsidePeer peer, OutsideProgram program, string reason) => new(peer, program, [], "", reason);

    private async Task<string?> FailureAsync(OutsidePeer peer, OutsideProgram program, CancellationToken cancel)
    {
        using var limit = CancellationTokenSource.CreateLinkedTokenSource(cancel);
        limit.CancelAfter(Patience);
        foreach (IReadOnlyList<string> command in program.Build.Select(words => Command(words, peer, program)))
        {
            try
            {
                (int exitCode, string printed) = await ChildProcess.RunAsync(command[0], command.Skip(1), peer.Folder, limit.Token).ConfigureAwait(false);
                if (exitCode != 0)
                    return $"its build fails: {FirstError(printed)}";
            }
            catch (OperationCanceledException)
            {
                return cancel.IsCancellationRequested ? "the run was stopped before it was built"
                    : $"its build took more than {Patience.TotalMinutes:0} minutes";
            }
            catch (Win32Exception error)
            {
                return $"{command[0]} does not start: {error.Message}";
            }
        }

        string product = Fill(program.Product, peer, program);
        return File.Exists(product) ? null : $"the build succeeded but left no {Path.GetFileName(product)}";
    }

    // Maven marks them, GHC has the word in the line of the place.
    private static string FirstError(string printed)
    {
        string[] lines = printed.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries);
        int first = Array.FindIndex(lines, line => line.Contains("error", StringComparison.OrdinalIgnoreCase));
        return first < 0 ? lines.LastOrDefault() ?? "it printed nothing" : string.Join(" ", lines.Skip(first).Take(2));
    }

    private IReadOnlyList<string> Command(IReadOnlyList<string> words, OutsidePeer peer, OutsideProgram program) =>
        [.. words.SelectMany(word => word == "{maven}" ? MavenSettings.Options(mavenRepository, Path.Combine(output, "maven")) : [Fill(word, peer, program)])];

    private string Fill(string word, OutsidePeer peer, OutsideProgram program) => word
        .Replace("{folder}", peer.Folder, StringComparison.Ordinal)
        .Replace("{output}", OutputOf(peer, program), StringComparison.Ordinal)
        .Replace("{repository}", mavenRepository is null ? "Maven as it is set up here" : $"Maven repository {mavenRepository}", StringComparison.Ordinal)
        .Replace("{source}", program.Source is not null && sources.TryGetValue(program.Source, out string? folder) ? Path.GetFullPath(folder) : "",
            StringComparison.Ordinal);

    private string OutputOf(OutsidePeer peer, OutsideProgram program) => Path.Combine(output, peer.Name, program.Name);

    private string StampFile(OutsidePeer peer, OutsideProgram program) => Path.Combine(OutputOf(peer, program), "lab-stamp.txt");

    // The Maven repository is not part of it: an artifact in a version is the same wherever it came from.
    private string Stamp(OutsidePeer peer, OutsideProgram program) =>
        InputStamp.Of([peer.Folder], [], [program.Source is null ? "" : Fill("{source}", peer, program)]);
}
