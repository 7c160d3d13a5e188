// Owns: one running program outside of .NET: a line to it, a line of JSON back.
// Must not know: what the lines mean.
using System.ComponentModel;
using System.Diagnostics;
using System.Text;
using System.Text.Json;

namespace Octavo.Lab.Outside;

/// <summary>A child process that answers lines. It ends when its input does, so none outlives the lab.</summary>
internal sealed class OutsideProcess : IDisposable
{
    private static readonly TimeSpan Farewell = TimeSpan.FromSeconds(5);
    private readonly Process _process;
    private readonly Queue<string> _complaints = new();
    private readonly string _name;
    private readonly TimeSpan _patience;

    /// <summary>Starts it.</summary>
    /// <param name="name">Its name in messages.</param>
    /// <param name="command">Program and arguments.</param>
    /// <param name="patience">Most time for an answer.</param>
    public OutsideProcess(string name, IReadOnlyList<string> command, TimeSpan patience)
    {
        _name = name;
        _patience = patience;
        var plain = new UTF8Encoding(encoderShouldEmitUTF8Identifier: false);
        var start = new ProcessStartInfo(command[0], command.Skip(1))
        {
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            StandardInputEncoding = plain,
            StandardOutputEncoding = plain,
            UseShellExecute = false,
        };
        _process = new Process { StartInfo = start };
        _process.ErrorDataReceived += (_, line) => Complain(line.Data);
        try
        {
            _process.Start();
        }
        catch (Win32Exception error)
        {
            _process.Dispose();
            throw new OutsideException($"{name}: {command[0]} does not start: {error.Message}");
        }

        _process.BeginErrorReadLine();
    }

    /// <summary>Whether it still answers.</summary>
    public bool IsAlive => !_process.HasExited;

    /// <summary>Sends words and gives the answer, which an error within makes an exception.</summary>
    public JsonElement Ask(params string[] words)
    {
        string? line = Exchange(string.Join('\t', words));
        if (line is null)
        {
            WaitForTheEnd();
            throw new OutsideException($"{_name}: its process ended{(_process.HasExited ? $" with exit code {_process.ExitCode}" : "")}{Last()}");
        }

        JsonElement answer = Parse(line);
        return answer.TryGetProperty("error", out JsonElement error) ? throw new OutsideException($"{_name}: {error.GetString()}") : answer;
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        try
        {
            _process.StandardInput.Close();
        }
        catch (IOException)
        {
            // It has ended already.
        }

        if (!_process.WaitForExit(Farewell))
            _process.Kill(entireProcessTree: true);
        _process.Dispose();
    }

    private string? Exchange(string request)
    {
        using var limit = new CancellationTokenSource(_patience);
        try
        {
            _process.StandardInput.Write(request + "\n");
            _process.StandardInput.Flush();
            return _process.StandardOutput.ReadLineAsync(limit.Token).AsTask().GetAwaiter().GetResult();
        }
        catch (OperationCanceledException)
        {
            _process.Kill(entireProcessTree: true);
            throw new OutsideException($"{_name}: no answer within {_patience.TotalSeconds:0} s, so it was ended{Last()}");
        }
        catch (IOException)
        {
            return null;
        }
    }

    // Its last complaints are there only when standard error has ended, too.
    private void WaitForTheEnd()
    {
        using var limit = new CancellationTokenSource(Farewell);
        try
        {
            _process.WaitForExitAsync(limit.Token).GetAwaiter().GetResult();
        }
        catch (OperationCanceledException)
        {
            // It closed its output and runs on: Dispose ends it.
        }
    }

    private JsonElement Parse(string line)
    {
        try
        {
            JsonElement answer = JsonElement.Parse(line);
            return answer.ValueKind == JsonValueKind.Object ? answer : throw new OutsideException($"{_name}: answers \"{line}\", which is no object");
        }
        catch (JsonException)
        {
            throw new OutsideException($"{_name}: answers \"{line}\", which is no JSON");
        }
    }

    private void Complain(string? line)
    {
        if (string.IsNullOrWhiteSpace(line))
            return;
        lock (_complaints)
        {
            _complaints.Enqueue(line.Trim());
            if (_complaints.Count > 3)
                _complaints.Dequeue();
        }
    }

    private string Last()
    {
        lock (_complaints)
            return _complaints.Count == 0 ? "" : ": " + string.Join(" ", _complaints);
    }
}
