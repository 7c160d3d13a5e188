// Owns: one run of document 001's NetTest: a connection on this machine and the threads at its ends.
// Must not know: libraries and clocks.
using System.Net;
using System.Net.Sockets;
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Workloads;

/// <summary>
/// As the document: connected, and both threads started, before the time begins; buffered streams of default size at both ends. The client writes all messages
/// and closes, the server reads as many; no answer comes back. The port is the system's choice, because the document's 9999 may be taken.
/// </summary>
internal sealed class SocketRun
{
    private readonly ManualResetEvent _begin = new(initialState: false);
    private readonly Thread _client;
    private readonly Thread _server;
    private Exception? _failure;

    /// <summary>Connects, and starts both threads; the client's waits.</summary>
    public SocketRun(MessageSocket socket, MessageBase[] messages, MessageBase?[] received)
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        var client = new TcpClient();
        client.Connect((IPEndPoint)listener.LocalEndpoint);
        TcpClient server = listener.AcceptTcpClient();
        _client = Start(client, stream =>
        {
            _begin.WaitOne();
            socket.Send(stream, messages);
            stream.Flush();
        });
        _server = Start(server, stream => socket.Receive(stream, received));
    }

    /// <summary>What is timed: from the client's start to the end of both threads.</summary>
    public void Go()
    {
        _begin.Set();
        _client.Join();
        _server.Join();
        _begin.Dispose();
        if (_failure is not null)
            throw new IOException($"over the socket: {_failure.GetType().Name}: {_failure.Message}", _failure);
    }

    // An end that fails closes its side, which ends the other.
    private Thread Start(TcpClient end, Action<Stream> work)
    {
        var thread = new Thread(() =>
        {
            try
            {
                using (end)
                    work(new BufferedStream(end.GetStream()));
            }
            catch (Exception error) when (error is not OutOfMemoryException)
            {
                Interlocked.CompareExchange(ref _failure, error, null);
            }
        })
        { IsBackground = true };
        thread.Start();
        return thread;
    }
}
