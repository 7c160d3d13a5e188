// Owns: what is not a header of a schema registry, and where errors after one are. Needs no broker.
using Confluent.Kafka;

namespace Octavo.MessagingTests.Kafka;

public sealed class RegistryHeaderTests
{
    [Theory]
    [InlineData("", OctavoErrorCode.InvalidData, 0)]
    [InlineData("0100000007 00", OctavoErrorCode.InvalidData, 0)]
    [InlineData("0000000007", OctavoErrorCode.EndOfData, 5)]
    [InlineData("0000000007 80", OctavoErrorCode.EndOfData, 6)]
    [InlineData("0000000007 04 02", OctavoErrorCode.EndOfData, 7)]
    [InlineData("0000000007 01", OctavoErrorCode.InvalidData, 5)] // −1 indexes
    [InlineData("0000000007 02 03", OctavoErrorCode.InvalidData, 6)] // the index −2
    [InlineData("0000000007 FFFFFFFFFF01", OctavoErrorCode.InvalidData, 5)]
    [InlineData("0000000007 8080808010", OctavoErrorCode.InvalidData, 5)] // 2³¹
    [InlineData("0000000007 FEFFFFFF0F", OctavoErrorCode.EndOfData, 10)]
    [InlineData("0000000007 00", null, 0)]
    [InlineData("0000000007 04 02 FEFFFFFF0F", null, 0)]
    public void Indexes_are_not_negative(string head, OctavoErrorCode? code, long offset)
    {
        byte[] data = [.. Convert.FromHexString(head.Replace(" ", "", StringComparison.Ordinal)), .. code is null ? OctavoProtobuf.Serialize(Order.Of(2)) : []];
        var reader = new OctavoKafkaDeserializer<Order>(new OctavoKafkaOptions { Format = OctavoFormats.Protobuf, SchemaId = 7 });
        if (code is null)
        {
            Assert.Equal(Order.Of(2).Id, reader.Deserialize(data, false, SerializationContext.Empty).Id);
            return;
        }
        OctavoException found = Assert.Throws<OctavoException>(() => reader.Deserialize(data, false, SerializationContext.Empty));
        Assert.Equal((code, offset), (found.Code, found.Offset));
    }

    /// <summary>The letter of a dead letter has the header, so its offset counts from there.</summary>
    [Fact]
    public void Offsets_count_the_header()
    {
        byte[] value = """{"Id":1,"Customer":"A","Lines":[{"Sku":"x","Count":"many"}]}"""u8.ToArray();
        long within = Assert.Throws<OctavoException>(() => OctavoJson.Deserialize<Order>(value)).Offset;
        var reader = new OctavoKafkaDeserializer<Order>(new OctavoKafkaOptions { Format = OctavoFormats.Json, SchemaId = 7 });
        OctavoException found =
            Assert.Throws<OctavoException>(() => reader.Deserialize([0, 0, 0, 0, 7, .. value], false, SerializationContext.Empty));
        Assert.Equal((within + 5, "Order.Lines[0].Count"), (found.Offset, found.Path));
    }
}
