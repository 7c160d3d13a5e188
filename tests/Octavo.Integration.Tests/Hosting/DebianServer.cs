// Owns: a server of Debian for the tests, by tests/Integration/servers, which ends it with this process. Knows no test.
using System.Diagnostics;

namespace Octavo.IntegrationTests.Hosting;

internal sealed class DebianServer : IAsyncDisposable
{
    private readonly Process? _script;

    private DebianServer(Process? script, int port, string? reason)
    {
        _script = script;
        Port = port;
        Reason = reason;
    }

    internal int Port { get; }

    /// <summary>Why there is none; null if there is one.</summary>
    internal string? Reason { get; }

    internal static async Task<DebianServer> StartAsync(params string[] name)
    {
        string root = RepositoryRoot.Folder;
        if (OperatingSystem.IsWindows())
        {
            return new DebianServer(null, 0, "the servers are those of Debian");
        }
        var start =
            new ProcessStartInfo("bash", [Path.Combine(root, "tests/Integration/servers"), .. name])
            {
                RedirectStandardInput = true,
                RedirectStandardOutput = true
            };
        Process script = Process.Start(start)!;
        string line = await script.StandardOutput.ReadLineAsync() ?? "skip the script said nothing";
        return line.StartsWith("ready ", StringComparison.Ordinal)
            ? new DebianServer(script, int.Parse(line.AsSpan(6), System.Globalization.CultureInfo.InvariantCulture), null)
            : new DebianServer(script, 0, line);
    }

    /// <summary>Ends it at once.</summary>
    internal Task KillAsync() => Command("kill");

    /// <summary>Starts it again, on the same port and with nothing in it.</summary>
    internal Task RestartAsync() => Command("start");

    /// <summary>Stops its processes where they are: it accepts connections and data, and answers nothing.</summary>
    internal Task PauseAsync() => Command("pause");

    internal Task ResumeAsync() => Command("resume");

    public async ValueTask DisposeAsync()
    {
        if (_script is not null)
        {
            _script.StandardInput.Close();
            await _script.WaitForExitAsync();
            _script.Dispose();
        }
    }

    private async Task Command(string command)
    {
        await _script!.StandardInput.WriteLineAsync(command);
        await _script.StandardInput.FlushAsync();
        Assert.Equal("done", await _script.StandardOutput.ReadLineAsync());
    }
}
