// Owns: a message that is sent on as it came.
using System.Net.Mime;
using MassTransit;
using MassTransit.Serialization;

namespace Octavo.MassTransit;

internal sealed class MassTransitForward(ContentType contentType, MessageBody body) : RawMessageSerializer, IMessageSerializer
{
    public ContentType ContentType => contentType;

    public MessageBody GetMessageBody<T>(SendContext<T> context)
        where T : class
    {
        SetRawMessageHeaders(context);
        Expiration.Set(context);
        return body;
    }
}
