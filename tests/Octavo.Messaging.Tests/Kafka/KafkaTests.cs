// Owns: the tests of Octavo.Kafka, on librdkafka's mock cluster.
using System.Text;
using Confluent.Kafka;

namespace Octavo.MessagingTests.Kafka;

public sealed class KafkaTests(KafkaFixture kafka) : IClassFixture<KafkaFixture>
{
    private static readonly TimeSpan s_patience = TimeSpan.FromSeconds(20);

    public static TheoryData<string> Formats => [.. OctavoFormats.All.Select(format => format.Name)];

    [Theory, MemberData(nameof(Formats))]
    public async Task ValuesArriveWithTheirHeaders(string name)
    {
        OctavoFormat format = OctavoFormats.All.Single(each => each.Name == name);
        var options = new OctavoKafkaOptions { Format = format };
        string topic = Topic();
        await Send(topic, Order.Of(3), options);
        await Send<Order?>(topic, null, options);
        using IConsumer<string, Order?> consumer = Consumer<Order?>(topic, options);
        ConsumeResult<string, Order?> first = consumer.Consume(s_patience)!;
        Assert.Equal(3, first.Message.Value!.Lines.Count);
        Assert.Equal(format.MediaTypes[0], Header(first.Message.Headers, OctavoHeaders.ContentType));
        Assert.Equal(OctavoSchema.Hash<Order>(names: true).ToString("x16", System.Globalization.CultureInfo.InvariantCulture),
            Header(first.Message.Headers, OctavoHeaders.Schema));
        Assert.Null(consumer.Consume(s_patience)!.Message.Value);
    }

    /// <summary>A reader takes the format that the header names, a later and an earlier version, and what has no header.</summary>
    [Fact]
    public async Task WritersOfOtherFormatsAndVersionsAreRead()
    {
        string topic = Topic();
        await Send(topic, Order.Of(1), new OctavoKafkaOptions { Format = OctavoFormats.MessagePack });
        await Send(topic, new NewerOrder { Id = 2, Customer = "Later", Note = "more" }, OctavoKafkaOptions.Default);
        await Send(topic, new OlderOrder { Id = 3, Customer = "Before" }, OctavoKafkaOptions.Default);
        await Raw(topic, """{"Id":4,"Customer":"Plain"}"""u8.ToArray());
        using IConsumer<string, Order?> consumer = Consumer<Order?>(topic, OctavoKafkaOptions.Default);
        Assert.Equal([7, 2, 3, 4], Enumerable.Range(0, 4).Select(_ => consumer.Consume(s_patience)!.Message.Value!.Id));
    }

    /// <summary>A poison message is thrown with its path, becomes a dead letter, and the next one is read.</summary>
    [Fact]
    public async Task PoisonGoesToADeadLetter()
    {
        (string topic, string dead) = (Topic(), Topic());
        byte[] poison = """{"Id":1,"Customer":"A","Lines":[{"Sku":"x","Count":"many"}]}"""u8.ToArray();
        await Raw(topic, poison, ("trace", "7"));
        await Raw(topic, [0xFF, 0x00]);
        await Raw(topic, "{}"u8.ToArray(), (OctavoHeaders.ContentType, "application/x-unheard-of"));
        await Send(topic, Order.Of(2), OctavoKafkaOptions.Default);
        using IConsumer<string, Order?> consumer = Consumer<Order?>(topic, OctavoKafkaOptions.Default);
        using IProducer<byte[]?, byte[]?> letters = new ProducerBuilder<byte[]?, byte[]?>(new ProducerConfig { BootstrapServers = kafka.Servers }).Build();
        for (int i = 0; i < 3; i++)
        {
            ConsumeException found = Assert.Throws<ConsumeException>(() => consumer.Consume(s_patience));
            await letters.ProduceAsync(new TopicPartition(dead, 0), found.ToDeadLetter());
        }
        Assert.Equal(2, consumer.Consume(s_patience)!.Message.Value!.Lines.Count);
        using IConsumer<string, byte[]> reader = new ConsumerBuilder<string, byte[]>(Config()).Build();
        reader.Assign(new TopicPartitionOffset(dead, 0, Offset.Beginning));
        Message<string, byte[]> letter = reader.Consume(s_patience)!.Message;
        Assert.Equal(poison, letter.Value);
        Assert.Equal("7", Header(letter.Headers, "trace"));
        Assert.Equal(("TypeMismatch", "Order.Lines[0].Count"),
            (Header(letter.Headers, OctavoHeaders.ErrorCode), Header(letter.Headers, OctavoHeaders.ErrorPath)));
        Assert.StartsWith(topic, Header(letter.Headers, OctavoHeaders.Source));
        Assert.NotEqual("", Header(reader.Consume(s_patience)!.Message.Headers, OctavoHeaders.ErrorCode));
        Assert.Equal("NotInFormat", Header(reader.Consume(s_patience)!.Message.Headers, OctavoHeaders.ErrorCode));
    }

    /// <summary>The head of Confluent's serializers: "Wire format" of the schema registry.</summary>
    [Fact]
    public async Task TheHeadOfASchemaRegistryIsWrittenAndSkipped()
    {
        string topic = Topic();
        foreach (OctavoFormat format in (OctavoFormat[])[OctavoFormats.Json, OctavoFormats.Protobuf])
        {
            var options = new OctavoKafkaOptions { Format = format, SchemaId = 0x01020304 };
            byte[] expected = [0, 1, 2, 3, 4, .. format.Name == "Protobuf" ? (byte[])[0] : [], .. format.Serialize(Order.Of(1))];
            Assert.Equal(expected, new OctavoKafkaSerializer<Order>(options).Serialize(Order.Of(1), SerializationContext.Empty));
            await Send(topic, Order.Of(1), options);
        }
        // What Confluent writes of the third message inside of the second one: two indexes.
        await Raw(topic, [0, 0, 0, 0, 9, 4, 2, 4, .. OctavoProtobuf.Serialize(Order.Of(1))], (OctavoHeaders.ContentType, "application/protobuf"));
        await Raw(topic, OctavoJson.Serialize(Order.Of(1)));
        using IConsumer<string, Order?> consumer = Consumer<Order?>(topic, new OctavoKafkaOptions { SchemaId = 1 });
        Assert.Equal([1, 1, 1], Enumerable.Range(0, 3).Select(_ => consumer.Consume(s_patience)!.Message.Value!.Lines.Count));
        Assert.Equal(OctavoErrorCode.InvalidData,
            Assert.IsType<OctavoException>(Assert.Throws<ConsumeException>(() => consumer.Consume(s_patience)).InnerException).Code);
    }

    [Fact]
    public void TypeWithoutACodecIsRefusedWhenTheSerializerIsMade()
    {
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.Throws<OctavoException>(() => new OctavoKafkaSerializer<Uncoded>()).Code);
        Assert.Equal(OctavoErrorCode.NoCodec, Assert.Throws<OctavoException>(() => new OctavoKafkaDeserializer<Uncoded>()).Code);
        Assert.Equal(OctavoErrorCode.NotInFormat, Assert.Throws<OctavoException>(() => new OctavoKafkaSerializer<OfBinary>()).Code);
    }

    private static string Topic() => "t-" + Guid.NewGuid().ToString("N");

    private static string? Header(Headers headers, string name) => headers.TryGetLastBytes(name, out byte[]? bytes) ? Encoding.UTF8.GetString(bytes) : null;

    private async Task Send<T>(string topic, T value, OctavoKafkaOptions options)
    {
        using IProducer<Null, T> producer =
            new ProducerBuilder<Null, T>(new ProducerConfig { BootstrapServers = kafka.Servers, LingerMs = 0 }).SetValueSerializer(
                new OctavoKafkaSerializer<T>(options)).Build();
        await producer.ProduceAsync(new TopicPartition(topic, 0), new Message<Null, T> { Value = value });
    }

    private async Task Raw(string topic, byte[] value, params (string Name, string Value)[] headers)
    {
        using IProducer<Null, byte[]> producer =
            new ProducerBuilder<Null, byte[]>(new ProducerConfig { BootstrapServers = kafka.Servers, LingerMs = 0 }).Build();
        var message = new Message<Null, byte[]> { Value = value, Headers = [] };
        foreach ((string name, string text) in headers)
        {
            message.Headers.Add(name, Encoding.UTF8.GetBytes(text));
        }
        await producer.ProduceAsync(new TopicPartition(topic, 0), message);
    }

    private ConsumerConfig Config() =>
        new() { BootstrapServers = kafka.Servers, GroupId = Topic(), AutoOffsetReset = AutoOffsetReset.Earliest, EnableAutoCommit = false };

    private IConsumer<string, T> Consumer<T>(string topic, OctavoKafkaOptions options)
    {
        // One partition is read from its beginning: a group would take seconds to form.
        IConsumer<string, T> consumer = new ConsumerBuilder<string, T>(Config()).SetValueDeserializer(new OctavoKafkaDeserializer<T>(options)).Build();
        consumer.Assign(new TopicPartitionOffset(topic, 0, Offset.Beginning));
        return consumer;
    }
}
