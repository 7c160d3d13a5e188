// Owns: the tests of Wolverine's batches: an array of messages that is made in the process, and never on the wire.
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Wolverine;

namespace Octavo.MessagingTests.Buses;

public sealed class WolverineBatchTests
{
    [Fact]
    public async Task BatchesStart()
    {
        var arrived = new Arrivals();
        using IHost host = Host.CreateDefaultBuilder()
            .ConfigureLogging(logging => logging.ClearProviders())
            .ConfigureServices(services => services.AddSingleton(arrived))
            .UseWolverine(options =>
            {
                options.UseOctavo(new OctavoMessageTypes().Add<Order>());
                options.Discovery.DisableConventionalDiscovery().IncludeType(typeof(BatchHandler));
                options.BatchMessagesOf<Order>(batching => batching.TriggerTime = TimeSpan.FromMilliseconds(100));
            })
            .Build();
        await host.StartAsync();
        IMessageBus bus = host.Services.GetRequiredService<IMessageBus>();
        await bus.PublishAsync(Order.Of(3));
        Assert.True(arrived.Messages.TryTake(out object? count, TimeSpan.FromSeconds(30)));
        Assert.Equal(1, count);
        await host.StopAsync();
    }
}

public static class BatchHandler
{
    public static void Handle(Order[] orders, Arrivals arrived) => arrived.Messages.Add(orders.Length);
}
