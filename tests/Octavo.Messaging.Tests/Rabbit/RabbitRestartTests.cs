// Owns: a rabbitmq-server that is killed in the middle and started again, or stands still: what was acknowledged is there, and the buses go on.
using System.Collections.Concurrent;
using MassTransit;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Octavo.MessagingTests.Buses;
using RabbitMQ.Client;
using Rebus.Activation;
using Wolverine;
using IRebus = Rebus.Bus.IBus;

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
        await using IConnection sending = await rabbit.ConnectAsync();
        await using IChannel confirming = await sending.CreateChannelAsync(Confirming());
        using var none = new BuiltinHandlerActivator();
        IRebus sender = RebusRabbitTests.Start(none, new RebusRabbitTransport(confirming, name + "-rebus", durable: true), name + "-rebus-error",
            OctavoFormats.Compact, workers: 0);
        int acknowledged = 0, sent = 0;
        Task publishing = Task.Run(async () => acknowledged = await PublishUntilItFails(name));
        for (; sent < 20; sent++)
        {
            await sender.SendLocal(Order.Of(sent));
        }
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
        // A bus that is started again handles what the former one had sent, and goes on.
        using var activator = new BuiltinHandlerActivator();
        BlockingCollection<Order> handled = RebusRabbitTests.Arrivals(activator);
        await using IChannel receiving = await connection.CreateChannelAsync();
        using IRebus rebus = RebusRabbitTests.Start(activator, new RebusRabbitTransport(receiving, name + "-rebus", durable: true), name + "-rebus-error",
            OctavoFormats.Compact);
        HashSet<int> counts = [];
        while (counts.Count < sent)
        {
            Assert.True(handled.TryTake(out Order? order, TimeSpan.FromSeconds(30)), $"{counts.Count} of {sent} were handled");
            counts.Add(order.Lines.Count);
        }
        await rebus.SendLocal(Order.Of(100));
        Assert.True(handled.TryTake(out Order? last, TimeSpan.FromSeconds(20)) && last.Lines.Count == 100);
        await Insist(() => bus.Publish(Order.Of(4)), () => MassTransitTests.Try(transit, out object? order) && order is Order { Lines.Count: 4 });
        IMessageBus messages = wolverine.Services.GetRequiredService<IMessageBus>();
        await Insist(() => messages.PublishAsync(Order.Of(5)).AsTask(),
            () => arrived.Messages.TryTake(out object? order, 500) && order is Order { Lines.Count: 5 });
        await wolverine.StopAsync();
        await bus.StopAsync();
    }

    /// <summary>A server that stands still: no bus loses what it sends meanwhile.</summary>
    [Fact]
    public async Task PausedServerLosesNothingOfABus()
    {
        string name = "paused-" + Guid.NewGuid().ToString("N");
        await using ServiceProvider transit = MassTransitTests.Services(OctavoFormats.Json, rabbit.Address, name + "-transit-");
        IBusControl bus = await MassTransitTests.Started(transit);
        var arrived = new Arrivals();
        using IHost wolverine = WolverineRabbitTests.Host(rabbit.Address, name + "-wolverine", arrived, OctavoFormats.Cbor);
        await wolverine.StartAsync();
        IMessageBus messages = wolverine.Services.GetRequiredService<IMessageBus>();
        await using IConnection connection = await rabbit.ConnectAsync();
        await using IChannel channel = await connection.CreateChannelAsync();
        using var activator = new BuiltinHandlerActivator();
        BlockingCollection<Order> handled = RebusRabbitTests.Arrivals(activator);
        using IRebus rebus =
            RebusRabbitTests.Start(activator, new RebusRabbitTransport(channel, name + "-rebus"), name + "-rebus-error", OctavoFormats.MessagePack);
        await Task.WhenAll(bus.Publish(Order.Of(0)), messages.PublishAsync(Order.Of(0)).AsTask(), rebus.SendLocal(Order.Of(0)));
        Assert.Empty(((Order)MassTransitTests.Next(transit)).Lines);
        Assert.True(arrived.Messages.TryTake(out _, TimeSpan.FromSeconds(20)) && handled.TryTake(out _, TimeSpan.FromSeconds(20)));
        List<Task> sent = [];
        await rabbit.Server.PauseAsync();
        try
        {
            for (int lines = 21; lines <= 40; lines++)
            {
                sent.AddRange([bus.Publish(Order.Of(lines)), messages.PublishAsync(Order.Of(lines)).AsTask(), rebus.SendLocal(Order.Of(lines))]);
            }
            Assert.False(MassTransitTests.Try(transit, out _) || arrived.Messages.TryTake(out _) || handled.TryTake(out _));
        }
        finally
        {
            await rabbit.Server.ResumeAsync();
        }
        await Task.WhenAll(sent).WaitAsync(TimeSpan.FromSeconds(30));
        SortedSet<int>[] counts = [[], [], []];
        for (int i = 0; i < 20; i++)
        {
            Count(0, MassTransitTests.Next(transit));
            Count(1, arrived.Messages.TryTake(out object? order, TimeSpan.FromSeconds(20)) ? order : null);
            Count(2, handled.TryTake(out Order? next, TimeSpan.FromSeconds(20)) ? next : null);
        }
        Assert.All(counts, each => Assert.Equal(Enumerable.Range(21, 20), each));
        await wolverine.StopAsync();
        await bus.StopAsync();

        void Count(int of, object? order) => counts[of].Add(Assert.IsType<Order>(order).Lines.Count);
    }

    private static CreateChannelOptions Confirming() => new(publisherConfirmationsEnabled: true, publisherConfirmationTrackingEnabled: true);

    /// <summary>Publishes durable messages, each confirmed, until the server is gone.</summary>
    /// <returns>How many were confirmed.</returns>
    private async Task<int> PublishUntilItFails(string queue)
    {
        await using IConnection connection = await rabbit.ConnectAsync();
        await using IChannel channel = await connection.CreateChannelAsync(Confirming());
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
