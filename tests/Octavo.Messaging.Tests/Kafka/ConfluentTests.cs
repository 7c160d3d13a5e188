// Owns: Confluent's serializers of JSON as the counterpart: they write and Octavo reads, and the other way. A stub stands in for the schema registry.
using System.Reflection;
using Confluent.Kafka;
using Confluent.Kafka.SyncOverAsync;
using Confluent.SchemaRegistry;
using Confluent.SchemaRegistry.Serdes;

namespace Octavo.MessagingTests.Kafka;

public sealed class ConfluentTests(KafkaFixture kafka) : IClassFixture<KafkaFixture>
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(20);

    [Fact]
    public async Task TheirMessagesAreReadAndOursByThem()
    {
        ISchemaRegistryClient registry = DispatchProxy.Create<ISchemaRegistryClient, Registry>();
        var options = new OctavoKafkaOptions { SchemaId = Registry.Id };
        (string theirs, string ours) = ("t-" + Guid.NewGuid().ToString("N"), "t-" + Guid.NewGuid().ToString("N"));
        var writing = new JsonSerializerConfig { SubjectNameStrategy = SubjectNameStrategy.Topic };
        var reading = new JsonDeserializerConfig { SubjectNameStrategy = SubjectNameStrategy.Topic };
        var config = new ProducerConfig { BootstrapServers = kafka.Servers, LingerMs = 0 };
        using (IProducer<Null, Order> producer =
               new ProducerBuilder<Null, Order>(config).SetValueSerializer(new JsonSerializer<Order>(registry, writing)).Build())
        using (IProducer<Null, NewerOrder> newer =
               new ProducerBuilder<Null, NewerOrder>(config).SetValueSerializer(new JsonSerializer<NewerOrder>(registry, writing)).Build())
        {
            await producer.ProduceAsync(new TopicPartition(theirs, 0), new Message<Null, Order> { Value = Order.Of(3) });
            await newer.ProduceAsync(new TopicPartition(theirs, 0),
                new Message<Null, NewerOrder> { Value = new NewerOrder { Id = 8, Customer = "Later", Note = "n" } });
        }
        using (IConsumer<Ignore, Order?> consumer = Consumer(theirs, new OctavoKafkaDeserializer<Order?>(options)))
        {
            Assert.True(OctavoGraph.Equals(Order.Of(3), consumer.Consume(s_patience)!.Message.Value));
            Assert.Equal(8, consumer.Consume(s_patience)!.Message.Value!.Id);
        }

        using (IProducer<Null, Order> producer =
               new ProducerBuilder<Null, Order>(config).SetValueSerializer(new OctavoKafkaSerializer<Order>(options)).Build())
        using (IProducer<Null, OlderOrder> older =
               new ProducerBuilder<Null, OlderOrder>(config).SetValueSerializer(new OctavoKafkaSerializer<OlderOrder>(options)).Build())
        {
            await producer.ProduceAsync(new TopicPartition(ours, 0), new Message<Null, Order> { Value = Order.Of(3) });
            await older.ProduceAsync(new TopicPartition(ours, 0), new Message<Null, OlderOrder> { Value = new OlderOrder { Id = 9, Customer = "Before" } });
        }
        using (IConsumer<Ignore, Order?> consumer = Consumer(ours, new JsonDeserializer<Order>(registry, reading).AsSyncOverAsync()!))
        {
            Assert.True(OctavoGraph.Equals(Order.Of(3), consumer.Consume(s_patience)!.Message.Value));
            Assert.Equal((9, 0), consumer.Consume(s_patience)!.Message.Value is { } order ? (order.Id, order.Lines.Count) : default);
        }
    }

    private IConsumer<Ignore, Order?> Consumer(string topic, IDeserializer<Order?> deserializer)
    {
        var config = new ConsumerConfig { BootstrapServers = kafka.Servers, GroupId = topic, EnableAutoCommit = false };
        IConsumer<Ignore, Order?> consumer = new ConsumerBuilder<Ignore, Order?>(config).SetValueDeserializer(deserializer).Build();
        consumer.Assign(new TopicPartitionOffset(topic, 0, Offset.Beginning));
        return consumer;
    }

    /// <summary>A registry with one id. It gives back the schema that was registered last.</summary>
    public class Registry : DispatchProxy
    {
        internal const int Id = 0x01020304;

        private Schema _schema = new("{}", SchemaType.Json);

        protected override object? Invoke(MethodInfo? targetMethod, object?[]? args)
        {
            _schema = args?.OfType<Schema>().FirstOrDefault() ?? _schema;
            return targetMethod!.ReturnType switch
            {
                { } type when type == typeof(int) => 1_000, // how many schemas it keeps
                { } type when type == typeof(IEnumerable<KeyValuePair<string, string>>) => Array.Empty<KeyValuePair<string, string>>(), // its configuration
                { } type when type == typeof(Task<int>) => Task.FromResult(Id),
                { } type when type == typeof(Task<Schema>) => Task.FromResult(_schema),
                { } type when type == typeof(Task<RegisteredSchema>) =>
                    Task.FromResult(new RegisteredSchema("subject", 1, Id, _schema.SchemaString, SchemaType.Json, [])),
                _ => throw new NotSupportedException(targetMethod.ToString()),
            };
        }
    }
}
