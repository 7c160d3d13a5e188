// Owns: the ends of document 001's connection with Octavo's sequences.
// Must not know: sockets, the engine.
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Peers;

/// <summary>Sequences are asynchronous, and the document has a thread at each end: it waits for what has not come yet.</summary>
internal static class MessageSequences
{
    internal static IAsyncEnumerable<MessageBase> Of(MessageBase[] messages) => messages.ToAsyncEnumerable();

    internal static void Receive(IAsyncEnumerable<MessageBase?> source, MessageBase?[] messages) => ReceiveAsync(source, messages).GetAwaiter().GetResult();

    private static async Task ReceiveAsync(IAsyncEnumerable<MessageBase?> source, MessageBase?[] messages)
    {
        int count = 0;
        await foreach (MessageBase? message in source.ConfigureAwait(false))
        {
            messages[count++] = message;
            if (count == messages.Length)
                return;
        }

        throw new EndOfStreamException($"{count} of {messages.Length} messages came");
    }
}
