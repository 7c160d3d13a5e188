// Owns: a broker that is killed in the middle, started again, or slow: what was sent arrives whole and in order.
using Confluent.Kafka;

namespace Octavo.MessagingTests.Kafka;

public sealed class KafkaFailureTests(KafkaFixture kafka) : IClassFixture<KafkaFixture>
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(30);

    /// <summary>The broker is gone while messages are on their way. Each arrives once, as the producer is idempotent.</summary>
    [Fact]
    public async Task KilledInTheMiddleAndRestartedNothingIsLost()
    {
        const int Messages = 200;
        string topic = Topic();
        using IProducer<Null, Order> producer = Producer(30_000, idempotent: true);
        using IConsumer<string, Order?> consumer = Consumer(topic);
        List<Task> sent = [Send(producer, topic, 1)];
        await sent[0];
        Assert.Single(consumer.Consume(s_patience)!.Message.Value!.Lines);
        sent.AddRange(Enumerable.Range(2, Messages / 2).Select(lines => Send(producer, topic, lines)));
        kafka.Broker.Kill();
        try
        {
            sent.AddRange(Enumerable.Range(sent.Count + 1, Messages - sent.Count).Select(lines => Send(producer, topic, lines)));
            Assert.All(sent[^10..], task => Assert.False(task.IsCompleted));
            using IProducer<Null, Order> hasty = Producer(300);
            var found = await Assert.ThrowsAsync<ProduceException<Null, Order>>(() => Send(hasty, Topic(), 1));
            Assert.Equal(Confluent.Kafka.ErrorCode.Local_MsgTimedOut, found.Error.Code);
        }
        finally
        {
            kafka.Broker.Restart();
        }
        await Task.WhenAll(sent).WaitAsync(s_patience);
        for (int lines = 2; lines <= Messages; lines++)
        {
            Assert.True(OctavoGraph.Equals(Order.Of(lines), consumer.Consume(s_patience)!.Message.Value));
        }
        using IProducer<Null, Order> later = Producer(30_000);
        await Send(later, topic, 3);
        Assert.Equal(3, consumer.Consume(s_patience)!.Message.Value!.Lines.Count);
    }

    /// <summary>A broker that answers late is a time-out of a producer that cannot wait. What others send arrives whole and in order.</summary>
    [Fact]
    public async Task ASlowBrokerIsATimeOutAndNothingIsLost()
    {
        string topic = Topic();
        using IProducer<Null, Order> producer = Producer(30_000), hasty = Producer(300);
        using IConsumer<string, Order?> consumer = Consumer(topic);
        await Send(producer, topic, 1);
        string other = Topic();
        await Send(hasty, other, 1);
        kafka.Broker.Delay(2_500); // librdkafka looks for messages whose time is over once a second: an answer after one may be in time
        try
        {
            Task[] sent = [.. Enumerable.Range(2, 50).Select(lines => Send(producer, topic, lines))];
            var found = await Assert.ThrowsAsync<ProduceException<Null, Order>>(() => Send(hasty, other, 2));
            Assert.Equal(Confluent.Kafka.ErrorCode.Local_MsgTimedOut, found.Error.Code);
            await Task.WhenAll(sent).WaitAsync(s_patience);
        }
        finally
        {
            kafka.Broker.Delay(0);
        }
        for (int lines = 1; lines <= 51; lines++)
        {
            Assert.True(OctavoGraph.Equals(Order.Of(lines), consumer.Consume(s_patience)!.Message.Value));
        }
    }

    private static string Topic() => "t-" + Guid.NewGuid().ToString("N");

    private static Task Send(IProducer<Null, Order> producer, string topic, int lines) =>
        producer.ProduceAsync(new TopicPartition(topic, 0), new Message<Null, Order> { Value = Order.Of(lines) });

    private IProducer<Null, Order> Producer(int patience, bool idempotent = false)
    {
        var config = new ProducerConfig
        {
            BootstrapServers = kafka.Servers,
            LingerMs = 0,
            MessageTimeoutMs = patience,
            EnableIdempotence = idempotent,
            ReconnectBackoffMs = 20,
            ReconnectBackoffMaxMs = 100,
        };
        return new ProducerBuilder<Null, Order>(config).SetLogHandler((_, _) => { }).SetValueSerializer(new OctavoKafkaSerializer<Order>()).Build();
    }

    private IConsumer<string, Order?> Consumer(string topic)
    {
        var config = new ConsumerConfig
        {
            BootstrapServers = kafka.Servers,
            GroupId = topic,
            EnableAutoCommit = false,
            ReconnectBackoffMs = 20,
            ReconnectBackoffMaxMs = 100,
            AllowAutoCreateTopics = true,
        };
        IConsumer<string, Order?> consumer =
            new ConsumerBuilder<string, Order?>(config).SetLogHandler((_, _) => { }).SetValueDeserializer(new OctavoKafkaDeserializer<Order?>()).Build();
        consumer.Assign(new TopicPartitionOffset(topic, 0, Offset.Beginning));
        return consumer;
    }
}
