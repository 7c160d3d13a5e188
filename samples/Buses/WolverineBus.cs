// Owns: a handler and a sender of Wolverine, over its transport by TCP on loopback.
// Packages: Octavo, Octavo.Wolverine, WolverineFx.RuntimeCompilation.
using System.Net;
using System.Net.Sockets;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;
using Octavo;
using Wolverine;
using Wolverine.Transports.Tcp;

namespace Buses;

/// <summary>What came.</summary>
public sealed class Handled
{
    public TaskCompletionSource<(Order Order, string? ContentType)> Arrived { get; } = new(TaskCreationOptions.RunContinuationsAsynchronously);
}

public sealed class OrderHandler
{
    public static void Handle(Order order, Envelope envelope, Handled handled) => handled.Arrived.TrySetResult((order, envelope.ContentType));
}

internal static class WolverineBus
{
    internal static async Task<bool> RunAsync()
    {
        var types = new OctavoMessageTypes().Add<Order>();   // the list of accepted types
        int port = FreePort();
        using IHost host = Host.CreateDefaultBuilder()
            .ConfigureLogging(logging => logging.ClearProviders())
            .ConfigureServices(services => services.AddSingleton<Handled>())
            .UseWolverine(options =>
            {
                options.UseOctavo(types, OctavoFormats.MessagePack.With(SerializerLimits.Untrusted));
                options.Discovery.DisableConventionalDiscovery().IncludeType(typeof(OrderHandler));
                options.PublishAllMessages().ToPort(port);
                options.ListenAtPort(port);
            })
            .Build();
        await host.StartAsync();
        await host.Services.GetRequiredService<IMessageBus>().PublishAsync(new Order(7, [new("A-1", 2)]));
        (Order order, string? contentType) = await host.Services.GetRequiredService<Handled>().Arrived.Task.WaitAsync(TimeSpan.FromSeconds(30));
        Console.WriteLine($"Order {order.Id} of {order.Lines.Count} line came as {contentType}");
        await host.StopAsync();
        return order is { Id: 7, Lines: [{ Sku: "A-1", Count: 2 }] } && contentType == OctavoFormats.MessagePack.MediaTypes[0];
    }

    private static int FreePort()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        return ((IPEndPoint)listener.LocalEndpoint).Port;
    }
}
