// Owns: what Ctrl+C and a request to end do to a command: it ends by itself, with what it has, and exits with 130.
// Must not know: commands.
using System.Runtime.InteropServices;

namespace Octavo.Lab.Commands;

/// <summary>Listens for SIGINT and SIGTERM until it is disposed.</summary>
internal sealed class Interruption : IDisposable
{
    private readonly CancellationTokenSource _stop = new();
    private readonly PosixSignalRegistration _interrupt, _terminate;

    /// <summary>Begins to listen.</summary>
    public Interruption()
    {
        _interrupt = PosixSignalRegistration.Create(PosixSignal.SIGINT, Stop);
        _terminate = PosixSignalRegistration.Create(PosixSignal.SIGTERM, Stop);
    }

    /// <summary>Cancelled when the signal comes.</summary>
    public CancellationToken Token => _stop.Token;

    /// <summary>Whether it has come.</summary>
    public bool Happened => _stop.IsCancellationRequested;

    /// <summary>The exit code: 130 if the signal has come, else the command's own.</summary>
    public int CodeOr(int code) => Happened ? ExitCodes.Interrupted : code;

    /// <inheritdoc/>
    public void Dispose()
    {
        _interrupt.Dispose();
        _terminate.Dispose();
        _stop.Dispose();
    }

    private void Stop(PosixSignalContext context)
    {
        // The process goes on: the report of what was done is still written.
        context.Cancel = true;
        _stop.Cancel();
    }
}
