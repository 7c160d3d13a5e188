// Owns: document 001's MemStream test and its NetTest: the phases that are timed, and verification before them.
// Must not know: clocks; the engine times Run from outside.
using System.Runtime.CompilerServices;
using Octavo.Lab.Contract;
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Workloads;

/// <summary>A batch of messages of one type. One operation writes or reads all of them.</summary>
public sealed class MessageWorkload<TSubject>(string row, MessageBase[] messages) : IWorkload
    where TSubject : struct, IMessageSubject
{
    private const int SentAtMost = 50_000;

    // Holds the batch for reading; writing it again from the beginning leaves the same bytes.
    private readonly MemoryStream _reused = new();
    private readonly MessageBase?[] _received = new MessageBase?[messages.Length];
    private readonly Queue<SocketRun> _connected = [];

    /// <inheritdoc/>
    public string Table => WorkloadCatalog.NetSerializer2;

    /// <inheritdoc/>
    public string Row => row;

    /// <inheritdoc/>
    public int PoolSize => 1;

    /// <inheritdoc/>
    public int Bytes { get; private set; }

    /// <inheritdoc/>
    public string? Verify()
    {
        using var fresh = new MemoryStream();
        TSubject.WriteAll(fresh, messages);
        TSubject.WriteAll(_reused, messages);
        if (fresh.Position != _reused.Position)
            return $"the same messages took {fresh.Position} bytes first and {_reused.Position} then";
        Bytes = checked((int)fresh.Position);
        Deserialize();
        if (_reused.Position != Bytes)
            return $"reading ended at {_reused.Position} of {Bytes} bytes";
        if (Difference(messages, _received) is { } difference)
            return difference;

        // A batch of the document's size is a hundred megabytes, which other candidates' turns need not carry.
        Array.Clear(_received);
        return TSubject.Socket is null ? null : VerifyOverSocket();
    }

    // All of them at small scale.
    private string? VerifyOverSocket()
    {
        MessageBase[] first = messages.Length <= SentAtMost ? messages : messages[..SentAtMost];
        var received = new MessageBase?[first.Length];
        new SocketRun(TSubject.Socket!, first, received).Go();
        return Difference(first, received) is { } difference ? "over a socket, " + difference : null;
    }

    /// <inheritdoc/>
    public string? Lacks(Operation operation) =>
        operation == Operation.OverSocket && TSubject.Socket is null
            ? $"{TSubject.Info.System}: reads no messages one by one from a stream that is not in memory" : null;

    /// <summary>Connects: the document does it before its time begins.</summary>
    public void Prepare(Operation operation, int count)
    {
        for (int i = operation == Operation.OverSocket ? count : 0; i > 0; i--)
            _connected.Enqueue(new SocketRun(TSubject.Socket!, messages, _received));
    }

    /// <inheritdoc/>
    public void Run(Operation operation, int count)
    {
        for (int i = 0; i < count; i++)
        {
            switch (operation)
            {
                case Operation.SerializeToStream: SerializeToNew(); break;
                case Operation.SerializeToReusedStream: SerializeAgain(); break;
                case Operation.OverSocket: OverSocket(); break;
                default: Deserialize(); break;
            }
        }
    }

    // First difference of what was received, null when equal.
    private static string? Difference(MessageBase[] sent, MessageBase?[] received)
    {
        for (int i = 0; i < sent.Length; i++)
        {
            if (MessageComparison.Difference(sent[i], received[i]) is { } difference)
                return $"message {i}: {difference}";
        }

        return null;
    }

    private void OverSocket()
    {
        if (_connected.Count == 0)
            Prepare(Operation.OverSocket, 1);
        _connected.Dequeue().Go();
    }

    // The document's quirk: a stream of default capacity, whose growth by doubling is inside the time.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private void SerializeToNew()
    {
        var stream = new MemoryStream();
        TSubject.WriteAll(stream, messages);
        stream.Flush();
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void SerializeAgain()
    {
        _reused.Position = 0;
        TSubject.WriteAll(_reused, messages);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Deserialize()
    {
        _reused.Position = 0;
        TSubject.ReadAll(_reused, _received);
    }
}
