// Owns: the nats-server of the tests, started once.
namespace Octavo.MessagingTests.Nats;

public sealed class NatsFixture : IAsyncLifetime
{
    private DebianServer _server = null!;

    internal DebianServer Server
    {
        get
        {
            Assert.SkipWhen(_server.Reason is not null, _server.Reason ?? "");
            return _server;
        }
    }

    public async ValueTask InitializeAsync() => _server = await DebianServer.StartAsync("nats");

    public ValueTask DisposeAsync() => _server.DisposeAsync();
}
