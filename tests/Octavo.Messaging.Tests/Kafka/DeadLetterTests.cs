// Owns: dead letters of messages that were dead letters before. Knows no broker.
using Confluent.Kafka;

namespace Octavo.MessagingTests.Kafka;

public sealed class DeadLetterTests
{
    /// <summary>A letter that goes round (dead, tried again, dead) has the headers of its last error alone; it grew until the broker refused it.</summary>
    [Fact]
    public void A_letter_that_dies_again_does_not_grow()
    {
        Message<byte[]?, byte[]?> letter = new() { Value = [1], Headers = new Headers { { "trace", [7] } } };
        int first = 0;
        for (int round = 0; round < 3; round++)
        {
            var record = new ConsumeResult<byte[], byte[]>
            {
                Message = new Message<byte[], byte[]> { Value = letter.Value!, Headers = letter.Headers },
                TopicPartitionOffset = new TopicPartitionOffset("t", 0, round)
            };
            var cause = new OctavoException(OctavoErrorCode.InvalidData, "round " + round, "JSON", 0);
            letter = new ConsumeException(record, new Error(Confluent.Kafka.ErrorCode.Local_ValueDeserialization), cause).ToDeadLetter();
            first = round == 0 ? letter.Headers.Count : first;
        }
        Assert.Equal(first, letter.Headers.Count);
        Assert.Contains("round 2", System.Text.Encoding.UTF8.GetString(letter.Headers.Single(one => one.Key == OctavoHeaders.ErrorMessage).GetValueBytes()),
            StringComparison.Ordinal);
        Assert.Single(letter.Headers, one => one.Key == "trace");
    }

    /// <summary>A topic that does not exist is not a message: its error text was sent as one.</summary>
    [Fact]
    public void Faults_of_the_consumer_are_not_letters()
    {
        var record = new ConsumeResult<byte[], byte[]>
        {
            Message = new Message<byte[], byte[]> { Value = "Subscribed topic not available"u8.ToArray() },
            TopicPartitionOffset = new TopicPartitionOffset("t", 0, Offset.Unset)
        };
        var found = new ConsumeException(record, new Error(Confluent.Kafka.ErrorCode.UnknownTopicOrPart, "Subscribed topic not available"));
        Assert.Contains("topic", Assert.Throws<ArgumentException>(() => found.ToDeadLetter()).Message, StringComparison.Ordinal);
    }
}
