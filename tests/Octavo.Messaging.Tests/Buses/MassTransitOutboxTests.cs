// Owns: messages by way of MassTransit's outbox, which stores bodies as text; and consumers of types that are not listed.
using System.Collections.Concurrent;
using MassTransit;
using Microsoft.Extensions.DependencyInjection;

namespace Octavo.MessagingTests.Buses;

public sealed class MassTransitOutboxTests
{
    /// <summary>A message with a codec, one without, and one that is sent on: the store gives each back.</summary>
    [Theory]
    [InlineData("MessagePack")]
    [InlineData("Binary")]
    [InlineData("JSON")]
    public async Task MessagesOfAnOutboxArrive(string name)
    {
        var arrived = new BlockingCollection<object>();
        OctavoMessageTypes types = new OctavoMessageTypes().Add<Order>().Add<Picky>();
        await using ServiceProvider services = new ServiceCollection().AddLogging().AddSingleton(arrived).AddInMemoryInboxOutbox().AddMassTransit(transit =>
        {
            transit.AddConsumer<Relay>();
            transit.UsingInMemory((context, bus) =>
            {
                bus.UseOctavo(types, OctavoFormats.All.Single(each => each.Name == name));
                bus.ReceiveEndpoint("relay", endpoint =>
                {
                    endpoint.UseInMemoryInboxOutbox(context);
                    endpoint.ConfigureConsumer<Relay>(context);
                });
                bus.ReceiveEndpoint("picky", endpoint => endpoint.Handler<Picky>(one => Arrived(one.Message)));
                bus.ReceiveEndpoint("plain", endpoint => endpoint.Handler<Plain>(one => Arrived(one.Message)));
                bus.ReceiveEndpoint("again", endpoint => endpoint.Handler<Order>(one => Arrived(one.Message)));
            });
        }).BuildServiceProvider();
        IBusControl bus = await MassTransitTests.Started(services);
        try
        {
            await (await bus.GetSendEndpoint(new Uri("queue:relay"))).Send(Order.Of(3));
            List<object> all = [Next(), Next(), Next()];
            Assert.Equal(3, all.OfType<Picky>().Single().Id);
            Assert.Equal("é 3", all.OfType<Plain>().Single().Text);
            Assert.Equal(3, all.OfType<Order>().Single().Lines.Count);
        }
        finally
        {
            await bus.StopAsync();
        }

        Task Arrived(object message)
        {
            arrived.Add(message);
            return Task.CompletedTask;
        }

        object Next() => MassTransitTests.Next(services);
    }

    [Fact]
    public void ConsumerOfATypeThatIsNotListedIsRefusedAtTheStart()
    {
        OctavoMessageTypes types = new OctavoMessageTypes().Add<Picky>();
        Assert.Contains("NotRegistered", Assert.ThrowsAny<Exception>(() => Bus.Factory.CreateUsingInMemory(bus =>
        {
            bus.UseOctavo(types);
            bus.ReceiveEndpoint("orders", endpoint => endpoint.Handler<Order>(_ => Task.CompletedTask));
        })).ToString(), StringComparison.Ordinal);
    }

    /// <summary>MassTransit moved it to the skipped messages, without an error.</summary>
    [Fact]
    public async Task MessageWhoseTypeTheReceiverDoesNotListIsAFault()
    {
        var arrived = new BlockingCollection<object>();
        IBusControl bus = Bus.Factory.CreateUsingInMemory(bus =>
        {
            bus.ReceiveEndpoint("orders", endpoint => endpoint.Handler<Crate>(_ => Task.CompletedTask)); // a derived class is listed
            bus.ReceiveEndpoint("faults", endpoint => endpoint.Handler<ReceiveFault>(fault =>
            {
                arrived.Add(fault.Message.Exceptions[0].Message);
                return Task.CompletedTask;
            }));
            bus.UseOctavo(new OctavoMessageTypes().Add<HeavyCrate>());
        });
        await bus.StartAsync();
        try
        {
            await (await bus.GetSendEndpoint(new Uri("queue:orders"))).Send(new Crate(1),
                context => context.Serializer = new MassTransitTests.Given(OctavoMsgPack.Serialize(new Crate(1)), OctavoFormats.MessagePack));
            Assert.True(arrived.TryTake(out object? fault, TimeSpan.FromSeconds(20)));
            Assert.Contains("add it", Assert.IsType<string>(fault), StringComparison.Ordinal);
        }
        finally
        {
            await bus.StopAsync();
        }
    }

    /// <summary>A message without a codec.</summary>
    public sealed class Plain
    {
        public string Text { get; set; } = "";
    }

    public sealed class Relay : IConsumer<Order>
    {
        public async Task Consume(ConsumeContext<Order> context)
        {
            await context.Publish(new Picky { Id = context.Message.Lines.Count });
            await context.Publish(new Plain { Text = $"é {context.Message.Lines.Count}" });
            await context.Forward(new Uri("queue:again"));
        }
    }
}
