// Owns: what a message becomes on MassTransit, and how it comes back: bytes of the format, and what MassTransit says about it as headers of the transport.
// Knows no format.
using System.Net.Mime;
using System.Runtime.Serialization;
using System.Text.Json;
using MassTransit;
using MassTransit.Serialization;

namespace Octavo.MassTransit;

/// <remarks>Faults and MassTransit's own messages have no codecs: they are raw JSON of MassTransit, in which <see cref="CodedMembers"/> are written with their
/// codecs, and a header says so.</remarks>
internal sealed class MassTransitSerializer(OctavoMessageTypes types, OctavoFormat format) : RawMessageSerializer, IMessageSerializer, IMessageDeserializer
{
    /// <summary>The header of a message that is not in the format.</summary>
    private const string Uncoded = "octavo-uncoded";

    /// <summary>The name in the list of the type that was written. A consumer may ask for a base class or interface of it, of which the bytes are
    /// not.</summary>
    private const string Listed = "octavo-type";

    private const RawSerializerOptions Raw = RawSerializerOptions.Default;

    /// <summary>Whether the bytes are text, which stores and transports of text keep as it is.</summary>
    private readonly bool _isText = format.MediaTypes[0] == OctavoFormats.Json.MediaTypes[0];

    /// <summary>Made at the first such message: a program may change MassTransit's options after the call that registers this.</summary>
    private readonly Lazy<JsonSerializerOptions> _json = new(() => Json(types, format));

    /// <summary>Reads parts of messages.</summary>
    internal CodedObjects Objects => field ??= new CodedObjects(IsCoded, _json);

    public ContentType ContentType { get; } = new(format.MediaTypes[0]);

    public MessageBody GetMessageBody<T>(SendContext<T> context)
        where T : class
    {
        Expiration.Set(context);
        if (!types.TryGet(context.Message.GetType(), out Type? declared, out string? name) && !types.TryGet(typeof(T), out declared, out name))
        {
            if (format.CanSerialize(typeof(T)))
            {
                types.Get(typeof(T));
            }
            context.Headers.Set(Uncoded, SystemTextJsonRawMessageSerializer.JsonContentType.MediaType);
            // The deserializer is chosen by the content type, which is the format's for these, too: their text must be that of the format.
            SetRawMessageHeaders(context);
            return new OctavoMessageBody(new SystemTextJsonRawMessageBody<T>(context, _json.Value).GetBytes(), _isText);
        }
        SetRawMessageHeaders(context);
        context.Headers.Set(Listed, name);
        if (OctavoHeaders.SchemaOf(declared) is { } schema)
        {
            context.Headers.Set(OctavoHeaders.Schema, schema);
        }
        return new OctavoMessageBody(format.Serialize(context.Message, declared), _isText);
    }

    public ConsumeContext Deserialize(ReceiveContext receiveContext) =>
        new BodyConsumeContext(receiveContext, Deserialize(receiveContext.Body, receiveContext.TransportHeaders, receiveContext.InputAddress));

    public SerializerContext Deserialize(MessageBody body, Headers headers, Uri? destinationAddress = null)
    {
        var context = new Expiration(new RawMessageContext(headers, destinationAddress, Raw));
        byte[] bytes = Bytes(body);
        string[] supported = headers.Get<string>(MessageHeaders.MessageType)?.Split(';') ?? [];
        if (headers.Get<string>(Uncoded) != SystemTextJsonRawMessageSerializer.JsonContentType.MediaType)
        {
            Type? written = headers.Get<string>(Listed) is { } name && types.TryGet(name, out Type? found) ? found : null;
            return new MassTransitContext(this, types, written, format, bytes, context, supported);
        }
        try
        {
            return new MassTransitUncoded(IsCoded, Objects, () => Forward(bytes), _json.Value, JsonElement.Parse(bytes), context, supported, Raw);
        }
        catch (JsonException broken)
        {
            throw new SerializationException("A message without a codec is not JSON.", broken);
        }
    }

    private static JsonSerializerOptions Json(OctavoMessageTypes types, OctavoFormat format)
    {
        var options = new JsonSerializerOptions(SystemTextJsonMessageSerializer.Options);
        options.Converters.Insert(0, new CodedMembers(types, format, format.MediaTypes[0] == OctavoFormats.Json.MediaTypes[0]));
        return options;
    }

    private bool IsCoded(Type type) => types.TryGet(type, out _, out _) || format.CanSerialize(type);

    public MessageBody GetMessageBody(string text) => OctavoMessageBody.From(text, _isText);

    /// <summary>The bytes of a body: of one that a transport received as text, those that the text stands for.</summary>
    private byte[] Bytes(MessageBody body)
    {
        try
        {
            return body is StringMessageBody ? OctavoMessageBody.From(body.GetString(), _isText).GetBytes() : body.GetBytes();
        }
        catch (FormatException broken)
        {
            throw new SerializationException("The text of a message is not Base64.", broken);
        }
    }

    /// <summary>A message that is sent on as it came.</summary>
    internal IMessageSerializer Forward(byte[] bytes) => new MassTransitForward(ContentType, new OctavoMessageBody(bytes, _isText));

    public void Probe(ProbeContext context)
    {
        ProbeContext scope = context.CreateScope("octavo");
        scope.Add("contentType", ContentType.MediaType);
        scope.Add("provider", "Octavo");
    }
}
