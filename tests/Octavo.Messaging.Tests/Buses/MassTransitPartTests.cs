// Owns: what MassTransit takes apart and puts together again: routing slips and jobs.
using System.Collections.Concurrent;
using MassTransit;
using Microsoft.Extensions.DependencyInjection;

namespace Octavo.MessagingTests.Buses;

public sealed class MassTransitPartTests
{
    /// <summary>Variables with a codec are written with it, in a message without one.</summary>
    [Theory]
    [InlineData("MessagePack")]
    [InlineData("JSON")]
    public async Task VariablesOfRoutingSlipsArrive(string name)
    {
        var seen = new BlockingCollection<Order>();
        await using ServiceProvider services = new ServiceCollection().AddLogging().AddMassTransit(transit => transit.UsingInMemory((_, bus) =>
        {
            bus.UseOctavo(new OctavoMessageTypes().Add<Order>(), OctavoFormats.All.Single(each => each.Name == name));
            bus.ReceiveEndpoint("pack_execute", endpoint => endpoint.ExecuteActivityHost<Pack, PackArguments>(() => new Pack(seen)));
            bus.ReceiveEndpoint("pack_again", endpoint => endpoint.ExecuteActivityHost<PackAgain, IPackArguments>(() => new PackAgain(seen)));
        })).BuildServiceProvider();
        IBusControl bus = await MassTransitTests.Started(services);
        try
        {
            var slip = new RoutingSlipBuilder(Guid.NewGuid());
            slip.AddActivity("pack", new Uri("queue:pack_execute"));
            slip.AddActivity("again", new Uri("queue:pack_again"), new { Order = Order.Of(4) });
            slip.AddVariable("Order", Order.Of(3));
            await bus.Execute(slip.Build());
            foreach (int lines in (int[])[3, 4])
            {
                Assert.True(seen.TryTake(out Order? order, TimeSpan.FromSeconds(20)));
                Assert.Equal(lines, order.Lines.Count);
            }
        }
        finally
        {
            await bus.StopAsync();
        }
    }

    /// <summary>The raw serializers lose it, and a forwarded message would live for ever.</summary>
    [Fact]
    public async Task ExpirationArrivesAndStays()
    {
        var seen = new BlockingCollection<DateTime?>();
        await using ServiceProvider services = new ServiceCollection().AddLogging().AddMassTransit(transit => transit.UsingInMemory((_, bus) =>
        {
            bus.UseOctavo(new OctavoMessageTypes().Add<Order>());
            bus.ReceiveEndpoint("first", endpoint => endpoint.Handler<Order>(context => context.Forward(new Uri("queue:second"))));
            bus.ReceiveEndpoint("second", endpoint =>
            {
                endpoint.ConfigureConsumeTopology = false;
                endpoint.Handler<Order>(context =>
                {
                    seen.Add(context.ExpirationTime);
                    return Task.CompletedTask;
                });
            });
        })).BuildServiceProvider();
        IBusControl bus = await MassTransitTests.Started(services);
        try
        {
            await bus.Publish(Order.Of(1), context => context.TimeToLive = TimeSpan.FromMinutes(5));
            Assert.True(seen.TryTake(out DateTime? until, TimeSpan.FromSeconds(20)));
            Assert.InRange(until!.Value, DateTime.UtcNow + TimeSpan.FromMinutes(4), DateTime.UtcNow + TimeSpan.FromMinutes(5));
            await bus.Publish(Order.Of(1));
            Assert.True(seen.TryTake(out until, TimeSpan.FromSeconds(20)));
            Assert.Null(until);
        }
        finally
        {
            await bus.StopAsync();
        }
    }

    /// <summary>As programs move: one endpoint with Octavo, the others as they are.</summary>
    [Fact]
    public async Task OneEndpointUsesOctavo()
    {
        OctavoMessageTypes types = new OctavoMessageTypes().Add<Order>();
        var seen = new BlockingCollection<(string? Type, Order Order)>();
        await using ServiceProvider services = new ServiceCollection().AddLogging().AddMassTransit(transit => transit.UsingInMemory((_, bus) =>
        {
            bus.ReceiveEndpoint("first", endpoint =>
            {
                endpoint.UseOctavo(types);
                endpoint.Handler<Order>(async context => await context.Send(new Uri("queue:second"), context.Message));
            });
            bus.ReceiveEndpoint("second", endpoint =>
            {
                endpoint.UseOctavo(types);
                endpoint.Handler<Order>(context =>
                {
                    seen.Add((context.ReceiveContext.ContentType?.MediaType, context.Message));
                    return Task.CompletedTask;
                });
            });
        })).BuildServiceProvider();
        IBusControl bus = await MassTransitTests.Started(services);
        try
        {
            await (await bus.GetSendEndpoint(new Uri("queue:first"))).Send(Order.Of(3));
            Assert.True(seen.TryTake(out (string? Type, Order Order) one, TimeSpan.FromSeconds(20)));
            Assert.Equal((OctavoFormats.MessagePack.MediaTypes[0], 3), (one.Type, one.Order.Lines.Count));
        }
        finally
        {
            await bus.StopAsync();
        }
    }

    [Theory]
    [InlineData("MessagePack")]
    [InlineData("JSON")]
    public async Task JobRuns(string name)
    {
        var seen = new BlockingCollection<Order>();
        await using ServiceProvider services = new ServiceCollection().AddLogging().AddSingleton(seen).AddMassTransit(transit =>
        {
            transit.AddDelayedMessageScheduler();
            transit.AddConsumer<Jobs>();
            transit.SetInMemorySagaRepositoryProvider();
            transit.AddJobSagaStateMachines();
            transit.UsingInMemory((context, bus) =>
            {
                bus.UseDelayedMessageScheduler();
                bus.UseOctavo(new OctavoMessageTypes().Add<Order>(), OctavoFormats.All.Single(each => each.Name == name));
                bus.ConfigureEndpoints(context);
            });
        }).BuildServiceProvider();
        IBusControl bus = await MassTransitTests.Started(services);
        try
        {
            await bus.Publish(Order.Of(3));
            Assert.True(seen.TryTake(out Order? order, TimeSpan.FromSeconds(30)));
            Assert.Equal(3, order.Lines.Count);
        }
        finally
        {
            await bus.StopAsync();
        }
    }

    public sealed class PackArguments
    {
        public Order? Order { get; set; }
    }

    private sealed class Pack(BlockingCollection<Order> seen) : IExecuteActivity<PackArguments>
    {
        public Task<ExecutionResult> Execute(ExecuteContext<PackArguments> context)
        {
            seen.Add(context.Arguments.Order!);
            return Task.FromResult(context.Completed());
        }
    }

    public interface IPackArguments
    {
        Order? Order { get; }
    }

    private sealed class PackAgain(BlockingCollection<Order> seen) : IExecuteActivity<IPackArguments>
    {
        public Task<ExecutionResult> Execute(ExecuteContext<IPackArguments> context)
        {
            seen.Add(context.Arguments.Order!);
            return Task.FromResult(context.Completed());
        }
    }

    private sealed class Jobs(BlockingCollection<Order> seen) : IJobConsumer<Order>
    {
        public Task Run(JobContext<Order> context)
        {
            seen.Add(context.Job);
            return Task.CompletedTask;
        }
    }
}
