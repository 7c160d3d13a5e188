// Owns: Compact's calls for document 001: each message by a call of its own.
// Must not know: the engine.
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Peers;

/// <content>Messages, one by one.</content>
public partial struct CompactSubject : IMessageSubject
{
    /// <inheritdoc/>
    public static bool Has(string row) => true;

    /// <summary>A message does not say where it ends, so a connection has a sequence: each after its length.</summary>
    public static MessageSocket? Socket { get; } = new(
        (destination, messages) =>
            OctavoCompact.SerializeSequenceAsync(destination, MessageSequences.Of(messages), MessageOptions.Compact).GetAwaiter().GetResult(),
        (source, messages) => MessageSequences.Receive(OctavoCompact.DeserializeSequenceAsync<MessageBase>(source, MessageOptions.Compact), messages));

    /// <inheritdoc/>
    public static void WriteAll(Stream destination, MessageBase[] messages)
    {
        foreach (MessageBase message in messages)
            OctavoCompact.Serialize(destination, message, MessageOptions.Compact);
    }

    /// <inheritdoc/>
    public static void ReadAll(MemoryStream source, MessageBase?[] messages)
    {
        // A message's end is where the next begins, so they are read from the stream's own buffer: the overload for streams reads to the end.
        ReadOnlySpan<byte> left = source.GetBuffer().AsSpan((int)source.Position, (int)(source.Length - source.Position));
        for (int i = 0; i < messages.Length; i++)
        {
            messages[i] = OctavoCompact.Deserialize<MessageBase>(left, out int consumed, MessageOptions.Compact);
            left = left[consumed..];
        }

        source.Position = source.Length - left.Length;
    }
}
