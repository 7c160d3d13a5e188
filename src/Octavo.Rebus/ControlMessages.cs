// Owns: the messages that Rebus sends to itself: who subscribes to a topic, where no central store knows it. Knows no format and no type of a program.
using System.Text.Json;
using System.Text.Json.Nodes;
using Rebus.Extensions;
using Rebus.Messages;
using Rebus.Messages.Control;

namespace Octavo.Rebus;

/// <summary>Rebus' own messages, in JSON with their two texts, under the type names that Rebus gives them. They are not in the list: the program neither sends
/// nor handles them.</summary>
internal static class ControlMessages
{
    private const string ContentType = "application/json;charset=utf-8";

    private static readonly string s_subscribe = typeof(SubscribeRequest).GetSimpleAssemblyQualifiedName();
    private static readonly string s_unsubscribe = typeof(UnsubscribeRequest).GetSimpleAssemblyQualifiedName();

    /// <summary>The message on the wire; null for a message of the program.</summary>
    internal static TransportMessage? TryWrite(Message message) => message.Body switch
    {
        SubscribeRequest request => Write(message, s_subscribe, request.Topic, request.SubscriberAddress),
        UnsubscribeRequest request => Write(message, s_unsubscribe, request.Topic, request.SubscriberAddress),
        _ => null,
    };

    /// <summary>The message that came; null for a message of the program.</summary>
    /// <exception cref="OctavoException">It is not what its name says.</exception>
    internal static Message? TryRead(TransportMessage message, string format)
    {
        string? name = message.Headers.GetValueOrDefault(Headers.Type);
        if (name != s_subscribe && name != s_unsubscribe)
        {
            return null;
        }
        try
        {
            JsonObject found = JsonNode.Parse(message.Body)!.AsObject();
            string topic = found[nameof(SubscribeRequest.Topic)]!.GetValue<string>();
            string address = found[nameof(SubscribeRequest.SubscriberAddress)]!.GetValue<string>();
            object body = name == s_subscribe ? new SubscribeRequest { Topic = topic, SubscriberAddress = address }
                : new UnsubscribeRequest { Topic = topic, SubscriberAddress = address };
            return new Message(message.Headers, body);
        }
        catch (Exception found) when (found is JsonException or InvalidOperationException or NullReferenceException or ArgumentException)
        {
            throw new OctavoException(OctavoErrorCode.InvalidData, "a request of Rebus to subscribe is not JSON with two texts.", format, 0, "", found);
        }
    }

    private static TransportMessage Write(Message message, string name, string topic, string address)
    {
        var body = new JsonObject { [nameof(SubscribeRequest.Topic)] = topic, [nameof(SubscribeRequest.SubscriberAddress)] = address };
        Dictionary<string, string> headers = new(message.Headers) { [Headers.Type] = name, [Headers.ContentType] = ContentType };
        return new TransportMessage(headers, JsonSerializer.SerializeToUtf8Bytes(body));
    }
}
