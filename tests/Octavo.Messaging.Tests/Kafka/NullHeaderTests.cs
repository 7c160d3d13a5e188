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

    /// <summary>Other serializers only read the headers of a message, so programs share them between threads.</summary>
    [Fact]
    public void Headers_that_say_it_already_are_only_read()
    {
        var orders = new OctavoKafkaSerializer<Order>();
        var shared = new Headers { { "tenant", "a"u8.ToArray() } };
        var context = new SerializationContext(MessageComponentType.Value, "t", shared);
        orders.Serialize(Order.Of(1), context);
        IHeader[] before = [.. shared];
        orders.Serialize(Order.Of(2), context);
        Assert.True(before.SequenceEqual(shared, ReferenceEqualityComparer.Instance));
        Parallel.For(0, 10_000, _ => orders.Serialize(Order.Of(1), context));
        Assert.Equal(3, shared.Count);
    }

    /// <summary>Kafka compares the bytes of keys, for the partition and for compaction.</summary>
    [Fact]
    public void Equal_keys_in_protobuf_are_equal_bytes()
    {
        var keys = new OctavoKafkaSerializer<Dictionary<string, int>>(new OctavoKafkaOptions { Format = OctavoFormats.Protobuf });
        var context = new SerializationContext(MessageComponentType.Key, "t");
        Assert.Equal(keys.Serialize(new() { ["a"] = 1, ["b"] = 2 }, context), keys.Serialize(new() { ["b"] = 2, ["a"] = 1 }, context));
    }

    /// <summary>The envelope of an event has the members of CloudEvents, <c>id</c> too, which would become those of the value.</summary>
    [Theory]
    [InlineData("application/cloudevents+json; charset=UTF-8")]
    [InlineData("application/cloudevents-batch+json")]
    [InlineData("Application/CloudEvents+CBOR")]
    public void An_envelope_is_not_a_value(string contentType)
    {
        var headers = new Headers { { OctavoHeaders.ContentType, System.Text.Encoding.UTF8.GetBytes(contentType) } };
        var context = new SerializationContext(MessageComponentType.Value, "t", headers);
        OctavoException found = Assert.Throws<OctavoException>(() => new OctavoKafkaDeserializer<Order>()
            .Deserialize("""{"specversion":"1.0","id":7,"type":"order","source":"/x","data":{"Id":4}}"""u8, false, context));
        Assert.Equal(OctavoErrorCode.NotInFormat, found.Code);
        Assert.Contains("CloudEvents", found.Message, StringComparison.Ordinal);
    }

    /// <summary>A type for the envelope itself.</summary>
    [Fact]
    public void An_envelope_is_read_if_it_is_asked_for()
    {
        var headers = new Headers { { OctavoHeaders.ContentType, "application/cloudevents+json"u8.ToArray() } };
        Order? read = new OctavoKafkaDeserializer<Order>(new OctavoKafkaOptions { ReadEnvelopes = true })
            .Deserialize("""{"Id":4,"Customer":"c"}"""u8, false, new SerializationContext(MessageComponentType.Value, "t", headers));
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
