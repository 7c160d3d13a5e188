// Owns: running a program and collecting what it prints.
// Must not know: what the program is for.
using System.Diagnostics;
using System.Text;

namespace Octavo.Lab.PlugIns;

/// <summary>Runs a child process to its end.</summary>
internal static class ChildProcess
{
    /// <summary>Exit code and everything printed on both streams. A cancelled child is killed with its own children.</summary>
    /// <param name="program">The program.</param>
    /// <param name="arguments">Its arguments.</param>
    /// <param name="folder">The folder that it runs in.</param>
    /// <param name="cancel">Kills it.</param>
    /// <param name="environment">Further variables, or null.</param>
    /// <param name="heard">Hears each line as it comes, or null.</param>
    public static async Task<(int ExitCode, string Output)> RunAsync(
        string program, IEnumerable<string> arguments, string folder, CancellationToken cancel, IReadOnlyDictionary<string, string>? environment = null,
            Action<string>? heard = null)
    {
        var start = new ProcessStartInfo(program, arguments)
        {
            WorkingDirectory = folder,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            UseShellExecute = false,
        };
        // English messages, because they are parsed; no node or server that outlives the child and holds its pipes.
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        start.Environment["MSBUILDDISABLENODEREUSE"] = "1";
        start.Environment["DOTNET_CLI_USE_MSBUILD_SERVER"] = "0";
        start.Environment["DOTNET_NOLOGO"] = "1";
        // The lab's own run properties must not reach a build.
        start.Environment.Remove("MSBuildSDKsPath");
        start.Environment.Remove("DOTNET_gcServer");
        start.Environment.Remove("DOTNET_GCgen0size");
        foreach ((string name, string value) in environment ?? new Dictionary<string, string>())
            start.Environment[name] = value;

        var output = new StringBuilder();
        using var process = new Process { StartInfo = start };
        process.OutputDataReceived += (_, line) => Append(line.Data);
        process.ErrorDataReceived += (_, line) => Append(line.Data);
        process.Start();
        process.BeginOutputReadLine();
        process.BeginErrorReadLine();
        try
        {
            await process.WaitForExitAsync(cancel).ConfigureAwait(false);
        }
        catch (OperationCanceledException)
        {
            process.Kill(entireProcessTree: true);
            throw;
        }

        lock (output)
            return (process.ExitCode, output.ToString());

        void Append(string? line)
        {
            lock (output)
                output.AppendLine(line);
            if (line is not null)
                heard?.Invoke(line);
        }
    }
}
