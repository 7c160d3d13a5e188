// Owns: the servers of Echo by both libraries, and clients of both for each: started once for all tests of them.
extern alias google;

using Grpc.AspNetCore.Server;
using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.DependencyInjection;
using Octavo.GrpcTests.Shared;
using GoogleShared = google::Octavo.GrpcTests.Shared;

namespace Octavo.GrpcTests.Hosting;

public sealed class EchoServers : IAsyncLifetime
{
    private readonly List<IAsyncDisposable> _servers = [];
    private readonly List<GrpcChannel> _channels = [];

    internal CallLog Log { get; } = new();

    internal CallServer Octavo { get; private set; } = null!;

    internal CallServer Google { get; private set; } = null!;

    /// <summary>The clients by who made client and server; both by Octavo, and one of them.</summary>
    internal IReadOnlyDictionary<Pair, IEchoCalls> Clients { get; private set; } = null!;

    public async ValueTask InitializeAsync()
    {
        _servers.Add(
            Octavo = await CallServer.StartAsync(application => application.MapGrpcService<EchoService>(), Unlimited, services => services.AddSingleton(Log)));
        _servers.Add(
            Google =
                await CallServer.StartAsync(application => application.MapGrpcService<GoogleShared::EchoService>(), Unlimited,
                    services => services.AddSingleton(Log)));
        Clients = new Dictionary<Pair, IEchoCalls>
        {
            [Pair.GoogleToOctavo] = new GoogleShared::EchoCalls(Open(Octavo)),
            [Pair.OctavoToOctavo] = new EchoCalls(Open(Octavo)),
            [Pair.OctavoToGoogle] = new EchoCalls(Open(Google)),
        };
    }

    public async ValueTask DisposeAsync()
    {
        foreach (GrpcChannel channel in _channels)
        {
            channel.Dispose();
        }
        foreach (IAsyncDisposable server in _servers)
        {
            await server.DisposeAsync();
        }
    }

    private static void Unlimited(GrpcServiceOptions options)
    {
        options.MaxReceiveMessageSize = null;
        options.MaxSendMessageSize = null;
    }

    private GrpcChannel Open(CallServer server)
    {
        GrpcChannel channel = server.Open(new GrpcChannelOptions { MaxReceiveMessageSize = null, MaxSendMessageSize = null });
        _channels.Add(channel);
        return channel;
    }
}
