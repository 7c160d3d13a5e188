// Owns: MessagePack's calls for document 001: each message by a call of its own.
// Must not know: the engine.
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Peers;

/// <content>Messages, one by one.</content>
public partial struct MessagePackSubject : IMessageSubject
{
    /// <inheritdoc/>
    public static bool Has(string row) => true;

    /// <summary>A sequence has nothing between the messages, so it is written by the same calls as to any stream.</summary>
    public static MessageSocket? Socket { get; } = new(
        WriteAll,
            (source, messages) => MessageSequences.Receive(OctavoMsgPack.DeserializeSequenceAsync<MessageBase>(source, MessageOptions.MsgPack), messages));

    /// <inheritdoc/>
    public static void WriteAll(Stream destination, MessageBase[] messages)
    {
        foreach (MessageBase message in messages)
            OctavoMsgPack.Serialize(destination, message, MessageOptions.MsgPack);
    }

    /// <inheritdoc/>
    public static void ReadAll(MemoryStream source, MessageBase?[] messages)
    {
        // A message's end is where the next begins, so they are read from the stream's own buffer: the overload for streams reads to the end.
        ReadOnlySpan<byte> left = source.GetBuffer().AsSpan((int)source.Position, (int)(source.Length - source.Position));
        for (int i = 0; i < messages.Length; i++)
        {
            messages[i] = OctavoMsgPack.Deserialize<MessageBase>(left, out int consumed, MessageOptions.MsgPack);
            left = left[consumed..];
        }

        source.Position = source.Length - left.Length;
    }
}
