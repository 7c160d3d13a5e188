// Owns: the tests of Octavo.MassTransit, over MassTransit's transport in memory.
using System.Collections.Concurrent;
using System.Net.Mime;
using MassTransit;
using MassTransit.Serialization;
using Microsoft.Extensions.DependencyInjection;

namespace Octavo.MessagingTests.Buses;

public sealed class MassTransitTests
{
    private static readonly OctavoMessageTypes s_types = new OctavoMessageTypes().Add<Order>().Add<Picky>().Add<Change>();

    [Theory]
    [InlineData("MessagePack")]
    [InlineData("Binary")]
    [InlineData("JSON")]
    public async Task MessagesAreSentAnsweredAndForwarded(string name)
    {
        OctavoFormat format = OctavoFormats.All.Single(each => each.Name == name);
        await using ServiceProvider services = Services(format);
        IBusControl bus = await Started(services);
        try
        {
            await bus.Publish(Order.Of(3));
            Assert.Equal(3, Assert.IsType<Order>(Next(services)).Lines.Count);
            Response<Picky> answer = await bus.CreateRequestClient<Order>(new Uri("queue:orders")).GetResponse<Picky>(Order.Of(2));
            Assert.Equal(2, answer.Message.Id);
            Next(services);
            await (await bus.GetSendEndpoint(new Uri("queue:forward"))).Send(Order.Of(5));
            Assert.Equal(5, Assert.IsType<Order>(Next(services)).Lines.Count);
        }
        finally
        {
            await bus.StopAsync();
        }
    }

    /// <summary>A message is read as the type that was written, and a consumer of its interface or base class gets the whole of it.</summary>
    [Theory]
    [InlineData("MessagePack")]
    [InlineData("Binary")]
    [InlineData("JSON")]
    public async Task ConsumersOfInterfacesAndBaseClassesGetTheMessage(string name)
    {
        OctavoMessageTypes types = new OctavoMessageTypes().Add<Crate>("crate").Add<HeavyCrate>("heavy");
        var arrived = new BlockingCollection<(Type Of, object Message)>();
        await using ServiceProvider services = new ServiceCollection().AddLogging().AddMassTransit(transit => transit.UsingInMemory((_, bus) =>
        {
            bus.UseOctavo(types, OctavoFormats.All.Single(each => each.Name == name));
            bus.ReceiveEndpoint("numbered", endpoint => endpoint.Handler<INumbered>(context => Arrived(typeof(INumbered), context.Message)));
            bus.ReceiveEndpoint("crates", endpoint => endpoint.Handler<Crate>(context => Arrived(typeof(Crate), context.Message)));
            bus.ReceiveEndpoint("heavy", endpoint => endpoint.Handler<HeavyCrate>(context => Arrived(typeof(HeavyCrate), context.Message)));
        })).BuildServiceProvider();
        IBusControl bus = await Started(services);
        try
        {
            HeavyCrate heavy = new(7, 2.5);
            await bus.Publish(heavy);
            Assert.Equal([typeof(Crate), typeof(HeavyCrate), typeof(INumbered)], Taken(3, heavy));
            await bus.Publish<INumbered>(heavy);
            Assert.Equal([typeof(INumbered)], Taken(1, heavy));
            await bus.Publish(new Crate(8));
            Assert.Equal([typeof(Crate), typeof(INumbered)], Taken(2, new Crate(8)));
        }
        finally
        {
            await bus.StopAsync();
        }

        Task Arrived(Type of, object message)
        {
            arrived.Add((of, message));
            return Task.CompletedTask;
        }

        IEnumerable<Type> Taken(int count, object message)
        {
            List<Type> of = [];
            for (int i = 0; i < count; i++)
            {
                Assert.True(arrived.TryTake(out (Type Of, object Message) one, TimeSpan.FromSeconds(30)));
                Assert.Equal(message, one.Message);
                of.Add(one.Of);
            }
            return of.OrderBy(type => type.Name, StringComparer.Ordinal);
        }
    }

    /// <summary>A consumer's fault has no codec: it is JSON, as before.</summary>
    [Fact]
    public async Task FaultsArrive()
    {
        await using ServiceProvider services = Services(OctavoFormats.MessagePack);
        IBusControl bus = await Started(services);
        try
        {
            await bus.Publish(Order.Of(13));
            Assert.Equal("thirteen", Assert.IsType<string>(Next(services)));
        }
        finally
        {
            await bus.StopAsync();
        }
    }

    [Fact]
    public async Task VersionsAreReadAndPoisonIsAFaultWithItsPath()
    {
        await using ServiceProvider services = Services(OctavoFormats.Json);
        IBusControl bus = await Started(services);
        try
        {
            ISendEndpoint orders = await bus.GetSendEndpoint(new Uri("queue:orders"));
            await orders.Send(Order.Of(0),
                context => context.Serializer = new Given(OctavoJson.Serialize(new NewerOrder { Id = 21, Customer = "c", Note = "n" })));
            Assert.Equal(21, Assert.IsType<Order>(Next(services)).Id);
            await orders.Send(Order.Of(0), context => context.Serializer = new Given(OctavoJson.Serialize(new OlderOrder { Id = 22, Customer = "c" })));
            Assert.Equal(22, Assert.IsType<Order>(Next(services)).Id);
            await orders.Send(Order.Of(0),
                context => context.Serializer = new Given("""{"Id":1,"Customer":"A","Lines":[{"Sku":"x","Count":"many"}]}"""u8.ToArray()));
            Assert.Contains("Order.Lines[0].Count", Assert.IsType<string>(Next(services)), StringComparison.Ordinal);
            // It was skipped, as if no consumer wanted it.
            await orders.Send(Order.Of(0), context => context.Serializer = new Given("null"u8.ToArray()));
            Assert.Contains("NullNotAllowed", Assert.IsType<string>(Next(services)), StringComparison.Ordinal);
        }
        finally
        {
            await bus.StopAsync();
        }
    }

    /// <summary>The header is the sender's: it does not choose another serializer for a type that has a codec.</summary>
    [Fact]
    public async Task HeaderDoesNotTurnTheCodecOff()
    {
        await using ServiceProvider services = Services(OctavoFormats.Json);
        IBusControl bus = await Started(services);
        try
        {
            ISendEndpoint orders = await bus.GetSendEndpoint(new Uri("queue:orders"));
            await orders.Send(Order.Of(0), context =>
            {
                context.Headers.Set("octavo-uncoded", "application/json");
                context.Serializer = new Given("""{"id":31,"customer":"c","lines":[]}"""u8.ToArray());
            });
            Assert.Contains("without its codec", Assert.IsType<string>(Next(services)), StringComparison.Ordinal);
            await orders.Send(Order.Of(0), context =>
            {
                context.Headers.Set("octavo-uncoded", "text/plain"); // no message of this package has it
                context.Serializer = new Given(OctavoJson.Serialize(new OlderOrder { Id = 32, Customer = "c" }));
            });
            Assert.Equal(32, Assert.IsType<Order>(Next(services)).Id);
        }
        finally
        {
            await bus.StopAsync();
        }
    }

    [Fact]
    public async Task TypeThatIsNotListedIsRefusedWhenItIsSent()
    {
        await using ServiceProvider services = Services(OctavoFormats.MessagePack);
        IBusControl bus = await Started(services);
        try
        {
            Assert.Contains("NotRegistered", (await Assert.ThrowsAnyAsync<Exception>(() => bus.Publish(new NewerOrder { Customer = "c" }))).ToString(),
                StringComparison.Ordinal);
        }
        finally
        {
            await bus.StopAsync();
        }
    }

    [Fact]
    public void TypeWithoutACodecIsRefusedAtTheStart() => Assert.Contains("NoCodec", Assert.ThrowsAny<Exception>(() =>
        Bus.Factory.CreateUsingInMemory(bus => bus.UseOctavo(new OctavoMessageTypes().Add<Uncoded>()))).ToString(), StringComparison.Ordinal);

    /// <summary>A program without MassTransit says no type: what came was skipped without an error.</summary>
    [Fact]
    public async Task MessageWithoutATypeIsThatOfTheConsumer()
    {
        await using ServiceProvider services = Services(OctavoFormats.Json);
        IBusControl bus = await Started(services);
        try
        {
            ISendEndpoint orders = await bus.GetSendEndpoint(new Uri("queue:orders"));
            await orders.Send(Order.Of(0), context => context.Serializer = new Plain("""{"Id":21,"Customer":"c"}"""u8.ToArray()));
            Assert.Equal(21, Assert.IsType<Order>(Next(services)).Id);
        }
        finally
        {
            await bus.StopAsync();
        }
    }

    /// <summary>Bytes of a program that is not MassTransit's.</summary>
    private sealed class Plain(byte[] bytes) : IMessageSerializer
    {
        public ContentType ContentType { get; } = new("application/json");

        public MessageBody GetMessageBody<T>(SendContext<T> context)
            where T : class => new BytesMessageBody(bytes);
    }

    internal static object Next(IServiceProvider services) =>
        services.GetRequiredService<BlockingCollection<object>>().TryTake(out object? message, TimeSpan.FromSeconds(20)) ? message
            : throw new TimeoutException();

    /// <summary>Whether something came within half a second.</summary>
    internal static bool Try(IServiceProvider services, out object? message) =>
        services.GetRequiredService<BlockingCollection<object>>().TryTake(out message, TimeSpan.FromSeconds(0.5));

    /// <summary>A bus in memory, or on a server of RabbitMQ whose queues have names of their own.</summary>
    internal static ServiceProvider Services(OctavoFormat format, Uri? rabbit = null, string prefix = "") => new ServiceCollection()
        .AddSingleton(new BlockingCollection<object>())
        .AddMassTransit(transit =>
        {
            transit.AddConsumer<OrderConsumer>().Endpoint(endpoint => endpoint.Name = prefix + "orders");
            transit.AddConsumer<Forwarder>().Endpoint(endpoint => endpoint.Name = prefix + "forward");
            transit.AddConsumer<FaultConsumer>().Endpoint(endpoint => endpoint.Name = prefix + "faults");
            if (rabbit is null)
            {
                transit.UsingInMemory((context, bus) => Configure(context, bus));
            }
            else
            {
                transit.UsingRabbitMq((context, bus) =>
                {
                    bus.Host(rabbit);
                    Configure(context, bus);
                });
            }

            void Configure<T>(IBusRegistrationContext context, IBusFactoryConfigurator<T> bus)
                where T : IReceiveEndpointConfigurator
            {
                bus.UseOctavo(s_types, format);
                bus.ConfigureEndpoints(context);
            }
        })
        .BuildServiceProvider();

    internal static async Task<IBusControl> Started(ServiceProvider services)
    {
        IBusControl bus = services.GetRequiredService<IBusControl>();
        await bus.StartAsync();
        return bus;
    }

    /// <summary>Bytes of another program.</summary>
    internal sealed class Given(byte[] bytes, OctavoFormat? format = null) : RawMessageSerializer, IMessageSerializer
    {
        public ContentType ContentType { get; } = new((format ?? OctavoFormats.Json).MediaTypes[0]);

        public MessageBody GetMessageBody<T>(SendContext<T> context)
            where T : class
        {
            SetRawMessageHeaders(context);
            return new BytesMessageBody(bytes);
        }
    }

    public sealed class OrderConsumer(BlockingCollection<object> arrived) : IConsumer<Order>
    {
        public async Task Consume(ConsumeContext<Order> context)
        {
            if (context.Message.Lines.Count == 13)
            {
                throw new InvalidOperationException("thirteen");
            }
            arrived.Add(context.Message);
            if (context.RequestId is not null)
            {
                await context.RespondAsync(new Picky { Id = context.Message.Lines.Count });
            }
        }
    }

    public sealed class Forwarder : IConsumer<Order>
    {
        public Task Consume(ConsumeContext<Order> context) => context.Message.Lines.Count == 5
            ? context.Forward(new Uri("queue:" + context.ReceiveContext.InputAddress.Segments[^1].Replace("forward", "orders", StringComparison.Ordinal)))
            : Task.CompletedTask;
    }

    public sealed class FaultConsumer(BlockingCollection<object> arrived) : IConsumer<Fault<Order>>, IConsumer<ReceiveFault>
    {
        public Task Consume(ConsumeContext<Fault<Order>> context)
        {
            arrived.Add(context.Message.Exceptions[0].Message);
            return Task.CompletedTask;
        }

        public Task Consume(ConsumeContext<ReceiveFault> context)
        {
            arrived.Add(context.Message.Exceptions[0].Message);
            return Task.CompletedTask;
        }
    }
}
