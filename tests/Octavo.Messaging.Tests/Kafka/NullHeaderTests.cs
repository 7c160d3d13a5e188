// Owns: values of Kafka that are not there: of headers, and of messages.
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

    /// <summary>The default of a struct passed for a value that someone wrote.</summary>
    [Fact]
    public void A_tombstone_is_not_a_struct()
    {
        OctavoException found = Assert.Throws<OctavoException>(
            () => new OctavoKafkaDeserializer<OrderLine>().Deserialize(default, true, SerializationContext.Empty));
        Assert.Equal(OctavoErrorCode.NullNotAllowed, found.Code);
        Assert.Contains("OrderLine?", found.Message, StringComparison.Ordinal);
        Assert.Null(new OctavoKafkaDeserializer<OrderLine?>().Deserialize(default, true, SerializationContext.Empty));
        Assert.Null(new OctavoKafkaDeserializer<Order?>().Deserialize(default, true, SerializationContext.Empty));
    }
}
