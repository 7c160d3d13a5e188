// Owns: Binary's calls for document 001: each message by a call of its own.
// Must not know: the engine.
using Octavo.Lab.Workloads;
using Octavo.Lab.Workloads.Messages;

namespace Octavo.Lab.Peers;

/// <content>Messages, one by one.</content>
public partial struct BinarySubject : IMessageSubject
{
    /// <inheritdoc/>
    public static bool Has(string row) => true;

    /// <summary>A message does not say where it ends, so a connection has a sequence: each after its length.</summary>
    public static MessageSocket? Socket { get; } = new(
        (destination, messages) =>
            OctavoBinary.SerializeSequenceAsync(destination, MessageSequences.Of(messages), MessageOptions.Binary).GetAwaiter().GetResult(),
        (source, messages) => MessageSequences.Receive(OctavoBinary.DeserializeSequenceAsync<MessageBase>(source, MessageOptions.Binary), messages));

    /// <inheritdoc/>
    public static void WriteAll(Stream destination, MessageBase[] messages)
    {
        foreach (MessageBase message in messages)
            OctavoBinary.Serialize(destination, message, MessageOptions.Binary);
    }

    /// <inheritdoc/>
    public static void ReadAll(MemoryStream source, MessageBase?[] messages)
    {
        // A message's end is where the next begins, so they are read from the stream's own buffer: the overload for streams reads to the end.
        ReadOnlySpan<byte> left = source.GetBuffer().AsSpan((int)source.Position, (int)(source.Length - source.Position));
        for (int i = 0; i < messages.Length; i++)
        {
            messages[i] = OctavoBinary.Deserialize<MessageBase>(left, out int consumed, MessageOptions.Binary);
            left = left[consumed..];
        }

        source.Position = source.Length - left.Length;
    }
}
