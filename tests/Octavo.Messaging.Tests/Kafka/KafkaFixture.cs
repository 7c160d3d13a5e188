// Owns: librdkafka's mock cluster, started once.
using Confluent.Kafka;

namespace Octavo.MessagingTests.Kafka;

public sealed class KafkaFixture : IDisposable
{
    private readonly IProducer<Null, Null> _cluster =
        new ProducerBuilder<Null, Null>(
            new ProducerConfig(new Dictionary<string, string> { ["test.mock.num.brokers"] = "1", ["bootstrap.servers"] = "mock" })).Build();

    public KafkaFixture()
    {
        using IAdminClient admin = new DependentAdminClientBuilder(_cluster.Handle).Build();
        BrokerMetadata broker = admin.GetMetadata(TimeSpan.FromSeconds(10)).Brokers.Single();
        Servers = $"{broker.Host}:{broker.Port}";
        Broker = new MockBroker(_cluster.Handle);
    }

    /// <summary>Where it listens, on loopback.</summary>
    internal string Servers { get; }

    /// <summary>Its only broker.</summary>
    internal MockBroker Broker { get; }

    public void Dispose() => _cluster.Dispose();
}
