// Owns: running the lab again under the garbage collector that was asked for.
// Must not know: what the lab does.
using System.Diagnostics;
using System.Runtime;

namespace Octavo.Lab.Commands;

/// <summary>The collector is chosen when a process starts, so the other one needs another process.</summary>
internal static class ServerGc
{
    /// <summary>"server" or "workstation", as this process runs.</summary>
    public static string Current => GCSettings.IsServerGC ? "server" : "workstation";

    /// <summary>Runs the same command line in a child with the collector that was asked for.</summary>
    public static async Task<int> RunChildAsync(string mode)
    {
        string[] arguments = Environment.GetCommandLineArgs()[1..];
        string self = Environment.ProcessPath!;
        bool hosted = Path.GetFileNameWithoutExtension(self).Equals("dotnet", StringComparison.OrdinalIgnoreCase);
        var start = new ProcessStartInfo(self, hosted ? [typeof(ServerGc).Assembly.Location, .. arguments] : arguments);
        start.Environment["DOTNET_gcServer"] = mode == "server" ? "1" : "0";
        // The child hears Ctrl+C too and ends with its report; this process waits for it.
        using Process child = Process.Start(start)!;
        await child.WaitForExitAsync().ConfigureAwait(false);
        return child.ExitCode;
    }
}
