// Owns: the tests that JSON of other programs is read with names in any case, whichever broker brings it.
using System.Buffers;
using Confluent.Kafka;
using NATS.Client.Core;
using Wolverine;
using Wolverine.Runtime.Serialization;

namespace Octavo.MessagingTests.Core;

public sealed class ForeignJsonTests
{
    private static readonly byte[] s_camel = """{"id":7,"customer":"c","lines":[{"sku":"a","count":2}]}"""u8.ToArray();

    public static TheoryData<string> Given => ["default", "JSON", "limited"];

    /// <summary>A member of no name was a default, without an error.</summary>
    [Theory, MemberData(nameof(Given))]
    public void NamesInCamelCaseAreRead(string given)
    {
        OctavoFormat? format = given switch
        {
            "JSON" => OctavoFormats.Json,
            "limited" => OctavoFormats.Json.With(SerializerLimits.Untrusted),
            _ => null,
        };
        OctavoKafkaOptions kafka = format is null ? OctavoKafkaOptions.Default : new OctavoKafkaOptions { Format = format };
        Check(new OctavoKafkaDeserializer<Order>(kafka).Deserialize(s_camel, false, new SerializationContext(MessageComponentType.Value, "orders")));
        INatsDeserialize<Order> nats = new OctavoNatsSerializerRegistry(format, typeof(Order)).GetDeserializer<Order>();
        Check(nats.Deserialize(new ReadOnlySequence<byte>(s_camel)));
        var wolverine = new WolverineOptions();
        wolverine.UseOctavo(new OctavoMessageTypes().Add<Order>(), format);
        Check((Order)wolverine.DefaultSerializer.ReadFromData(typeof(Order), new Envelope { Data = s_camel }));

        static void Check(Order? order) => Assert.Equal((7, "c", new OrderLine("a", 2)), (order!.Id, order.Customer, order.Lines[0]));
    }

    /// <summary>Options of the program's own count as they are.</summary>
    [Fact]
    public void OwnOptionsAreFollowed()
    {
        OctavoFormat own = OctavoFormats.Json.With(OctavoJsonOptions.Untrusted with { UnknownMembers = UnknownMemberPolicy.Refuse });
        Assert.Same(own, OctavoFormats.OfServices(own));
        Assert.Same(OctavoFormats.MessagePack, OctavoFormats.OfServices(OctavoFormats.MessagePack));
        var kafka = new OctavoKafkaDeserializer<Order>(new OctavoKafkaOptions { Format = own });
        Assert.Throws<OctavoException>(() => kafka.Deserialize(s_camel, false, new SerializationContext(MessageComponentType.Value, "orders")));
    }
}
