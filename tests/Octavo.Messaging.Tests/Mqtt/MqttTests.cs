// Owns: the sample of docs/features/drivers.md for MQTTnet, on mosquitto.
using System.Buffers;
using System.Threading.Channels;
using MQTTnet;
using MQTTnet.Exceptions;
using MQTTnet.Formatter;
using MQTTnet.Protocol;

namespace Octavo.MessagingTests.Mqtt;

public sealed class MqttTests(MosquittoFixture mosquitto) : IClassFixture<MosquittoFixture>
{
    public static TheoryData<string> Formats => [.. OctavoFormats.All.Select(format => format.Name)];

    [Theory, MemberData(nameof(Formats))]
    public async Task ValuesArriveInTheFormatThatTheirContentTypeNames(string name)
    {
        OctavoFormat format = OctavoFormats.All.Single(each => each.Name == name).With(SerializerLimits.Untrusted);
        string topic = Topic();
        using var subscriber = await Subscriber.StartAsync(mosquitto.Server.Port, topic);
        using IMqttClient client = await Connect();
        await client.PublishAsync(Message(topic, format.Serialize(Order.Of(300)), format));
        MqttApplicationMessage found = await subscriber.Next();
        OctavoFormat told = new OctavoServiceOptions().Use(format).ForMediaType(found.ContentType)!;
        Assert.True(OctavoGraph.Equals(Order.Of(300), told.Deserialize<Order>(found.Payload)));
    }

    /// <summary>What cannot be read is told with its place, and the subscription goes on; other versions are read.</summary>
    [Fact]
    public async Task GarbageIsRefusedAndVersionsAreRead()
    {
        OctavoFormat format = OctavoFormats.Cbor.With(SerializerLimits.Untrusted);
        string topic = Topic();
        using var subscriber = await Subscriber.StartAsync(mosquitto.Server.Port, topic);
        using IMqttClient client = await Connect();
        byte[][] garbage = [[0xFF, 0x00], [], format.Serialize(Order.Of(2))[..^3], OctavoCbor.Serialize("text")];
        foreach (byte[] body in garbage)
        {
            await client.PublishAsync(Message(topic, body, format));
            Assert.False(format.TryDeserialize((await subscriber.Next()).Payload, out Order? _, out OctavoError error));
            Assert.NotEqual(OctavoErrorCode.None, error.Code);
        }
        await client.PublishAsync(Message(topic, format.Serialize(new NewerOrder { Id = 8, Customer = "Later", Note = "n" }), format));
        Assert.Equal(8, format.Deserialize<Order>((await subscriber.Next()).Payload)!.Id);
        await client.PublishAsync(Message(topic, format.Serialize(new OlderOrder { Id = 9, Customer = "Before" }), format));
        Assert.Equal(9, format.Deserialize<Order>((await subscriber.Next()).Payload)!.Id);
    }

    /// <summary>A publisher whose server is gone is told so, and goes on after it has connected again.</summary>
    [Fact]
    public async Task KilledAndRestartedMessagesGoOn()
    {
        OctavoFormat format = OctavoFormats.MessagePack;
        string topic = Topic();
        using (var subscriber = await Subscriber.StartAsync(mosquitto.Server.Port, topic))
        {
            using IMqttClient client = await Connect();
            await client.PublishAsync(Message(topic, format.Serialize(Order.Of(1)), format));
            Assert.Single(format.Deserialize<Order>((await subscriber.Next()).Payload)!.Lines);
            await mosquitto.Server.KillAsync();
            MqttApplicationMessage lost = Message(topic, format.Serialize(Order.Of(2)), format);
            await Assert.ThrowsAnyAsync<Exception>(() => client.PublishAsync(lost).WaitAsync(TimeSpan.FromSeconds(10)));
        }
        await mosquitto.Server.RestartAsync();
        using var again = await Subscriber.StartAsync(mosquitto.Server.Port, topic);
        using IMqttClient other = await Connect();
        await other.PublishAsync(Message(topic, format.Serialize(Order.Of(3)), format));
        Assert.Equal(3, format.Deserialize<Order>((await again.Next()).Payload)!.Lines.Count);
    }

    /// <summary>A server that stands still is a time-out of the publisher's keep-alive. What it had sent arrives whole, once or more, as "at least once"
    /// says.</summary>
    [Fact]
    public async Task PausedServerIsATimeOutAndNothingIsLost()
    {
        OctavoFormat format = OctavoFormats.MessagePack;
        string topic = Topic();
        using var subscriber = await Subscriber.StartAsync(mosquitto.Server.Port, topic);
        using IMqttClient client = await Subscriber.Connect(mosquitto.Server.Port, TimeSpan.FromSeconds(1));
        await mosquitto.Server.PauseAsync();
        try
        {
            MqttApplicationMessage message = Message(topic, format.Serialize(Order.Of(300)), format);
            var found = await Assert.ThrowsAsync<MqttClientDisconnectedException>(() => client.PublishAsync(message));
            Assert.IsType<MqttCommunicationTimedOutException>(found.GetBaseException());
        }
        finally
        {
            await mosquitto.Server.ResumeAsync();
        }
        Assert.True(OctavoGraph.Equals(Order.Of(300), format.Deserialize<Order>((await subscriber.Next()).Payload)));
        using IMqttClient other = await Connect();
        await other.PublishAsync(Message(topic, format.Serialize(Order.Of(3)), format));
        Assert.Equal(3, format.Deserialize<Order>((await subscriber.Next()).Payload)!.Lines.Count);
    }

    [Fact]
    public void TypeWithoutACodecIsRefusedAtTheStart() =>
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.Throws<OctavoException>(() => OctavoCodecs.EnsureCodec(typeof(Uncoded), OctavoFormats.Cbor)).Code);

    private static string Topic() => $"orders/{Guid.NewGuid():N}";

    private static MqttApplicationMessage Message(string topic, byte[] body, OctavoFormat format) => new MqttApplicationMessageBuilder()
        .WithTopic(topic).WithContentType(format.MediaTypes[0]).WithPayload(body).WithQualityOfServiceLevel(MqttQualityOfServiceLevel.AtLeastOnce).Build();

    private Task<IMqttClient> Connect() => Subscriber.Connect(mosquitto.Server.Port);

    private sealed class Subscriber : IDisposable
    {
        private readonly Channel<MqttApplicationMessage> _arrived = Channel.CreateUnbounded<MqttApplicationMessage>();
        private IMqttClient _client = null!;

        internal static async Task<Subscriber> StartAsync(int port, string topic)
        {
            var subscriber = new Subscriber { _client = await Connect(port) };
            subscriber._client.ApplicationMessageReceivedAsync += message =>
            {
                // The client owns the memory of the payload.
                message.ApplicationMessage.Payload = new ReadOnlySequence<byte>(message.ApplicationMessage.Payload.ToArray());
                subscriber._arrived.Writer.TryWrite(message.ApplicationMessage);
                return Task.CompletedTask;
            };
            await subscriber._client.SubscribeAsync(topic, MqttQualityOfServiceLevel.AtLeastOnce);
            return subscriber;
        }

        /// <summary>A client that waits for an answer as long as it lets the connection be silent.</summary>
        internal static async Task<IMqttClient> Connect(int port, TimeSpan? patience = null)
        {
            TimeSpan wait = patience ?? TimeSpan.FromSeconds(20);
            IMqttClient client = new MqttClientFactory().CreateMqttClient();
            await client.ConnectAsync(new MqttClientOptionsBuilder().WithTcpServer("127.0.0.1", port).WithProtocolVersion(MqttProtocolVersion.V500)
                .WithTimeout(wait).WithKeepAlivePeriod(wait).Build());
            return client;
        }

        internal Task<MqttApplicationMessage> Next() => _arrived.Reader.ReadAsync().AsTask().WaitAsync(TimeSpan.FromSeconds(20));

        public void Dispose() => _client.Dispose();
    }
}
