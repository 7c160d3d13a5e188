// Owns: a consumer and a sender of MassTransit, over its transport in memory; another transport is one line.
// Packages: Octavo, Octavo.MassTransit, MassTransit.
using MassTransit;
using Microsoft.Extensions.DependencyInjection;
using Octavo;

namespace Buses;

/// <summary>What came.</summary>
public sealed class Inbox
{
    public TaskCompletionSource<(Order Order, string? ContentType)> Arrived { get; } = new(TaskCreationOptions.RunContinuationsAsynchronously);
}

public sealed class OrderConsumer(Inbox inbox) : IConsumer<Order>
{
    public Task Consume(ConsumeContext<Order> context)
    {
        inbox.Arrived.TrySetResult((context.Message, context.ReceiveContext.ContentType?.MediaType));
        return Task.CompletedTask;
    }
}

internal static class MassTransitBus
{
    internal static async Task<bool> RunAsync()
    {
        var types = new OctavoMessageTypes().Add<Order>();   // the list of accepted types
        var services = new ServiceCollection();
        services.AddSingleton<Inbox>();
        services.AddMassTransit(transit =>
        {
            transit.AddConsumer<OrderConsumer>();
            transit.UsingInMemory((context, bus) =>
            {
                bus.UseOctavo(types);
                bus.ConfigureEndpoints(context);
            });
        });
        await using ServiceProvider provider = services.BuildServiceProvider();
        IBusControl control = provider.GetRequiredService<IBusControl>();
        await control.StartAsync();
        try
        {
            await control.Publish(new Order(7, [new("A-1", 2)]));
            (Order order, string? contentType) = await provider.GetRequiredService<Inbox>().Arrived.Task.WaitAsync(TimeSpan.FromSeconds(30));
            Console.WriteLine($"Order {order.Id} of {order.Lines.Count} line came as {contentType}");
            return order is { Id: 7, Lines: [{ Sku: "A-1", Count: 2 }] } && contentType == OctavoFormats.MessagePack.MediaTypes[0];
        }
        finally
        {
            await control.StopAsync();
        }
    }
}
