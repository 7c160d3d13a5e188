// Owns: the tests of Octavo.Rebus on rabbitmq-server.
using System.Collections.Concurrent;
using RabbitMQ.Client;
using Rebus.Activation;
using Rebus.Bus;
using Rebus.Config;
using Rebus.Retry.Simple;
using Headers = Rebus.Messages.Headers;

namespace Octavo.MessagingTests.Rabbit;

[Collection(RabbitFixture.Name)]
public sealed class RebusRabbitTests(RabbitFixture rabbit)
{
    [Fact]
    public async Task MessagesArriveAndPoisonGoesToTheErrorQueue()
    {
        string queue = $"rebus-{Guid.NewGuid():N}", errors = queue + "-error";
        await using IConnection connection = await rabbit.ConnectAsync();
        await using IChannel channel = await connection.CreateChannelAsync(), own = await connection.CreateChannelAsync();
        using var activator = new BuiltinHandlerActivator();
        BlockingCollection<Order> arrived = Arrivals(activator);
        using IBus bus = Start(activator, new RebusRabbitTransport(channel, queue), errors, OctavoFormats.Json);
        await bus.SendLocal(Order.Of(3));
        Assert.Equal(3, Next().Lines.Count);
        await Send("""{"Id":8,"Customer":"A","Note":"of a later version"}""");
        Assert.Equal(8, Next().Id);
        await Send("""{"Id":9,"Customer":"of an earlier version"}""");
        Assert.Equal(9, Next().Id);
        foreach ((string body, string reason) in ((string, string)[])
                 [("""{"Id":1,"Customer":"A","Lines":[{"Sku":"x","Count":"many"}]}""", "Order.Lines[0].Count"), ("garbage", "InvalidData")])
        {
            await Send(body);
            BasicGetResult error = await own.NextAsync(errors);
            Assert.Equal(body, System.Text.Encoding.UTF8.GetString(error.Body.Span));
            Assert.Contains(reason, error.BasicProperties.Text(Headers.ErrorDetails), StringComparison.Ordinal);
        }

        Order Next() => arrived.TryTake(out Order? order, TimeSpan.FromSeconds(20)) ? order : throw new TimeoutException();

        Task Send(string body) => own.BasicPublishAsync("", queue, mandatory: true, new BasicProperties
        {
            Headers = new Dictionary<string, object?>
            {
                [Headers.MessageId] = Guid.NewGuid().ToString(),
                [Headers.Type] = "order",
                [Headers.ContentType] = OctavoFormats.Json.MediaTypes[0],
            },
        }, System.Text.Encoding.UTF8.GetBytes(body)).AsTask();
    }

    /// <summary>The orders that come to a bus.</summary>
    internal static BlockingCollection<Order> Arrivals(BuiltinHandlerActivator activator)
    {
        var arrived = new BlockingCollection<Order>();
        activator.Handle<Order>(order =>
        {
            arrived.Add(order);
            return Task.CompletedTask;
        });
        return arrived;
    }

    internal static IBus Start(BuiltinHandlerActivator activator, RebusRabbitTransport transport, string errors, OctavoFormat format, int workers = 1) =>
        Configure.With(activator).Logging(logging => logging.None())
        .Transport(configure => configure.Register(_ => transport))
        .Options(options =>
        {
            options.RetryStrategy(errorQueueName: errors);
            options.SetNumberOfWorkers(workers);
        })
        .Serialization(serialization => serialization.UseOctavo(new OctavoMessageTypes().Add<Order>("order"), format)).Start();
}
