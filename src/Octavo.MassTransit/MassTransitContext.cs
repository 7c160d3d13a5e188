// Owns: a message that came, until a consumer asks for it as one of its types. Knows no format.
using System.Diagnostics.CodeAnalysis;
using System.Runtime.Serialization;
using MassTransit;
using MassTransit.Serialization;

namespace Octavo.MassTransit;

internal sealed class MassTransitContext(MassTransitSerializer serializer, OctavoMessageTypes types, Type? written, OctavoFormat format, byte[] bytes,
    MessageContext context, string[] supported)
    : BaseSerializerContext(serializer.Objects, context, supported)
{
    /// <summary>A message of another program may say no type: then it is what the consumers of its queue take, as with MassTransit's raw JSON.</summary>
    public override bool IsSupportedMessageType<T>() => SupportedMessageTypes.Length == 0 || base.IsSupportedMessageType<T>();

    public override bool IsSupportedMessageType(Type messageType) => SupportedMessageTypes.Length == 0 || base.IsSupportedMessageType(messageType);

    public override bool TryGetMessage<T>([NotNullWhen(true)] out T? message)
        where T : class
    {
        bool isFound = TryGetMessage(typeof(T), out object? found);
        message = found as T;
        return isFound && message is not null;
    }

    public override bool TryGetMessage(Type messageType, [NotNullWhen(true)] out object? message)
    {
        message = null;
        Type? declared = messageType.IsAssignableFrom(written) ? written : null;
        if (!IsSupportedMessageType(messageType))
        {
            return false;
        }
        try
        {
            declared ??= Declared(messageType);
            message = declared is null ? null : format.Deserialize(bytes, declared)
                ?? throw new OctavoException(OctavoErrorCode.NullNotAllowed, "the message is null.", format.Name, 0);
        }
        catch (OctavoException found)
        {
            // What MassTransit takes for a message that no retry can read.
            throw new SerializationException($"A message of {messageType} cannot be read. {found.Message}", found);
        }
        return messageType.IsInstanceOfType(message);
    }

    /// <summary>The listed type of a consumer's message; null for one without a codec, which is not for this serializer.</summary>
    /// <exception cref="OctavoException"><see cref="OctavoErrorCode.NotRegistered"/>: it has a codec, but is not listed. MassTransit would move the
    /// message to the skipped ones without an error.</exception>
    private Type? Declared(Type messageType) =>
        types.TryGet(messageType, out Type? declared, out _) ? declared : format.CanSerialize(messageType) ? types.Get(messageType).Declared : null;

    /// <summary>The same bytes, for a message that is forwarded.</summary>
    public override IMessageSerializer GetMessageSerializer() => serializer.Forward(bytes);

    public override IMessageSerializer GetMessageSerializer<T>(MessageEnvelope envelope, T message) => serializer;

    public override IMessageSerializer GetMessageSerializer(object message, string[] messageTypes) => serializer;

    /// <summary>For job consumers, futures and routing slips.</summary>
    public override Dictionary<string, object> ToDictionary<T>(T? message)
        where T : class => message is null ? [] : CodedObjects.ToDictionary(message, types);
}
