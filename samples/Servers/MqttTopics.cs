// Owns: a value over MQTT, with its content type.
// Packages: Octavo, MQTTnet.
using MQTTnet;
using MQTTnet.Formatter;
using Octavo;

namespace Servers;

internal static class MqttTopics
{
    internal static async Task<bool> RunAsync(string address)
    {
        OctavoFormat format = OctavoFormats.Cbor.With(SerializerLimits.Untrusted);
        OctavoCodecs.EnsureCodec(typeof(Parcel), format);   // at start-up: says what would fail at the first message
        using IMqttClient client = new MqttClientFactory().CreateMqttClient();
        var arrived = new TaskCompletionSource<(Parcel? Parcel, string ContentType)>(TaskCreationOptions.RunContinuationsAsynchronously);
        client.ApplicationMessageReceivedAsync += message =>
        {
            if (format.TryDeserialize(message.ApplicationMessage.Payload, out Parcel? parcel, out OctavoError error))
            {
                arrived.TrySetResult((parcel, message.ApplicationMessage.ContentType));
            }
            else
            {
                Console.WriteLine($"{message.ApplicationMessage.Topic}: {error.Message}");
            }
            return Task.CompletedTask;
        };
        string[] server = address.Split(':');
        int port = server.Length == 2 ? int.Parse(server[1], System.Globalization.CultureInfo.InvariantCulture) : 1883;
        await client.ConnectAsync(new MqttClientOptionsBuilder().WithTcpServer(server[0], port).WithProtocolVersion(MqttProtocolVersion.V500).Build());

        string topic = $"parcels/{Guid.NewGuid():N}";
        await client.SubscribeAsync(topic);
        MqttApplicationMessageBuilder outgoing = new MqttApplicationMessageBuilder().WithTopic(topic).WithContentType(format.MediaTypes[0]);
        await client.PublishAsync(outgoing.WithPayload(new byte[] { 0x07 }).Build());   // of another program: a number
        await client.PublishAsync(outgoing.WithPayload(format.Serialize(Parcel.Sample)).Build());
        (Parcel? parcel, string contentType) = await arrived.Task.WaitAsync(TimeSpan.FromSeconds(30));
        Console.WriteLine($"Parcel {parcel?.Id} came as {contentType}");
        await client.DisconnectAsync();
        return parcel?.IsSample == true && contentType == format.MediaTypes[0];
    }
}
