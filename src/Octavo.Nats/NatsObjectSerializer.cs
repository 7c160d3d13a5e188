// Owns: messages whose type is only that of the object. Knows no format.
using System.Buffers;
using NATS.Client.Core;

namespace Octavo.Nats;

/// <summary>Writes an object as what it is: as NATS does text, bytes and buffers, and others with their codec. Nothing says what a message is, so reading is
/// that of NATS.</summary>
/// <param name="format">The format.</param>
/// <param name="isText">Whether NATS writes a type as text.</param>
/// <param name="isRaw">Whether NATS writes a type as bytes.</param>
internal sealed class NatsObjectSerializer(OctavoFormat format, Func<Type, bool> isText, Func<Type, bool> isRaw) : INatsSerializer<object>
{
    public void Serialize(IBufferWriter<byte> bufferWriter, object value)
    {
        Type? type = value?.GetType();
        if (type is not null && isText(type))
        {
            NatsUtf8PrimitivesSerializer<object>.Default.Serialize(bufferWriter, value!);
        }
        else if (type is not null && !isRaw(type) && (OctavoCodecs.UnionBase(type) ?? OctavoCodecs.GetSerializableType(type, format)) is { } written)
        {
            format.Serialize(bufferWriter, written == type ? value : OctavoCodecs.ToSerializable(value!, written), written);
        }
        else
        {
            NatsRawSerializer<object>.Default.Serialize(bufferWriter, value!);
        }
    }

    public object? Deserialize(in ReadOnlySequence<byte> buffer) => NatsRawSerializer<object>.Default.Deserialize(buffer);

    public INatsSerializer<object> CombineWith(INatsSerializer<object> next) => throw new NotSupportedException("A registry has one serializer for a type.");
}
