// Owns: the tests of MassTransit's faults, which have the message that failed in them: with its codec, as it came.
using MassTransit;
using Microsoft.Extensions.DependencyInjection;

namespace Octavo.MessagingTests.Buses;

public sealed class MassTransitFaultTests
{
    public static TheoryData<string> Formats => ["MessagePack", "Binary", "JSON"];

    /// <summary>The consumer sets what the codec leaves out, as from a store of secrets.</summary>
    [Theory, MemberData(nameof(Formats))]
    public async Task WhatTheCodecLeavesOutIsNotInTheFault(string name)
    {
        var seen = new TaskCompletionSource<(string Body, Fault<Login> Fault)>();
        await using ServiceProvider services = Services(new OctavoMessageTypes().Add<Login>(), name, bus =>
        {
            bus.ReceiveEndpoint("logins", endpoint => endpoint.Handler<Login>(context =>
            {
                context.Message.Password = "hunter2";
                throw new InvalidOperationException("refused");
            }));
            bus.ReceiveEndpoint("faults", endpoint => endpoint.Handler<Fault<Login>>(context =>
            {
                seen.TrySetResult((context.ReceiveContext.Body.GetString(), context.Message));
                return Task.CompletedTask;
            }));
        });
        IBusControl bus = await Started(services);
        await bus.Publish(new Login { User = "ada" });
        (string body, Fault<Login> fault) = await seen.Task.WaitAsync(TimeSpan.FromSeconds(30));
        await bus.StopAsync();
        string text = body[0] == '{' ? body : System.Text.Encoding.UTF8.GetString(Convert.FromBase64String(body));
        Assert.DoesNotContain("hunter2", text, StringComparison.Ordinal);
        Assert.Contains("refused", text, StringComparison.Ordinal);
        Assert.Equal(("ada", null, "refused"), (fault.Message.User, fault.Message.Password, fault.Exceptions[0].Message));
    }

    [Theory, MemberData(nameof(Formats))]
    public async Task TheFaultOfACycleArrives(string name)
    {
        var seen = new TaskCompletionSource<Fault<Knot>>();
        await using ServiceProvider services = Services(new OctavoMessageTypes().Add<Knot>(), name, bus =>
        {
            bus.ReceiveEndpoint("knots", endpoint => endpoint.Handler<Knot>(_ => throw new InvalidOperationException("refused")));
            bus.ReceiveEndpoint("faults", endpoint => endpoint.Handler<Fault<Knot>>(context =>
            {
                seen.TrySetResult(context.Message);
                return Task.CompletedTask;
            }));
        });
        IBusControl bus = await Started(services);
        var knot = new Knot { Name = "a" };
        knot.Next = knot;
        await bus.Publish(knot);
        Fault<Knot> fault = await seen.Task.WaitAsync(TimeSpan.FromSeconds(30));
        await bus.StopAsync();
        Assert.Equal("refused", fault.Exceptions[0].Message);
        Assert.Same(fault.Message, fault.Message.Next);
    }

    [Theory, MemberData(nameof(Formats))]
    public async Task ARequestWithAUnionFails(string name)
    {
        await using ServiceProvider services = Services(new OctavoMessageTypes().Add<Drawing>().Add<Order>(), name, bus =>
            bus.ReceiveEndpoint("drawings", endpoint => endpoint.Handler<Drawing>(_ => throw new InvalidOperationException("refused"))));
        IBusControl bus = await Started(services);
        IRequestClient<Drawing> client = bus.CreateRequestClient<Drawing>(new Uri("queue:drawings"), RequestTimeout.After(s: 10));
        await Assert.ThrowsAsync<RequestFaultException>(() => client.GetResponse<Order>(new Drawing { Shape = new Square() }));
        await bus.StopAsync();
    }

    private static ServiceProvider Services(OctavoMessageTypes types, string name, Action<IInMemoryBusFactoryConfigurator> configure) =>
        new ServiceCollection().AddLogging().AddMassTransit(transit => transit.UsingInMemory((_, bus) =>
        {
            bus.UseOctavo(types, OctavoFormats.All.Single(each => each.Name == name));
            configure(bus);
        })).BuildServiceProvider();

    private static async Task<IBusControl> Started(ServiceProvider services)
    {
        IBusControl bus = services.GetRequiredService<IBusControl>();
        await bus.StartAsync();
        return bus;
    }
}
