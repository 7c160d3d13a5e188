// Owns: a producer, a consumer and a dead letter of Kafka, on the mock cluster of Confluent.Kafka; with a cluster of your own only the address differs.
// Packages: Octavo, Octavo.Kafka.
using System.Text;
using Confluent.Kafka;
using Octavo;

namespace Buses;

internal static class KafkaTopics
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(30);

    internal static async Task<bool> RunAsync()
    {
        var mock = new ProducerConfig(new Dictionary<string, string> { ["test.mock.num.brokers"] = "1", ["bootstrap.servers"] = "mock" });
        using IProducer<Null, Null> cluster = new ProducerBuilder<Null, Null>(mock).SetLogHandler((_, _) => { }).Build();
        using IAdminClient admin = new DependentAdminClientBuilder(cluster.Handle).Build();
        BrokerMetadata broker = admin.GetMetadata(s_patience).Brokers.Single();
        string servers = $"{broker.Host}:{broker.Port}";

        var producing = new ProducerConfig { BootstrapServers = servers };
        using IProducer<byte[]?, byte[]?> letters = new ProducerBuilder<byte[]?, byte[]?>(producing).Build();
        // A message of another program: its number is a text. The key is the same, and so is the partition, which keeps the order.
        await letters.ProduceAsync("orders", new Message<byte[]?, byte[]?> { Key = "7"u8.ToArray(), Value = """{"Id":"seven","Lines":[]}"""u8.ToArray() });
        using IProducer<string, Order> producer =
            new ProducerBuilder<string, Order>(producing).SetValueSerializer(new OctavoKafkaSerializer<Order>()).Build();
        await producer.ProduceAsync("orders", new Message<string, Order> { Key = "7", Value = new Order(7, [new("A-1", 2)]) });

        var consuming = new ConsumerConfig { BootstrapServers = servers, GroupId = "billing", AutoOffsetReset = AutoOffsetReset.Earliest };
        using IConsumer<string, Order> consumer =
            new ConsumerBuilder<string, Order>(consuming).SetValueDeserializer(new OctavoKafkaDeserializer<Order>()).Build();
        consumer.Subscribe("orders");
        string path = "";
        Message<string, Order>? message = null;
        while (message is null)
        {
            try
            {
                message = (consumer.Consume(s_patience) ?? throw new TimeoutException("No message came.")).Message;
            }
            catch (ConsumeException found) when (found.InnerException is OctavoException)
            {
                Message<byte[]?, byte[]?> letter = found.ToDeadLetter();
                path = Text(letter.Headers, OctavoHeaders.ErrorPath);
                await letters.ProduceAsync("orders.dead", letter);
            }
        }
        consumer.Close();
        string contentType = Text(message.Headers, OctavoHeaders.ContentType);
        Console.WriteLine($"Order {message.Value.Id} came as {contentType}; the dead letter is at fault in {path}");
        return message.Value is { Id: 7, Lines: [{ Sku: "A-1", Count: 2 }] } && contentType == "application/json" && path == "Order.Id";
    }

    private static string Text(Headers headers, string name) => Encoding.UTF8.GetString(headers.GetLastBytes(name));
}
