// Owns: what a message becomes on MassTransit, and how it comes back: bytes of the format, and what MassTransit says about it as headers of the transport.
// Knows no format.
using System.Net.Mime;
using System.Runtime.Serialization;
using System.Text.Json;
using MassTransit;
using MassTransit.Serialization;

namespace Octavo.MassTransit;

/// <remarks>Faults and MassTransit's own messages have no codecs: they are JSON by <see cref="SystemTextJsonRawMessageSerializer"/>, and a header says
/// so.</remarks>
internal sealed class MassTransitSerializer(OctavoMessageTypes types, OctavoFormat format) : RawMessageSerializer, IMessageSerializer, IMessageDeserializer
{
    /// <summary>The header of a message that is not in the format.</summary>
    private const string Uncoded = "octavo-uncoded";

    /// <summary>The name in the list of the type that was written. A consumer may ask for a base class or interface of it, of which the bytes are
    /// not.</summary>
    private const string Listed = "octavo-type";

    private const RawSerializerOptions Raw = RawSerializerOptions.Default;

    private static readonly SystemTextJsonRawMessageSerializer s_json = new(Raw);

    public ContentType ContentType { get; } = new(format.MediaTypes[0]);

    public MessageBody GetMessageBody<T>(SendContext<T> context)
        where T : class
    {
        if (!types.TryFind(context.Message.GetType(), out Type? declared, out string? name) && !types.TryFind(typeof(T), out declared, out name))
        {
            if (format.CanSerialize(typeof(T)))
            {
                types.Find(typeof(T));
            }
            context.Headers.Set(Uncoded, SystemTextJsonRawMessageSerializer.JsonContentType.MediaType);
            return s_json.GetMessageBody(context);
        }
        SetRawMessageHeaders(context);
        context.Headers.Set(Listed, name);
        if (OctavoHeaders.SchemaOf(declared) is { } schema)
        {
            context.Headers.Set(OctavoHeaders.Schema, schema);
        }
        return new BytesMessageBody(format.Serialize(context.Message, declared));
    }

    public ConsumeContext Deserialize(ReceiveContext receiveContext) =>
        new BodyConsumeContext(receiveContext, Deserialize(receiveContext.Body, receiveContext.TransportHeaders, receiveContext.InputAddress));

    public SerializerContext Deserialize(MessageBody body, Headers headers, Uri? destinationAddress = null)
    {
        var context = new RawMessageContext(headers, destinationAddress, Raw);
        string[] supported = headers.Get<string>(MessageHeaders.MessageType)?.Split(';') ?? [];
        if (headers.Get<string>(Uncoded) != SystemTextJsonRawMessageSerializer.JsonContentType.MediaType)
        {
            Type? written = headers.Get<string>(Listed) is { } name && types.TryFind(name, out Type? found) ? found : null;
            return new MassTransitContext(this, types, written, format, body.GetBytes(), context, supported);
        }
        try
        {
            return new MassTransitUncoded(IsCoded, JsonElement.Parse(body.GetBytes()), context, supported, Raw);
        }
        catch (JsonException broken)
        {
            throw new SerializationException("A message without a codec is not JSON.", broken);
        }
    }

    private bool IsCoded(Type type) => types.TryFind(type, out _, out _) || format.CanSerialize(type);

    public MessageBody GetMessageBody(string text) => new BytesMessageBody(Convert.FromBase64String(text));

    public void Probe(ProbeContext context)
    {
        ProbeContext scope = context.CreateScope("octavo");
        scope.Add("contentType", ContentType.MediaType);
        scope.Add("provider", "Octavo");
    }
}
