// Owns: an application on a free port of this machine, with Kestrel. Knows no endpoint.
using Microsoft.AspNetCore.Hosting;
using Microsoft.AspNetCore.Hosting.Server;
using Microsoft.AspNetCore.Hosting.Server.Features;
using Microsoft.Extensions.Logging;

namespace Octavo.IntegrationTests.Hosting;

internal sealed class WebServer : IAsyncDisposable
{
    private readonly WebApplication _application;

    private WebServer(WebApplication application)
    {
        _application = application;
        Address = new Uri(application.Services.GetRequiredService<IServer>().Features.Get<IServerAddressesFeature>()!.Addresses.Single());
        Client = new HttpClient { BaseAddress = Address };
    }

    /// <summary>Where it listens.</summary>
    internal Uri Address { get; }

    internal HttpClient Client { get; }

    internal IServiceProvider Services => _application.Services;

    /// <summary>Starts an application, on a free port or a given one; throws what start-up throws.</summary>
    internal static async Task<WebServer> StartAsync(Action<IServiceCollection> services, Action<WebApplication> map, int port = 0)
    {
        WebApplicationBuilder builder = WebApplication.CreateSlimBuilder();
        builder.Logging.ClearProviders();
        builder.WebHost.ConfigureKestrel(kestrel => kestrel.Listen(IPAddress.Loopback, port));
        services(builder.Services);
        WebApplication application = builder.Build();
        try
        {
            map(application);
            await application.StartAsync();
        }
        catch
        {
            await application.DisposeAsync();
            throw;
        }
        return new WebServer(application);
    }

    public async ValueTask DisposeAsync()
    {
        Client.Dispose();
        await _application.DisposeAsync();
    }
}
