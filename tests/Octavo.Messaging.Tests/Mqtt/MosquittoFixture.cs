// Owns: the mosquitto of the tests, started once.
namespace Octavo.MessagingTests.Mqtt;

public sealed class MosquittoFixture : IAsyncLifetime
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

    public async ValueTask InitializeAsync() => _server = await DebianServer.StartAsync("mosquitto");

    public ValueTask DisposeAsync() => _server.DisposeAsync();
}
