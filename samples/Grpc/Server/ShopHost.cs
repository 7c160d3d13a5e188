// Owns: the server: Kestrel with HTTP/2 and no TLS, and gRPC's own middleware. Nothing in it is of Octavo.
using System.Net;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;
using Microsoft.Extensions.Logging;

namespace Shop;

public sealed class ShopHost : IAsyncDisposable
{
    private readonly WebApplication _application;

    private ShopHost(WebApplication application) => _application = application;

    /// <summary>The address of the server.</summary>
    public string Address => _application.Urls.Single();

    /// <summary>Starts a server on this machine.</summary>
    /// <param name="port">The port; 0 for a free one.</param>
    public static async Task<ShopHost> StartAsync(int port = 0)
    {
        WebApplicationBuilder builder = WebApplication.CreateSlimBuilder();
        builder.Logging.SetMinimumLevel(LogLevel.Warning);
        // Without TLS a connection cannot agree on a version, so it must be HTTP/2 from the beginning.
        builder.WebHost.ConfigureKestrel(kestrel => kestrel.Listen(IPAddress.Loopback, port, listen => listen.Protocols = HttpProtocols.Http2));
        builder.Services.AddGrpc();
        builder.Services.AddSingleton<OrderBook>();
        WebApplication application = builder.Build();
        application.MapGrpcService<OrdersService>();
        await application.StartAsync();
        return new ShopHost(application);
    }

    public Task WaitAsync() => _application.WaitForShutdownAsync();

    public ValueTask DisposeAsync() => _application.DisposeAsync();
}
