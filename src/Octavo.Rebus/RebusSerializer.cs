// Owns: what a message becomes on Rebus, and how it comes back. Knows no format.
using Octavo.Internal;
using Rebus.Messages;
using Rebus.Serialization;

namespace Octavo.Rebus;

/// <summary>The bytes of the body, with the headers that Rebus' own serializers set: type and content type.</summary>
internal sealed class RebusSerializer(OctavoMessageTypes types, OctavoFormat format) : ISerializer
{
    public Task<TransportMessage> Serialize(Message message)
    {
        if (ControlMessages.TryWrite(message) is { } control)
        {
            return Task.FromResult(control);
        }
        (Type declared, string name) = types.Get(message.Body.GetType());
        Dictionary<string, string> headers = new(message.Headers)
        {
            [Headers.Type] = name,
            [Headers.ContentType] = format.MediaTypes[0],
        };
        if (OctavoHeaders.SchemaOf(declared) is { } schema)
        {
            headers[OctavoHeaders.Schema] = schema;
        }
        return Task.FromResult(new TransportMessage(headers, format.Serialize(message.Body, declared)));
    }

    public Task<Message> Deserialize(TransportMessage transportMessage)
    {
        if (ControlMessages.TryRead(transportMessage, format.Name) is { } control)
        {
            return Task.FromResult(control);
        }
        Dictionary<string, string> headers = new(transportMessage.Headers);
        string? mediaType = headers.GetValueOrDefault(Headers.ContentType)?.Split(';', 2)[0].Trim();
        OctavoFormat written = Of(mediaType);
        Type type = types.Get(headers.GetValueOrDefault(Headers.Type) ?? "");
        object body = written.Deserialize(transportMessage.Body, type)
            ?? throw new OctavoException(OctavoErrorCode.NullNotAllowed, "the message is null.", written.Name, 0);
        return Task.FromResult(new Message(headers, body));
    }

    /// <summary>The format of a message: the serializer's own, or another one with its limits, in which a sender of another version wrote.</summary>
    private OctavoFormat Of(string? mediaType) =>
        mediaType is null || format.MediaTypes.Contains(mediaType, StringComparer.OrdinalIgnoreCase) ? format
            : OctavoFormats.All.FirstOrDefault(other => other.MediaTypes.Contains(mediaType, StringComparer.OrdinalIgnoreCase))?.With(format.Options.Limits)
            ?? throw new OctavoException(OctavoErrorCode.NotInFormat, $"the message is '{Throw.Shown(mediaType)}', which is not a format of Octavo.", format.Name, -1);
}
