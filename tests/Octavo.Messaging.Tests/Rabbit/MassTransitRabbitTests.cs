// Owns: the tests of Octavo.MassTransit on rabbitmq-server.
using MassTransit;
using Microsoft.Extensions.DependencyInjection;
using Octavo.MessagingTests.Buses;
using RabbitMQ.Client;

namespace Octavo.MessagingTests.Rabbit;

[Collection(RabbitFixture.Name)]
public sealed class MassTransitRabbitTests(RabbitFixture rabbit)
{
    [Fact]
    public async Task MessagesAreSentAnsweredAndForwardedAndPoisonIsAnError()
    {
        string prefix = $"transit-{Guid.NewGuid():N}-";
        await using ServiceProvider services = MassTransitTests.Services(OctavoFormats.Json, rabbit.Address, prefix);
        IBusControl bus = await MassTransitTests.Started(services);
        try
        {
            await bus.Publish(Order.Of(3));
            Assert.Equal(3, Assert.IsType<Order>(MassTransitTests.Next(services)).Lines.Count);
            Response<Picky> answer = await bus.CreateRequestClient<Order>(new Uri($"queue:{prefix}orders")).GetResponse<Picky>(Order.Of(2));
            Assert.Equal(2, answer.Message.Id);
            MassTransitTests.Next(services);
            await (await bus.GetSendEndpoint(new Uri($"queue:{prefix}forward"))).Send(Order.Of(5));
            Assert.Equal(5, Assert.IsType<Order>(MassTransitTests.Next(services)).Lines.Count);

            await using IConnection connection = await rabbit.ConnectAsync();
            await using IChannel channel = await connection.CreateChannelAsync();
            // As the bus declares it at its first error: asking for a queue that is not there ends the channel.
            await channel.QueueDeclareAsync($"{prefix}orders_error", durable: true, exclusive: false, autoDelete: false);
            await Send("""{"Id":21,"Customer":"A","Note":"of a later version"}""");
            Assert.Equal(21, Assert.IsType<Order>(MassTransitTests.Next(services)).Id);
            await Send("""{"Id":22,"Customer":"of an earlier version"}""");
            Assert.Equal(22, Assert.IsType<Order>(MassTransitTests.Next(services)).Id);
            Assert.Contains("Order.Lines[0].Count", await Poison("""{"Id":1,"Customer":"A","Lines":[{"Sku":"x","Count":"many"}]}"""),
                StringComparison.Ordinal);
            Assert.Contains("InvalidData", await Poison("garbage"), StringComparison.Ordinal);

            Task Send(string body) => channel.BasicPublishAsync($"{prefix}orders", "", mandatory: false, new BasicProperties
            {
                ContentType = OctavoFormats.Json.MediaTypes[0],
                MessageId = Guid.NewGuid().ToString(),
                Headers = new Dictionary<string, object?> { [MessageHeaders.MessageType] = MessageUrn.ForTypeString<Order>() },
            }, System.Text.Encoding.UTF8.GetBytes(body)).AsTask();

            async Task<string> Poison(string body)
            {
                await Send(body);
                BasicGetResult error = await channel.NextAsync($"{prefix}orders_error");
                Assert.Equal(body, System.Text.Encoding.UTF8.GetString(error.Body.Span));
                return error.BasicProperties.Text("MT-Fault-Message")!;
            }
        }
        finally
        {
            await bus.StopAsync();
        }
    }
}
