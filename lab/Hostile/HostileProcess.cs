// Owns: one capped child process: starting it, asking it, ending it.
// Must not know: payloads.
using System.Diagnostics;
using System.Globalization;
using Octavo.Lab.PlugIns;

namespace Octavo.Lab.Hostile;

/// <summary>A child that reads payloads for one candidate, until one of them ends it.</summary>
internal sealed class HostileProcess : IDisposable
{
    private readonly Process _process;

    /// <summary>Starts a child whose heap has a hard limit.</summary>
    public HostileProcess(string assembly, string peer, string candidate, HostileCaps caps)
    {
        var start =
            new ProcessStartInfo(PeerBuilder.Dotnet, ["exec", typeof(HostileProcess).Assembly.Location, HostileChild.Command, assembly, peer, candidate])
            {
                RedirectStandardInput = true,
                RedirectStandardOutput = true,
                RedirectStandardError = true,
                UseShellExecute = false,
            };
        start.Environment["DOTNET_GCHeapHardLimit"] = "0x" + caps.HeapBytes.ToString("X", CultureInfo.InvariantCulture);
        start.Environment["DOTNET_DbgEnableMiniDump"] = "0";
        _process = Process.Start(start)!;
        // A stack overflow prints every frame; unread, it would fill the pipe and look like a hang.
        _process.ErrorDataReceived += (_, _) => { };
        _process.BeginErrorReadLine();
    }

    /// <summary>Whether it can be asked again.</summary>
    public bool IsAlive { get; private set; } = true;

    /// <summary>Asks for one payload. Anything but an answer in time ends the child.</summary>
    public async Task<(HostileOutcome Outcome, string Detail)> AskAsync(int payload, TimeSpan patience)
    {
        (string? line, HostileOutcome ended, string detail) = await AskAsync(payload.ToString(CultureInfo.InvariantCulture), patience).ConfigureAwait(false);
        return HostileAnswer.Parse(line) ?? (ended, detail);
    }

    /// <summary>Asks a question in one line.</summary>
    /// <returns>The answer's line; null if the child ended, with how.</returns>
    public async Task<(string? Line, HostileOutcome Ended, string Detail)> AskAsync(string question, TimeSpan patience)
    {
        using var limit = new CancellationTokenSource(patience);
        try
        {
            await _process.StandardInput.WriteLineAsync(question).ConfigureAwait(false);
            await _process.StandardInput.FlushAsync(limit.Token).ConfigureAwait(false);
            if (await _process.StandardOutput.ReadLineAsync(limit.Token).ConfigureAwait(false) is { } line)
                return (line, default, "");
            await _process.WaitForExitAsync(limit.Token).ConfigureAwait(false);
        }
        catch (OperationCanceledException)
        {
            IsAlive = false;
            return (null, HostileOutcome.Hung, string.Create(CultureInfo.InvariantCulture, $"no answer in {patience.TotalSeconds:0} s"));
        }
        catch (IOException)
        {
            // The pipe is gone with the child.
            await _process.WaitForExitAsync(CancellationToken.None).ConfigureAwait(false);
        }

        IsAlive = false;
        return (null, HostileOutcome.Crashed, $"the process ended with exit code {_process.ExitCode}");
    }

    /// <summary>Ends the child.</summary>
    public void Dispose()
    {
        if (!_process.HasExited)
            _process.Kill(entireProcessTree: true);
        _process.WaitForExit();
        _process.Dispose();
    }
}
