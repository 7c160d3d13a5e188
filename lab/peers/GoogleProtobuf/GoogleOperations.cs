// Owns: the calls with one kind of generated message.
// Must not know: which message, or the engine.
using System.Buffers;
using Google.Protobuf;
using Octavo.Lab.Contract;

namespace Octavo.Lab.Peers;

/// <summary>Operations on generated messages. Their calls are virtual in the library itself, so nothing is lost by the type's being a parameter.</summary>
public struct GoogleOperations<TMessage>(byte[][] reference, MessageParser<TMessage> parser) : IOperations
    where TMessage : class, IMessage<TMessage>
{
    private readonly TMessage[] _messages = [.. reference.Select(parser.ParseFrom)];
    private byte[][] _payloads = [];
    private TMessage? _kept = null;

    /// <inheritdoc/>
    public readonly int Count => _messages.Length;

    /// <inheritdoc/>
    public readonly void Serialize(int index, ArrayBufferWriter<byte> destination) => _messages[index].WriteTo(destination);

    /// <inheritdoc/>
    public readonly byte[] Serialize(int index) => _messages[index].ToByteArray();

    /// <inheritdoc/>
    public void Deserialize(int index) => _kept = parser.ParseFrom(_payloads[index]);

    /// <inheritdoc/>
    public void Load(byte[][] payloads) => _payloads = payloads;

    /// <inheritdoc/>
    public string? Compare(int index, NotKept lost)
    {
        Deserialize(index);
        if (!_payloads[index].AsSpan().SequenceEqual(reference[index]))
            return $"of {reference[index].Length} bytes it wrote {_payloads[index].Length}, or others";
        return _kept!.Equals(_messages[index]) ? null : "it came back as another message";
    }
}
