// Owns: what becomes of a message that cannot be read. Knows no format.
using System.Text;
using Confluent.Kafka;

namespace Octavo;

/// <summary>Dead letters for Kafka.</summary>
/// <example><code>
/// using Confluent.Kafka;
///
/// using IConsumer&lt;byte[], Order> consumer = new ConsumerBuilder&lt;byte[], Order>(new ConsumerConfig { GroupId = "shop" }).Build();
/// using IProducer&lt;byte[]?, byte[]?> letters = new ProducerBuilder&lt;byte[]?, byte[]?>(new ProducerConfig()).Build();
/// try
/// {
///     consumer.Consume();
/// }
/// catch (ConsumeException found) when (found.Error.Code is ErrorCode.Local_ValueDeserialization or ErrorCode.Local_KeyDeserialization)
/// {
///     await letters.ProduceAsync("orders-dead", found.ToDeadLetter());
/// }
/// </code></example>
public static class OctavoDeadLetterExtensions
{
    /// <summary>Turns a message that could not be read into a dead letter: its original bytes and headers, and headers that say why
    /// (<see cref="OctavoHeaders"/>).</summary>
    /// <param name="found">The exception that <c>Consume</c> threw. The consumer continues after the message.</param>
    /// <exception cref="ArgumentException">The exception has no message: the consumer has a fault, such as a topic that does not exist.</exception>
    public static Message<byte[]?, byte[]?> ToDeadLetter(this ConsumeException found)
    {
        ArgumentNullException.ThrowIfNull(found);
        ConsumeResult<byte[], byte[]> record = found.ConsumerRecord;
        if (record?.Message is null || record.Offset < 0)
        {
            throw new ArgumentException($"The exception concerns the consumer, not a message: {found.Message}", nameof(found), found);
        }
        var headers = new Headers();
        List<KeyValuePair<string, string>> said = [.. OctavoHeaders.ForError(found, record.TopicPartitionOffset.ToString())];
        foreach (IHeader header in record.Message.Headers ?? [])
        {
            // A letter that was dead before has such headers: with both, one that goes round would grow until the broker refuses it.
            if (!said.Exists(one => one.Key == header.Key))
            {
                headers.Add(header.Key, header.GetValueBytes());
            }
        }
        foreach ((string name, string value) in said)
        {
            headers.Add(name, Encoding.UTF8.GetBytes(value));
        }
        return new Message<byte[]?, byte[]?>
        {
            Key = record.Message.Key,
            Value = record.Message.Value,
            Headers = headers,
            Timestamp = record.Message.Timestamp
        };
    }
}
