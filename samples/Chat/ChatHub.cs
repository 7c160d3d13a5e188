// Owns: the hub and what it takes and gives. The attribute of the assembly makes the codecs of all of it when the program is built.
using System.Collections.Concurrent;
using Microsoft.AspNetCore.SignalR;
using Octavo;
using Shop;

[assembly: GenerateCodecsForCalls(typeof(ChatHub))]

namespace Shop;

public enum Mood
{
    Calm,
    Glad,
}

[GenerateCodec]
public sealed record ChatMessage(
    [property: CodecMember(1)] string From, [property: CodecMember(2)] string Text, [property: CodecMember(3)] DateTimeOffset At,
    [property: CodecMember(4)] Mood Mood);

public sealed class ChatHub : Hub
{
    private static readonly ConcurrentQueue<ChatMessage> s_said = new();

    public Task Say(ChatMessage message)
    {
        s_said.Enqueue(message);
        return Clients.Others.SendAsync("Said", message);
    }

    public IAsyncEnumerable<ChatMessage> History() => s_said.ToAsyncEnumerable();
}
