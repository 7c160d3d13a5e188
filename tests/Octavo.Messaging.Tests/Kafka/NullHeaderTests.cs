// Owns: headers of Kafka without a value.
using Confluent.Kafka;

namespace Octavo.MessagingTests.Kafka;

public sealed class NullHeaderTests
{
    [Fact]
    public void A_content_type_without_a_value_is_none()
    {
        var headers = new Headers { { OctavoHeaders.ContentType, null! } };
        Order? read = new OctavoKafkaDeserializer<Order>()
            .Deserialize("""{"Id":4,"Customer":"Plain"}"""u8, false, new SerializationContext(MessageComponentType.Value, "t", headers));
        Assert.Equal(4, read!.Id);
    }
}
