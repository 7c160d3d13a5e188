// Owns: running the lab again in a process whose garbage collector is as measuring wants it.
// Must not know: what the lab does.
using System.Diagnostics;
using System.Globalization;
using System.Runtime;
using System.Runtime.InteropServices;

using Octavo.Lab.Measuring;

namespace Octavo.Lab.Commands;

/// <summary>The collector is set up when a process starts, and the size of its youngest generation by the environment alone: runtimeconfig.json has no name for
/// it.</summary>
internal static class MeasuringProcess
{
    private const string Youngest = "DOTNET_GCgen0size";

    /// <summary>"server" or "workstation", as this process runs.</summary>
    public static string Current => GCSettings.IsServerGC ? "server" : "workstation";

    /// <summary>Size of this process's youngest generation; null if the runtime has chosen it.</summary>
    public static long? YoungestBytes => BytesOf(Environment.GetEnvironmentVariable(Youngest));

    /// <summary>The runtime reads the variable as hexadecimal digits, with or without their prefix.</summary>
    public static long? BytesOf(string? size) =>
        size is not null && long.TryParse(size.StartsWith("0x", StringComparison.OrdinalIgnoreCase) ? size.AsSpan(2) : size, NumberStyles.AllowHexSpecifier,
            CultureInfo.InvariantCulture, out long bytes) && bytes > 0 ? bytes : null;

    /// <summary>Whether this process is one to measure in. A size that the user has set is left as it is.</summary>
    public static bool IsThis(string mode) => mode == Current && Environment.GetEnvironmentVariable(Youngest) is { Length: > 0 };

    /// <summary>Runs the same command line in a child with the collector that was asked for.</summary>
    public static async Task<int> RunAsync(string mode)
    {
        string[] arguments = Environment.GetCommandLineArgs()[1..];
        string self = Environment.ProcessPath!;
        bool hosted = Path.GetFileNameWithoutExtension(self).Equals("dotnet", StringComparison.OrdinalIgnoreCase);
        var start = new ProcessStartInfo(self, hosted ? [typeof(MeasuringProcess).Assembly.Location, .. arguments] : arguments);
        start.Environment["DOTNET_gcServer"] = mode == "server" ? "1" : "0";
        if (!start.Environment.TryGetValue(Youngest, out string? size) || string.IsNullOrEmpty(size))
            start.Environment[Youngest] = $"0x{MeasureSettings.YoungestGeneration:x}";
        using Process child = Process.Start(start)!;
        // The child ends with its report; this process waits for it. A terminal sends Ctrl+C to both, others send a signal to this one alone.
        using PosixSignalRegistration interrupt = PosixSignalRegistration.Create(PosixSignal.SIGINT, context => HandOn(context, child, "INT"));
        using PosixSignalRegistration terminate = PosixSignalRegistration.Create(PosixSignal.SIGTERM, context => HandOn(context, child, "TERM"));
        await child.WaitForExitAsync().ConfigureAwait(false);
        return child.ExitCode;
    }

    private static void HandOn(PosixSignalContext context, Process child, string signal)
    {
        context.Cancel = true;
        if (OperatingSystem.IsWindows() || child.HasExited)
            return;
        using Process? kill = Process.Start("kill", ["-s", signal, child.Id.ToString(CultureInfo.InvariantCulture)]);
    }
}
