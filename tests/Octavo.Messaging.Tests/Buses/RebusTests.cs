// Owns: the tests of Octavo.Rebus, over Rebus' transport in memory.
using System.Collections.Concurrent;
using Rebus.Activation;
using Rebus.Bus;
using Rebus.Config;
using Rebus.Extensions;
using Rebus.Handlers;
using Rebus.Messages;
using Rebus.Messages.Control;
using Rebus.Persistence.InMem;
using Rebus.Routing.TypeBased;
using Rebus.Subscriptions;
using Rebus.Transport.InMem;

namespace Octavo.MessagingTests.Buses;

public sealed class RebusTests
{
    private static readonly OctavoMessageTypes s_types = new OctavoMessageTypes().Add<Order>("order").Add<Change>("change");

    /// <summary>Rebus does not say which handlers there are: the first message was in the error queue.</summary>
    [Fact]
    public void HandlersAreRequiredAtTheStart()
    {
        Assert.Same(s_types, s_types.EnsureHandlers([typeof(OrderOnly), typeof(IHandleMessages<Joined>), typeof(IHandleMessages<object>), typeof(string)]));
        Assert.Equal(OctavoErrorCode.NotRegistered, Assert.Throws<OctavoException>(() => s_types.EnsureHandlers([typeof(PickyToo)])).Code);
        Assert.Throws<OctavoException>(() => s_types.EnsureHandlers([typeof(IHandleMessages<Uncoded>)]));
    }

    private sealed class OrderOnly : IHandleMessages<Order>
    {
        public Task Handle(Order message) => Task.CompletedTask;
    }

    private sealed class PickyToo : IHandleMessages<Order>, IHandleMessages<Picky>
    {
        public Task Handle(Order message) => Task.CompletedTask;

        public Task Handle(Picky message) => Task.CompletedTask;
    }

    public static TheoryData<string> Formats => [.. OctavoFormats.All.Select(format => format.Name)];

    [Theory, MemberData(nameof(Formats))]
    public async Task MessagesArrive(string name)
    {
        OctavoFormat format = OctavoFormats.All.Single(each => each.Name == name);
        var network = new InMemNetwork();
        using var activator = new BuiltinHandlerActivator();
        var arrived = new BlockingCollection<object>();
        activator.Handle<Order>(order => Added(arrived, order));
        activator.Handle<Change>(change => Added(arrived, change));
        using IBus bus = Start(activator, network, name == "Protobuf" ? new OctavoMessageTypes().Add<Order>() : s_types, format);
        await bus.SendLocal(Order.Of(3));
        Assert.Equal(3, Assert.IsType<Order>(Next(arrived)).Lines.Count);
        if (name != "Protobuf")
        {
            await bus.SendLocal(new Joined { Who = "me" });
            Assert.Equal("me", Assert.IsType<Joined>(Next(arrived)).Who);
        }
    }

    /// <summary>Without a central store of subscriptions Rebus sends requests of its own, whose types no list has.</summary>
    [Fact]
    public async Task SubscribersAreKnownWithoutACentralStore()
    {
        var network = new InMemNetwork();
        using var publishing = new BuiltinHandlerActivator();
        using var subscribing = new BuiltinHandlerActivator();
        var arrived = new BlockingCollection<object>();
        subscribing.Handle<Order>(order => Added(arrived, order));
        var store = new InMemorySubscriberStore();
        using IBus publisher = Configure.With(publishing).Logging(l => l.None())
            .Transport(t => t.UseInMemoryTransport(network, "publisher", registerSubscriptionStorage: false))
            .Subscriptions(s => s.Register(_ => new LocalStore(store))).Serialization(s => s.UseOctavo(s_types)).Start();
        using IBus subscriber = Configure.With(subscribing).Logging(l => l.None())
            .Transport(t => t.UseInMemoryTransport(network, "subscriber", registerSubscriptionStorage: false))
            .Routing(r => r.TypeBased().MapFallback("publisher"))
            .Subscriptions(s => s.Register(_ => new LocalStore(new InMemorySubscriberStore()))).Serialization(s => s.UseOctavo(s_types)).Start();
        await subscriber.Subscribe<Order>();
        Assert.True(SpinWait.SpinUntil(() => Subscribers().Length == 1, TimeSpan.FromSeconds(20)));
        await publisher.Publish(Order.Of(3));
        Assert.Equal(3, Assert.IsType<Order>(Next(arrived)).Lines.Count);
        await subscriber.Unsubscribe<Order>();
        Assert.True(SpinWait.SpinUntil(() => Subscribers().Length == 0, TimeSpan.FromSeconds(20)));

        string[] Subscribers() => store.GetSubscribers(typeof(Order).GetSimpleAssemblyQualifiedName());
    }

    [Theory]
    [InlineData("garbage")]
    [InlineData("null")]
    [InlineData("""{"Topic":[1],"SubscriberAddress":"a"}""")]
    [InlineData("""{"Topic":null,"SubscriberAddress":"a"}""")]
    [InlineData("""{"Topic":"t"}""")]
    public void GarbageInARequestToSubscribeIsPoison(string body)
    {
        var network = new InMemNetwork();
        using var activator = new BuiltinHandlerActivator();
        using IBus bus = Start(activator, network, s_types, OctavoFormats.Json);
        network.Deliver("here", new TransportMessage(
            new() { [Headers.MessageId] = "m", [Headers.Type] = typeof(SubscribeRequest).GetSimpleAssemblyQualifiedName() },
            System.Text.Encoding.UTF8.GetBytes(body)).ToInMemTransportMessage());
        Assert.True(SpinWait.SpinUntil(() => network.GetCount("error") == 1, TimeSpan.FromSeconds(20)));
        Assert.Contains("InvalidData", network.GetNextOrNull("error").Headers[Headers.ErrorDetails], StringComparison.Ordinal);
    }

    /// <summary>The name is the contract: each side has its own version of the type.</summary>
    [Fact]
    public async Task VersionsMeetByName()
    {
        var network = new InMemNetwork();
        using var activator = new BuiltinHandlerActivator();
        var arrived = new BlockingCollection<object>();
        activator.Handle<Order>(order => Added(arrived, order));
        using IBus bus = Start(activator, network, s_types, OctavoFormats.Json);
        foreach (OctavoMessageTypes version in (OctavoMessageTypes[])[new OctavoMessageTypes().Add<NewerOrder>("order").Add<OlderOrder>("other"),
            new OctavoMessageTypes().Add<OlderOrder>("order")])
        {
            using var none = new BuiltinHandlerActivator();
            using IBus sender = Configure.With(none).Logging(l => l.None()).Transport(t => t.UseInMemoryTransportAsOneWayClient(network))
                .Serialization(s => s.UseOctavo(version, OctavoFormats.Json)).Start();
            await sender.Advanced.Routing.Send("here",
                version.TryGet("order", out Type? type) && type == typeof(NewerOrder) ? new NewerOrder { Id = 1, Customer = "c", Note = "n" }
                    : new OlderOrder { Id = 2, Customer = "c" });
        }
        Assert.Equal([1, 2], ((int[])[Assert.IsType<Order>(Next(arrived)).Id, Assert.IsType<Order>(Next(arrived)).Id]).Order());
    }

    /// <summary>A queue may hold messages of the format before.</summary>
    [Fact]
    public async Task MessagesOfAnotherFormatAreReadInIt()
    {
        var network = new InMemNetwork();
        using var activator = new BuiltinHandlerActivator();
        BlockingCollection<object> arrived = [];
        activator.Handle<Order>(order => Added(arrived, order));
        using IBus bus = Start(activator, network, s_types, OctavoFormats.MessagePack);
        foreach (OctavoFormat before in (OctavoFormat[])[OctavoFormats.Json, OctavoFormats.Compact])
        {
            using var none = new BuiltinHandlerActivator();
            using IBus sender = Configure.With(none).Logging(l => l.None()).Transport(t => t.UseInMemoryTransportAsOneWayClient(network))
                .Serialization(s => s.UseOctavo(s_types, before)).Start();
            await sender.Advanced.Routing.Send("here", Order.Of(4));
            Assert.Equal(4, Assert.IsType<Order>(Next(arrived)).Lines.Count);
        }
    }

    [Theory]
    [InlineData("order", "application/json", """{"Id":1,"Customer":"A","Lines":[{"Sku":"x","Count":"many"}]}""", "Order.Lines[0].Count")]
    [InlineData("order", "application/json", "garbage", "InvalidData")]
    [InlineData("System.Diagnostics.Process, System", "application/json", "{}", "NotRegistered")]
    [InlineData("order", "application/x-other", "{}", "NotInFormat")]
    [InlineData("order", "application/cbor", "garbage", "CBOR")]
    [InlineData("order", "application/json", "null", "NullNotAllowed")]
    public async Task PoisonGoesToTheErrorQueueWithItsReason(string type, string contentType, string body, string reason)
    {
        var network = new InMemNetwork();
        using var activator = new BuiltinHandlerActivator();
        using IBus bus = Start(activator, network, s_types, OctavoFormats.Json);
        network.Deliver("here",
            new TransportMessage(new() { [Headers.MessageId] = "m", [Headers.Type] = type, [Headers.ContentType] = contentType },
            System.Text.Encoding.UTF8.GetBytes(body)).ToInMemTransportMessage());
        for (int i = 0; network.GetCount("error") == 0; i++)
        {
            Assert.True(i < 500, "nothing came");
            await Task.Delay(20);
        }
        Assert.Contains(reason, network.GetNextOrNull("error").Headers[Headers.ErrorDetails], StringComparison.Ordinal);
    }

    [Fact]
    public void TypeWithoutACodecIsRefusedAtTheStart()
    {
        using var activator = new BuiltinHandlerActivator();
        Exception found = Assert.ThrowsAny<Exception>(() => Start(activator, new InMemNetwork(), new OctavoMessageTypes().Add<Uncoded>(), OctavoFormats.Json));
        Assert.Contains("NoCodec", found.ToString(), StringComparison.Ordinal);
    }

    /// <summary>Subscriptions of one program, which another program cannot see.</summary>
    private sealed class LocalStore(InMemorySubscriberStore store) : ISubscriptionStorage
    {
        private readonly InMemorySubscriptionStorage _storage = new(store);

        public bool IsCentralized => false;

        public Task<IReadOnlyList<string>> GetSubscriberAddresses(string topic) => _storage.GetSubscriberAddresses(topic);

        public Task RegisterSubscriber(string topic, string subscriberAddress) => _storage.RegisterSubscriber(topic, subscriberAddress);

        public Task UnregisterSubscriber(string topic, string subscriberAddress) => _storage.UnregisterSubscriber(topic, subscriberAddress);
    }

    private static Task Added(BlockingCollection<object> arrived, object message)
    {
        arrived.Add(message);
        return Task.CompletedTask;
    }

    private static object Next(BlockingCollection<object> arrived) =>
        arrived.TryTake(out object? message, TimeSpan.FromSeconds(20)) ? message : throw new TimeoutException();

    private static IBus Start(BuiltinHandlerActivator activator, InMemNetwork network, OctavoMessageTypes types, OctavoFormat format) =>
        Configure.With(activator)
        .Logging(l => l.None())
        .Transport(t => t.UseInMemoryTransport(network, "here"))
        .Serialization(s => s.UseOctavo(types, format))
        .Start();
}
