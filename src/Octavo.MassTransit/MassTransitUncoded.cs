// Owns: a message that says that it is not in the format: it is read as JSON, but never as a type that has a codec. Knows no format.
using System.Diagnostics.CodeAnalysis;
using System.Runtime.Serialization;
using System.Text.Json;
using MassTransit;
using MassTransit.Serialization;

namespace Octavo.MassTransit;

/// <remarks>The sender writes the header. If it chose the serializer of a type that has a codec, it would turn off what the codec leaves out, the limits and
/// the list of types.</remarks>
internal sealed class MassTransitUncoded(Func<Type, bool> isCoded, IObjectDeserializer objects, Func<IMessageSerializer> forward, JsonSerializerOptions json,
    JsonElement message, MessageContext context, string[] supported, RawSerializerOptions raw)
    : SystemTextJsonRawSerializerContext(objects, json,
        SystemTextJsonRawMessageSerializer.JsonContentType, context, supported, raw, message)
{
    public override bool TryGetMessage<T>([NotNullWhen(true)] out T? message)
        where T : class
    {
        message = null;
        return MayRead(typeof(T)) && base.TryGetMessage(out message);
    }

    public override bool TryGetMessage(Type messageType, [NotNullWhen(true)] out object? message)
    {
        message = null;
        return MayRead(messageType) && base.TryGetMessage(messageType, out message);
    }

    /// <summary>The same bytes under the content type of the format, for a message that is forwarded or comes from an outbox.</summary>
    public override IMessageSerializer GetMessageSerializer() => forward();

    /// <summary>Whether a type has no codec. A message whose type has one is a fault; other consumers of the endpoint are not given it.</summary>
    private bool MayRead(Type type)
    {
        if (!isCoded(type))
        {
            return true;
        }
        string name = MessageUrn.ForTypeString(type);
        return !SupportedMessageTypes.Contains(name, StringComparer.OrdinalIgnoreCase) ? false
            : throw new SerializationException($"A message of {type} came without its codec.", new OctavoException(OctavoErrorCode.NotRegistered,
                $"{type} has a codec, so it is not read from a message that the sender marks as written without one.", "", -1));
    }
}
