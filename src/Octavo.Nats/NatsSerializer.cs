// Owns: NATS' serializer of a type. Knows no format.
using System.Buffers;
using NATS.Client.Core;

namespace Octavo.Nats;

internal sealed class NatsSerializer<T>(OctavoFormat format) : INatsSerializer<T>
{
    public void Serialize(IBufferWriter<byte> bufferWriter, T value) => format.Serialize(bufferWriter, value);

    /// <summary>A message without data has no value, for example an answer that no one listens.</summary>
    public T? Deserialize(in ReadOnlySequence<byte> buffer) => buffer.IsEmpty && !IsValue(in buffer) ? default : format.Deserialize<T>(in buffer);

    /// <summary>Whether a message without bytes is a value: in Protobuf, one whose members all have their default.</summary>
    private bool IsValue(in ReadOnlySequence<byte> nothing) => format.TryDeserialize<T>(in nothing, out _, out _);

    public INatsSerializer<T> CombineWith(INatsSerializer<T> next) => this;
}
