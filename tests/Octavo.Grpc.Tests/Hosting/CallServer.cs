// Owns: a server with gRPC services over HTTP/2 without TLS, on a free port of this machine. Knows no service.
using Grpc.AspNetCore.Server;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Hosting.Server;
using Microsoft.AspNetCore.Hosting.Server.Features;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.DependencyInjection.Extensions;
using Microsoft.Extensions.Logging;

namespace Octavo.GrpcTests.Hosting;

internal sealed class CallServer : IAsyncDisposable
{
    /// <summary>A header of answers: the encoding of the request's messages, which clients otherwise do not see.</summary>
    internal const string Seen = "seen-encoding";

    private readonly WebApplication _application;

    private CallServer(WebApplication application) => _application = application;

    /// <summary>Where it listens.</summary>
    internal string Address => _application.Services.GetRequiredService<IServer>().Features.Get<IServerAddressesFeature>()!.Addresses.Single();

    internal static async Task<CallServer> StartAsync(Action<WebApplication> map, Action<GrpcServiceOptions>? options = null,
        Action<IServiceCollection>? services = null, int port = 0)
    {
        WebApplicationBuilder builder = WebApplication.CreateSlimBuilder();
        builder.Logging.ClearProviders();
        builder.WebHost.ConfigureKestrel(kestrel => kestrel.Listen(System.Net.IPAddress.Loopback, port, listen => listen.Protocols = HttpProtocols.Http2));
        services?.Invoke(builder.Services);
        builder.Services.AddGrpc(options ?? (_ => { }));
        builder.Services.TryAddSingleton<CallLog>();
        WebApplication application = builder.Build();
        application.Use((context, next) =>
        {
            context.Response.Headers[Seen] = context.Request.Headers["grpc-encoding"].ToString();
            return next(context);
        });
        map(application);
        await application.StartAsync();
        return new CallServer(application);
    }

    /// <summary>A channel to it, with gRPC's own defaults.</summary>
    internal GrpcChannel Open(GrpcChannelOptions? options = null) => GrpcChannel.ForAddress(Address, options ?? new GrpcChannelOptions());

    /// <summary>Ends it at once: its connections are cut, whatever they do.</summary>
    internal async Task KillAsync()
    {
        try
        {
            await _application.StopAsync(new CancellationToken(canceled: true));
        }
        catch (OperationCanceledException)
        {
        }
        await _application.DisposeAsync();
    }

    public ValueTask DisposeAsync() => _application.DisposeAsync();
}
