// Owns: a rabbitmq-server that is killed in the middle and started again: what was acknowledged is there, and the buses go on.
using MassTransit;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Octavo.MessagingTests.Buses;
using RabbitMQ.Client;
using Wolverine;

namespace Octavo.MessagingTests.Rabbit;

[Collection(RabbitFixture.Name)]
public sealed class RabbitRestartTests(RabbitFixture rabbit)
{
    /// <summary>One restart for all, as it takes seconds.</summary>
    [Fact]
    public async Task KilledInTheMiddleAndRestarted()
    {
        string name = "restart-" + Guid.NewGuid().ToString("N");
        await using ServiceProvider transit = MassTransitTests.Services(OctavoFormats.MessagePack, rabbit.Address, name + "-transit-");
        IBusControl bus = await MassTransitTests.Started(transit);
        var arrived = new Arrivals();
        using IHost wolverine = WolverineRabbitTests.Host(rabbit.Address, name + "-wolverine", arrived, OctavoFormats.Binary);
        await wolverine.StartAsync();
        int acknowledged = 0;
        Task publishing = Task.Run(async () => acknowledged = await PublishUntilItFails(name));
        await Task.Delay(3000); // RabbitMQ keeps the declaration of a queue in memory for up to two seconds
        await rabbit.Server.KillAsync();
        await publishing.WaitAsync(TimeSpan.FromSeconds(30));
        await rabbit.Server.RestartAsync();

        await using IConnection connection = await rabbit.ConnectAsync();
        await using IChannel channel = await connection.CreateChannelAsync();
        Assert.True(acknowledged > 10, $"{acknowledged} were acknowledged");
        for (int i = 1; i <= acknowledged; i++)
        {
            Assert.Equal(i, OctavoBinary.Deserialize<Order>((await channel.NextAsync(name)).Body.Span)!.Id);
        }
        await Insist(() => bus.Publish(Order.Of(4)), () => MassTransitTests.Try(transit, out object? order) && order is Order { Lines.Count: 4 });
        IMessageBus messages = wolverine.Services.GetRequiredService<IMessageBus>();
        await Insist(() => messages.PublishAsync(Order.Of(5)).AsTask(),
            () => arrived.Messages.TryTake(out object? order, 500) && order is Order { Lines.Count: 5 });
        await wolverine.StopAsync();
        await bus.StopAsync();
    }

    /// <summary>Publishes durable messages, each confirmed, until the server is gone.</summary>
    /// <returns>How many were confirmed.</returns>
    private async Task<int> PublishUntilItFails(string queue)
    {
        await using IConnection connection = await rabbit.ConnectAsync();
        await using IChannel channel =
            await connection.CreateChannelAsync(new CreateChannelOptions(publisherConfirmationsEnabled: true, publisherConfirmationTrackingEnabled: true));
        await channel.QueueDeclareAsync(queue, durable: true, exclusive: false, autoDelete: false);
        var properties = new BasicProperties { Persistent = true, ContentType = OctavoFormats.Binary.MediaTypes[0] };
        for (int confirmed = 0; ; confirmed++)
        {
            try
            {
                byte[] body = OctavoBinary.Serialize(new Order { Id = confirmed + 1, Customer = "c" });
                await channel.BasicPublishAsync("", queue, mandatory: true, properties, body).AsTask().WaitAsync(TimeSpan.FromSeconds(10));
            }
            catch (Exception)
            {
                return confirmed;
            }
        }
    }

    /// <summary>A bus that has lost its server fails until it has it again.</summary>
    private static async Task Insist(Func<Task> publish, Func<bool> hasArrived)
    {
        for (int i = 0; ; i++)
        {
            try
            {
                await publish().WaitAsync(TimeSpan.FromSeconds(2));
            }
            catch (Exception) when (i < 40)
            {
                await Task.Delay(250);
            }
            if (hasArrived())
            {
                return;
            }
            Assert.True(i < 40, "nothing arrived");
        }
    }
}
