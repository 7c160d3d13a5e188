// Owns: the sample of docs/features/drivers.md for RabbitMQ.Client, on rabbitmq-server.
using RabbitMQ.Client;

namespace Octavo.MessagingTests.Rabbit;

[Collection(RabbitFixture.Name)]
public sealed class RabbitTests(RabbitFixture rabbit)
{
    public static TheoryData<string> Formats => [.. OctavoFormats.All.Select(format => format.Name)];

    [Theory, MemberData(nameof(Formats))]
    public async Task ValuesArriveInTheFormatThatTheirPropertiesName(string name)
    {
        OctavoFormat format = OctavoFormats.All.Single(each => each.Name == name).With(SerializerLimits.Untrusted);
        await using IConnection connection = await rabbit.ConnectAsync();
        await using IChannel channel = await connection.CreateChannelAsync();
        string queue = (await channel.QueueDeclareAsync()).QueueName;
        var properties = new BasicProperties
        {
            ContentType = format.MediaTypes[0],
            Headers = new Dictionary<string, object?> { [OctavoHeaders.Schema] = OctavoHeaders.SchemaOf<Order>() },
        };
        await channel.BasicPublishAsync("", queue, mandatory: true, properties, format.Serialize(Order.Of(3)));
        BasicGetResult found = await channel.NextAsync(queue);
        Assert.Equal(OctavoHeaders.SchemaOf<Order>(), found.BasicProperties.Text(OctavoHeaders.Schema));
        OctavoFormat told = new OctavoServiceOptions().Use(format).ForMediaType(found.BasicProperties.ContentType)!;
        Assert.True(OctavoGraph.Equals(Order.Of(3), told.Deserialize<Order>(found.Body.Span)));
    }

    /// <summary>What cannot be read is rejected, and lies in the dead-letter queue as it came; other versions are read.</summary>
    [Fact]
    public async Task PoisonIsRejectedAndVersionsAreRead()
    {
        OctavoFormat format = OctavoFormats.MessagePack.With(SerializerLimits.Untrusted);
        await using IConnection connection = await rabbit.ConnectAsync();
        await using IChannel channel = await connection.CreateChannelAsync();
        string dead = (await channel.QueueDeclareAsync()).QueueName;
        string queue = (await channel.QueueDeclareAsync("", arguments: new Dictionary<string, object?>
        {
            ["x-dead-letter-exchange"] = "",
            ["x-dead-letter-routing-key"] = dead,
        })).QueueName;
        byte[][] poison = [[0xC1, 0xFF, 0x00], [], format.Serialize(Order.Of(2))[..^3], OctavoMsgPack.Serialize("text")];
        byte[][] sent =
        [
            .. poison, format.Serialize(new NewerOrder { Id = 8, Customer = "Later", Note = "n" }),
            format.Serialize(new OlderOrder { Id = 9, Customer = "Before" }),
        ];
        foreach (byte[] body in sent)
        {
            await channel.BasicPublishAsync("", queue, body);
        }
        List<int> read = [];
        for (int i = 0; i < sent.Length; i++)
        {
            BasicGetResult found = await channel.NextAsync(queue, autoAck: false);
            if (format.TryDeserialize(found.Body.Span, out Order? order, out OctavoError error))
            {
                read.Add(order!.Id);
                await channel.BasicAckAsync(found.DeliveryTag, multiple: false);
            }
            else
            {
                Assert.NotEqual(OctavoErrorCode.None, error.Code);
                await channel.BasicRejectAsync(found.DeliveryTag, requeue: false);
            }
        }
        Assert.Equal([8, 9], read);
        foreach (byte[] body in poison)
        {
            Assert.Equal(body, (await channel.NextAsync(dead)).Body.ToArray());
        }
    }

    /// <summary>A server that stands still is a time-out of the client's calls. What was published meanwhile is confirmed later and lies there, whole and in
    /// order.</summary>
    [Fact]
    public async Task PausedServerIsATimeOutAndNothingIsLost()
    {
        var factory = new ConnectionFactory { Uri = rabbit.Address, AutomaticRecoveryEnabled = false, ContinuationTimeout = TimeSpan.FromMilliseconds(500) };
        await using IConnection connection = await factory.CreateConnectionAsync();
        await using IChannel channel =
            await connection.CreateChannelAsync(new CreateChannelOptions(publisherConfirmationsEnabled: true, publisherConfirmationTrackingEnabled: true));
        await using IChannel asking = await connection.CreateChannelAsync();
        string queue = (await channel.QueueDeclareAsync()).QueueName;
        List<Task> confirmed = [];
        await rabbit.Server.PauseAsync();
        try
        {
            for (int lines = 1; lines <= 20; lines++)
            {
                confirmed.Add(channel.BasicPublishAsync("", queue, mandatory: true, new BasicProperties(), OctavoBinary.Serialize(Order.Of(lines))).AsTask());
            }
            await Assert.ThrowsAnyAsync<OperationCanceledException>(() => asking.MessageCountAsync(queue));
            Assert.All(confirmed, task => Assert.False(task.IsCompleted));
        }
        finally
        {
            await rabbit.Server.ResumeAsync();
        }
        await Task.WhenAll(confirmed).WaitAsync(TimeSpan.FromSeconds(30));
        for (int lines = 1; lines <= 20; lines++)
        {
            Assert.True(OctavoGraph.Equals(Order.Of(lines), OctavoBinary.Deserialize<Order>((await channel.NextAsync(queue)).Body.Span)));
        }
    }

    [Fact]
    public void TypeWithoutACodecIsRefusedAtTheStart() =>
        Assert.Equal(OctavoErrorCode.NoCodec,
            Assert.Throws<OctavoException>(() => OctavoCodecs.EnsureCodec(typeof(Uncoded), OctavoFormats.MessagePack)).Code);
}
